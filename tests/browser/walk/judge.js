// Looks at a page as it stands and tells what a person would see to be wrong with it: one line each.
// Asked by judge.py; `wish` says how the page is held: { touch, board, floors }.
(wish) => {
  const FLOOR = { page: 12, drawing: 10.5, figure: 9 };
  const SLACK = 0.3; // a browser rounds
  const TOUCH = 44;
  const MOUSE = 24;
  const faults = new Map();
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const tell = (kind, what, detail = "") => {
    const key = `${kind}: ${what}`;
    if (!faults.has(key)) faults.set(key, detail ? `${key} (${detail})` : key);
  };
  const place = (one) => {
    const named = one.closest("[data-area], .dock, .rail, .bar, .strip, .tabs, .inspector, .finale, .sheet-view, dialog, .refusal, section, main, header");
    return named ? named.dataset?.area || named.className?.baseVal || String(named.className).split(" ")[0] || named.tagName.toLowerCase() : "page";
  };
  const cut = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const wide = (box) => Math.max(0, box.right - box.left);
  const high = (box) => Math.max(0, box.bottom - box.top);

  // -- what is seen of a thing --
  const styles = new Map();
  const styleOf = (one) => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));
  const hiddenOf = new Map();
  const isHidden = (one) => {
    if (!one || one === document.documentElement) return false;
    if (hiddenOf.has(one)) return hiddenOf.get(one);
    const style = styleOf(one);
    const gone =
      style.display === "none" || style.visibility !== "visible" || Number(style.opacity) < 0.05 || one.classList?.contains("sr") ||
      one.tagName === "defs" || one.tagName === "symbol" || one.tagName === "OPTION" || one.tagName === "SCRIPT" || one.tagName === "STYLE" || one.tagName === "TITLE" ||
      style.clipPath === "inset(50%)" || one.inert === true || one.id === "art";
    const answer = gone || isHidden(one.parentElement);
    hiddenOf.set(one, answer);
    return answer;
  };
  /** What clips a thing: boxes from the inside out, each with whether one can scroll there, and whether it says so. */
  const clipsOf = (one, itself = false) => {
    const clips = [];
    let fixed = styleOf(one).position === "fixed";
    let absolute = styleOf(one).position === "absolute";
    for (let up = itself ? one : one.parentElement; up && up !== document.documentElement && !fixed; up = up.parentElement) {
      const style = styleOf(up);
      if (style.display === "contents") continue; // it has no box, so it cuts nothing
      if (up !== one && absolute && style.position === "static" && style.transform === "none") continue;
      absolute = style.position === "absolute";
      const svg = up.tagName === "svg";
      if ((svg && style.overflow !== "visible") || (!svg && !(up instanceof SVGElement) && (style.overflowX !== "visible" || style.overflowY !== "visible"))) {
        const box = up.getBoundingClientRect();
        const scrollX = /auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth + 1;
        const scrollY = /auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight + 1;
        const zoomed = svg && up.closest(".area.zooms.near") !== null;
        clips.push({ box, x: scrollX || zoomed, y: scrollY || zoomed, up });
      }
      fixed = style.position === "fixed";
    }
    const root = document.scrollingElement;
    clips.push({ box: view, x: root.scrollWidth > innerWidth + 1, y: root.scrollHeight > innerHeight + 1, up: root });
    return clips;
  };
  const pieces = []; // every line of every text that is seen
  const looked = (box, clips) => clips.reduce((rest, clip) => cut(rest, clip.box), box);

  // -- drawings that are used many times: the browser shows them, but their texts stand elsewhere; so they are put in --
  const put = [];
  const boxes = new Map(); // the text of a card and the card it must not leave
  const unfold = (use, depth) => {
    const name = (use.getAttribute("href") || "").slice(1);
    const drawn = name.startsWith("tpl-") ? document.getElementById(name) : null;
    if (!drawn || depth > 3 || isHidden(use)) return;
    const copy = document.createElementNS("http://www.w3.org/2000/svg", "g");
    copy.setAttribute("transform", use.getAttribute("transform") || "");
    copy.setAttribute("class", use.getAttribute("class") || "");
    for (const child of drawn.children) copy.append(child.cloneNode(true));
    use.after(copy);
    put.push(copy);
    const matrix = copy.getScreenCTM();
    const [w, h] = (drawn.dataset.box || "0 0").split(" ").map(Number);
    if (matrix && w) {
      const corner = new DOMPoint(0, 0).matrixTransform(matrix);
      const end = new DOMPoint(w, h).matrixTransform(matrix);
      for (const text of copy.querySelectorAll("text")) boxes.set(text, { left: corner.x, top: corner.y, right: end.x, bottom: end.y });
    }
    for (const inner of copy.querySelectorAll("use")) unfold(inner, depth + 1);
  };
  for (const use of document.querySelectorAll("svg.scene use, svg.card use, .cards svg use")) if (!put.some((copy) => copy.contains(use))) unfold(use, 0);

  // -- texts --
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.data.trim()) continue;
    const home = text.parentElement;
    if (!home || isHidden(home)) continue;
    const inSvg = home instanceof SVGElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    const clips = clipsOf(home, true);
    const style = styleOf(home);
    let size = parseFloat(style.fontSize);
    if (inSvg) {
      const matrix = home.getScreenCTM?.();
      if (matrix) size *= Math.hypot(matrix.a, matrix.b);
    }
    let any = false;
    // A range does not know of letters that were narrowed; the element does.
    const rects = inSvg && home.hasAttribute("textLength") ? [home.getBoundingClientRect()] : range.getClientRects();
    for (const rect of rects) {
      if (rect.width < 1 || rect.height < 1) continue;
      // Letters do not fill their line: a fifth above and below is air.
      const box = { left: rect.left, right: rect.right, top: rect.top + rect.height * 0.2, bottom: rect.bottom - rect.height * 0.2 };
      const seen = looked(box, clips);
      if (wide(seen) < 1 || high(seen) < 1) continue;
      any = true;
      pieces.push({ text: text.data, home, box, seen, inSvg, node: home.closest(".node") });
      const lostX = wide(box) - wide(seen);
      const lostY = high(box) - high(seen);
      if (lostX > 2 || lostY > 2) {
        // Who cuts it first? What scrolls may cut; what does not must not.
        for (const clip of clips) {
          const here = cut(box, clip.box);
          const x = wide(box) - wide(here) > 2 && !clip.x;
          const y = high(box) - high(here) > 2 && !clip.y;
          if (x || y) {
            tell("cut", short(text.data), `${place(home)}, ${Math.round(x ? wide(box) - wide(here) : high(box) - high(here))} px`);
            break;
          }
          if (wide(box) - wide(here) > 2 || high(box) - high(here) > 2) break;
        }
      }
    }
    if (!any) continue;
    const hit = home.closest(".node")?.querySelector(":scope > rect.hit")?.getBoundingClientRect();
    const card = boxes.get(home.closest("text")) ?? (hit?.width ? hit : undefined);
    if (card && inSvg) {
      const whole = home.closest("text").getBoundingClientRect();
      const out = Math.max(card.left - whole.left, whole.right - card.right);
      if (out > 3) tell("leaves its card", short(text.data), `${place(home)}, ${Math.round(out)} px`);
    }
    const floor = inSvg ? (/^[\d\s+−\-/×.,]+$/.test(text.data) || home.classList.contains("num") ? FLOOR.figure : FLOOR.drawing) : FLOOR.page;
    const mini = home.closest(".area.mini, .pic, .arch, .minimap, sup");
    if (!mini && size < floor - SLACK) tell("small letters", short(text.data), `${place(home)}, ${size.toFixed(1)} px`);
  }
  for (const one of document.querySelectorAll("body *")) {
    if (one instanceof SVGElement || isHidden(one) || !one.textContent.trim()) continue;
    const style = styleOf(one);
    if (style.textOverflow === "ellipsis" && style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1) tell("dots", short(one.textContent), place(one));
    else if (style.webkitLineClamp !== "none" && one.scrollHeight > one.clientHeight + 3 && style.display.includes("box")) tell("dots", short(one.textContent), place(one));
  }

  // A list shows one line of its own, cut without a sign where it is too wide.
  const ARROW = 14;
  const ruler = document.createElement("canvas").getContext("2d");
  for (const one of document.querySelectorAll("select")) {
    if (isHidden(one) || !one.clientWidth) continue;
    const style = styleOf(one);
    ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const said = one.selectedOptions[0]?.textContent.trim() ?? "";
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (ruler.measureText(said).width > room - ARROW) tell("cut", short(said), "list");
  }

  // -- texts over texts --
  const overlay = (one) => one.closest("dialog[open], .inspector, .refusal, .finale, .calm, .curtain, .minimap, .lens, .rail, .notice");
  const isOpaque = (one, beside) => {
    for (let up = one; up && !up.contains(beside); up = up.parentElement) {
      const style = styleOf(up);
      const alpha = /rgba?\([^)]*?(?:[,/]\s*([\d.]+%?))?\)$/.exec(style.backgroundColor);
      if (style.backgroundImage !== "none" || (style.backgroundColor !== "transparent" && !/rgba\(.*, 0\)/.test(style.backgroundColor) && alpha)) return true;
    }
    return false;
  };
  const under = (piece, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top && !piece.home.contains(top) && !top.contains(piece.home) && isOpaque(top, piece.home) ? top : null;
  };
  const area = (box) => wide(box) * high(box);
  const stacked = (a, b) => {
    if (!a.node || !b.node || a.node === b.node) return false;
    const one = a.node.getBoundingClientRect();
    const two = b.node.getBoundingClientRect();
    return area(cut(one, two)) > 0.3 * Math.min(area(one), area(two));
  };
  pieces.sort((a, b) => a.seen.top - b.seen.top);
  for (let i = 0; i < pieces.length; i += 1) {
    const a = pieces[i];
    for (let j = i + 1; j < pieces.length && pieces[j].seen.top < a.seen.bottom; j += 1) {
      const b = pieces[j];
      if (a.home === b.home || a.home.contains(b.home) || b.home.contains(a.home)) continue;
      const both = cut(a.seen, b.seen);
      if (wide(both) < 3 || high(both) < 0.3 * Math.min(high(a.seen), high(b.seen))) continue;
      if (overlay(a.home) !== overlay(b.home) || stacked(a, b)) continue;
      const x = (both.left + both.right) / 2;
      const y = (both.top + both.bottom) / 2;
      if (!a.inSvg && !b.inSvg && (under(a, x, y) || under(b, x, y))) continue; // one lies under something: told below
      if (a.inSvg !== b.inSvg && under(a.inSvg ? a : b, x, y)?.closest?.("svg") === null) continue;
      tell("overprinted", `${short(a.text)} × ${short(b.text)}`, place(a.home));
    }
  }
  // -- texts under something --
  for (const piece of pieces) {
    if (overlay(piece.home) || styleOf(piece.home).pointerEvents === "none") continue;
    if (high(piece.seen) < 0.4 * high(piece.box)) continue; // the next line of what scrolls shows its edge
    const x = (piece.seen.left + piece.seen.right) / 2;
    const y = (piece.seen.top + piece.seen.bottom) / 2;
    const top = document.elementFromPoint(x, y);
    if (!top || piece.home.contains(top) || top.contains(piece.home)) continue;
    if (overlay(top) || top.closest(".sky, .flight")) continue;
    if (piece.inSvg && top.closest("svg") === piece.home.closest("svg")) continue;
    // What was scrolled away under the heading of its own list can be scrolled back.
    let heading = top;
    while (heading && styleOf(heading).position !== "sticky") heading = heading.parentElement;
    if (heading && heading.parentElement.contains(piece.home) && heading.parentElement.scrollTop > 0) continue;
    tell("under something", short(piece.text), `${place(piece.home)} under ${place(top)} ${top.tagName} ${top.className?.baseVal ?? top.className}`);
  }

  // -- things to press --
  /** What answers to a press: of a thing on the board its ground, with the edge it is given to be larger than it looks. */
  const pressed = (one) => {
    const box = one.getBoundingClientRect();
    const hit = one.matches(".node") ? one.querySelector(":scope > .hit") : null;
    if (!hit) return box;
    const edge = parseFloat(styleOf(hit).strokeWidth) / 2 || 0;
    const own = hit.getBoundingClientRect();
    const grown = { left: Math.min(box.left, own.left - edge), right: Math.max(box.right, own.right + edge), top: Math.min(box.top, own.top - edge), bottom: Math.max(box.bottom, own.bottom + edge) };
    return { ...grown, width: wide(grown), height: high(grown) };
  };
  const controls = [...document.querySelectorAll("button, a[href], input, select, .node.target")].filter((one) => !isHidden(one) && !one.disabled);
  const open = document.querySelector("dialog[open], .curtain");
  for (const one of controls) {
    if (open && !open.contains(one)) continue;
    if (styleOf(one).pointerEvents === "none") continue; // shown while a hand rests on something, not to be pressed
    const box = pressed(one);
    const clips = clipsOf(one);
    const seen = looked(box, clips);
    const name = short(one.getAttribute("aria-label") || one.textContent || one.id || one.className?.baseVal || one.className);
    if (wide(seen) < 4 || high(seen) < 4) {
      if (!box.width) continue;
      // Out of sight: somebody must say that there is more.
      const scroller = clips.find((clip) => wide(cut(box, clip.box)) < 4 || high(cut(box, clip.box)) < 4);
      const answer = one.matches(".chip, .node.target, .btn-main");
      const says = scroller && (scroller.up.classList?.contains("more") || scroller.up.classList?.contains("more-x") || scroller.up.closest?.(".area.zooms.near") || (scroller.up.scrollTop > 4 || scroller.up.scrollLeft > 4));
      if (answer && !says && one.closest(".dock, .field")) tell("answer out of sight", name, place(one));
      continue;
    }
    const x = (seen.left + seen.right) / 2;
    const y = (seen.top + seen.bottom) / 2;
    if (!one.matches(".node")) {
      const top = document.elementFromPoint(x, y);
      // The sheet of the end lies over the board until it is closed.
      const sheet = top?.closest(".finale") && !one.closest(".finale");
      if (top && !sheet && !one.contains(top) && !top.contains(one) && !(one.id && top.closest("label"))) tell("covered", name, `${place(one)} under ${place(top)}`);
      // A page that scrolls ends somewhere.
      const fixed = looked(box, clips.filter((clip) => clip.up !== document.scrollingElement || !clip.y));
      if (one.matches(".btn-main") && (wide(box) - wide(fixed) > 3 || high(box) - high(fixed) > 3)) tell("cut button", name, place(one));
    }
    const least = wish.touch ? TOUCH : MOUSE;
    const inline = one.matches("a, .clause, .told, .ruling") || one.closest("p, li.round, .cited, label");
    if (inline || one.matches("input[type=checkbox], input[type=range]")) continue;
    if (wide(box) < least - 1 || high(box) < least - 1) {
      // Small, but with room around it: no other control within reach of a finger.
      const need = { left: x - least / 2, right: x + least / 2, top: y - least / 2, bottom: y + least / 2 };
      const crowd = controls.some((other) => {
        if (other === one || one.contains(other) || other.contains(one)) return false;
        const theirs = looked(other.getBoundingClientRect(), clipsOf(other));
        return wide(cut(need, theirs)) > 1 && high(cut(need, theirs)) > 1 && Math.min(wide(theirs), high(theirs)) > 0;
      });
      if (crowd && !one.closest(".area.mini")) tell("small target", name, `${place(one)}, ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
  }

  // -- the board, and the page as a whole --
  if (wish.board) {
    const boards = [...document.querySelectorAll(".field .area:not(.mini)")].filter((one) => !isHidden(one));
    const drawn = (one) => {
      const svg = one.querySelector(".scene")?.getBoundingClientRect();
      const box = one.getBoundingClientRect();
      return svg ? area(cut(cut(svg, box), view)) : 0;
    };
    const share = Math.max(0, ...boards.map(drawn)) / (innerWidth * innerHeight);
    const all = boards.reduce((sum, one) => sum + drawn(one), 0) / (innerWidth * innerHeight);
    if (boards.length && share < 0.2 && all < 0.3) tell("small board", `${Math.round(share * 100)} % of the window`);
    if (!boards.length && !document.querySelector(".sheet-view, .finale")) tell("no board", "nothing is drawn");
    if (document.scrollingElement.scrollHeight > innerHeight) tell("page scrolls", `${document.scrollingElement.scrollHeight - innerHeight} px`);
  }
  if (document.scrollingElement.scrollWidth > innerWidth) tell("sideways", `${document.scrollingElement.scrollWidth - innerWidth} px`);
  for (const copy of put) copy.remove();
  return [...faults.values()];
}
