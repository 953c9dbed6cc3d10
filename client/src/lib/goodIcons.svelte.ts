/** The icon of each good, from the layout of the title on the table. */

class GoodIcons {
  icons = $state.raw<Record<string, string>>({});

  icon(good: string): string {
    return this.icons[good] ?? good;
  }
}

export const goodIcons = new GoodIcons();
