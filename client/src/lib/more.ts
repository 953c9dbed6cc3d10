/** Classes on what scrolls: `more` while there is more below, `more-x` while there is more to the right. Keys reach it,
 *  too. */

import type { Attachment } from "svelte/attachments";

const NEAR = 4;
const REACHED = "a[href], button:not(:disabled), input, select, textarea, [tabindex='0']";

export const more: Attachment<HTMLElement> = (box) => {
  let frame = 0;
  const keeps = box.hasAttribute("tabindex");
  const look = (): void => {
    frame = 0;
    const { overflowX, overflowY } = getComputedStyle(box);
    box.classList.toggle("more", box.scrollHeight - box.scrollTop - box.clientHeight > NEAR && overflowY !== "visible");
    box.classList.toggle(
      "more-x",
      box.scrollWidth - box.scrollLeft - box.clientWidth > NEAR && overflowX !== "visible",
    );
    if (keeps) return;
    const scrolls =
      (box.scrollHeight > box.clientHeight && overflowY !== "visible") ||
      (box.scrollWidth > box.clientWidth && overflowX !== "visible");
    if (scrolls && !box.querySelector(REACHED)) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const size = new ResizeObserver(soon);
  const inside = new MutationObserver(soon);
  size.observe(box);
  inside.observe(box, { childList: true, subtree: true, characterData: true });
  box.addEventListener("scroll", soon, { passive: true });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    inside.disconnect();
    box.removeEventListener("scroll", soon);
  };
};
