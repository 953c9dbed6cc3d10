/** The fonts of the boards. Lines are broken by width, so what was painted before they came is painted again. */

const FAMILY = '"Golos Text Variable"';
/** Latin and Cyrillic letters come in files of their own. */
const SAMPLE = "aя";

class Fonts {
  private here = $state(false);

  constructor() {
    // If the font cannot be loaded nothing changes: texts were measured in the fallback.
    void document.fonts.load(this.font(16), SAMPLE).then(
      () => (this.here = true),
      () => undefined,
    );
  }

  /** The font of a label at a size, as a canvas wants it. */
  font(size: number): string {
    return `620 ${size}px ${FAMILY}, sans-serif`;
  }

  /** Read by whatever measures text, so that it runs again when the fonts have loaded. */
  version(): boolean {
    return this.here;
  }
}

export const fonts = new Fonts();
