/** Outlines of the seats in a 20 x 20 box: ring (nobody), disc, square, triangle, cross, star. The same as in tokens.css. */
export const SHAPES = [
  "M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zm0 4.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
  "M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z",
  "M2.5 2.5h15v15h-15z",
  "M10 1.2 19 17.6H1z",
  "M6.8 1.5h6.4v5.3h5.3v6.4h-5.3v5.3H6.8v-5.3H1.5V6.8h5.3z",
  "M10 .8l2.6 6 6.5.6-4.9 4.3 1.5 6.4-5.7-3.4-5.7 3.4 1.5-6.4L.9 7.4l6.5-.6z",
] as const;
