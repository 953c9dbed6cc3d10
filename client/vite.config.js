// The bundle goes where the server serves it from. No inline script or style leaves here (the page's CSP forbids both).
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { sheetOf } from "./scripts/icons.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
// Written beside the packages, not among our sources: ./dev builds anew when a source changes.
mkdirSync(here("node_modules/.citywright"), { recursive: true });
writeFileSync(here("node_modules/.citywright/icons.svg"), sheetOf(here("src/art/icons.txt")));

const ROOT = 16;
const HAIRLINE = 4;

/** Style sheets are written in pixels. With a larger font size in the browser everything grows, as by zooming: lengths
 *  become rem, and the limits of windows em. Hairlines stay thin, and scene.css is in the units of drawings.
 *  `web/styles.py` does the same to the sheets of the titles. */
const rems = {
  postcssPlugin: "rems",
  Once(root) {
    const turn = (text, unit, least) =>
      text.replace(/url\([^)]*\)|(\d*\.?\d+)px/g, (found, size) =>
        size === undefined || Number(size) < least ? found : `${+(size / ROOT).toFixed(5)}${unit}`,
      );
    root.walkAtRules(
      /^(media|container)$/,
      (rule) => void (rule.params = turn(rule.params, rule.name === "media" ? "em" : "rem", 0)),
    );
    if (!root.source?.input.file?.endsWith("scene.css"))
      root.walkDecls((one) => void (one.value = turn(one.value, "rem", HAIRLINE)));
  },
};

export default defineConfig({
  base: "/static/",
  plugins: [svelte({ compilerOptions: { runes: true, css: "external" }, prebundleSvelteLibraries: false })],
  css: { postcss: { plugins: [rems] } },
  build: {
    outDir: here("../src/citywright/web/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
    chunkSizeWarningLimit: 400,
  },
});
