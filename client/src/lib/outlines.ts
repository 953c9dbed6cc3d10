/** Outlines of the seats in a 20 x 20 box: ring (nobody), disc, square, triangle, cross, star; as in tokens.css. */
export const SHAPES = [
  "M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zm0 4.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
  "M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z",
  "M2.5 2.5h15v15h-15z",
  "M10 1.2 19 17.6H1z",
  "M6.8 1.5h6.4v5.3h5.3v6.4h-5.3v5.3H6.8v-5.3H1.5V6.8h5.3z",
  "M10 .8l2.6 6 6.5.6-4.9 4.3 1.5 6.4-5.7-3.4-5.7 3.4 1.5-6.4L.9 7.4l6.5-.6z",
] as const;

/** How round the corners of a node are, in parts of its smaller side. */
const ROUND = 0.085;

/** The line round a node, or `grow` outside it. One path whatever the shape: a question draws dozens at once. */
export function outlined({ w, h, outline }: { w: number; h: number; outline?: string | undefined }, grow = 0): string {
  if (outline?.startsWith("M")) return outline;
  if (outline === "hex") return `M${w / 2} 0L${w} ${h / 4}V${(h * 3) / 4}L${w / 2} ${h}L0 ${(h * 3) / 4}V${h / 4}z`;
  const wide = w + 2 * grow;
  const high = h + 2 * grow;
  if (outline === "disc")
    return `M${-grow} ${h / 2}a${wide / 2} ${high / 2} 0 1 1 ${wide} 0a${wide / 2} ${high / 2} 0 1 1 ${-wide} 0z`;
  const r = Math.max(0, Math.min(w, h) * ROUND + grow);
  const bend = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  const [across, down] = [wide - 2 * r, high - 2 * r];
  const there = `h${across}${bend(r, r)}v${down}${bend(-r, r)}`;
  return `M${r - grow} ${-grow}${there}h${-across}${bend(-r, -r)}v${-down}${bend(r, -r)}z`;
}
