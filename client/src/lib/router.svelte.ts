/** Paths of the single page: which component, with which parameters. */

type Route =
  | { page: "home" | "tables" | "records" | "credits" | "account" | "missing" }
  | { page: "new"; title: string }
  | { page: "table"; table: string; invite: string }
  | { page: "replay"; table: string }
  | { page: "rules"; title: string };

/** A part of an address as it was meant; one that is no text stays as it is, and no page has that name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(path: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decoded);
  if (!first) return { page: "home" };
  if (first === "new") return { page: "new", title: second };
  if (first === "t" && second)
    return third === "replay" ? { page: "replay", table: second } : { page: "table", table: second, invite: "" };
  if (first === "i" && second) return { page: "table", table: second, invite: third };
  if (first === "rules") return { page: "rules", title: second };
  if (first === "tables" || first === "records" || first === "credits" || first === "account") return { page: first };
  return { page: "missing" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.route = read(location.pathname);
    this.hash = location.hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || !link.hasAttribute("href")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
