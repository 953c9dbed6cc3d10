/** How much room there is: width and height of the window, so that zoom counts, in em, so that the browser's font size
 *  counts. The limits are those of the style sheets. */

const ROOM = {
  /** A phone, or any low window: seats in a strip, views behind tabs. */
  small: "(max-width: 47.5em), (max-height: 39.9375em)",
  /** Low and lying: the question stands in a column beside the board. */
  low: "(max-height: 39.9375em) and (min-width: 33.75em) and (orientation: landscape)",
  tablet: "(min-width: 47.5625em) and (max-width: 73.75em) and (min-height: 40em)",
  laptop: "(min-width: 73.8125em) and (min-height: 40em) and (max-height: 48.6875em)",
  upright: "(orientation: portrait)",
  /** Low, but wide enough for the wide plan of every title at seven tenths of its size. */
  roomy: "(min-width: 73.8125em) and (min-height: 35em)",
};

class Screen {
  small = $state(false);
  low = $state(false);
  tablet = $state(false);
  laptop = $state(false);
  upright = $state(false);
  roomy = $state(false);

  /** The browser's font size by 16 px; scales lengths that are not in style sheets. */
  readonly letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

  constructor() {
    for (const name of Object.keys(ROOM) as (keyof typeof ROOM)[]) {
      const query = matchMedia(ROOM[name]);
      const look = (): void => void (this[name] = query.matches);
      query.addEventListener("change", look);
      look();
    }
  }

  /** Upright or small: the tall plan of a title, where areas share their place by tabs and rows scroll. */
  get tall(): boolean {
    return (this.small && !this.roomy) || (this.tablet && this.upright);
  }
}

export const screen = new Screen();
