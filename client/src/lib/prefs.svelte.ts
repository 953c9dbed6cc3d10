/** What a visitor chose for this browser: language, theme, sound, motion. Kept in the browser only. */

export type Lang = "ru" | "en";
export type Theme = "system" | "light" | "dark";

const KEY = "citywright";
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  calm: boolean;
  /** A guest who was asked for a name once is not asked again. */
  named: boolean;
  /** What has one answer and tells nobody anything is answered by itself. */
  auto: boolean;
}

function kept(): Kept {
  const first: Kept = {
    lang: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
    theme: "system",
    sound: false,
    calm: false,
    named: false,
    auto: true,
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return first;
  }
}

class Prefs {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  sound = $state(false);
  calm = $state(false);
  named = $state(false);
  auto = $state(true);

  constructor() {
    Object.assign(this, kept());
    this.show();
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { lang, theme, sound, calm, named, auto } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, sound, calm, named, auto }));
    } catch {
      // Without storage the settings last as long as the page.
    }
    this.show();
  }

  /** Is the theme dark now, by choice or by the system? */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  /** No motion: asked for here or by the system. */
  get still(): boolean {
    return this.calm || STILL.matches;
  }

  private show(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    if (this.theme === "system") root.removeAttribute("data-theme");
    else root.dataset.theme = this.theme;
    if (this.calm) root.dataset.motion = "less";
    else root.removeAttribute("data-motion");
  }
}

export const prefs = new Prefs();
