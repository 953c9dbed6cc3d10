/** How much room there is. The limits are those of the style sheets. */

class Screen {
  small = $state(false);
  /** Upright or small: the tall plan of a title. */
  tall = $state(false);

  constructor() {
    const small = matchMedia("(max-width: 760px)");
    const upright = matchMedia("(max-width: 1180px) and (orientation: portrait)");
    const look = (): void => {
      this.small = small.matches;
      this.tall = small.matches || upright.matches;
    };
    small.addEventListener("change", look);
    upright.addEventListener("change", look);
    look();
  }
}

export const screen = new Screen();
