// The bundle goes where the server serves it from. No inline script or style leaves here (the page's CSP forbids both).
import { mkdirSync, readFileSync, readdirSync, existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const titles = here("../src/citywright/titles/");
// Written beside the packages, not among our sources: ./dev builds anew when a source changes.
const sprite = here("node_modules/.citywright/icons.svg");

/** The signs the house itself uses, and those every title lists in titles/<title>/art/icons.txt. */
function wantedIcons() {
  const lists = readdirSync(titles).map((title) => `${titles}${title}/art/icons.txt`);
  const files = [here("src/art/icons.txt"), ...lists.filter(existsSync)];
  const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));
  return [...new Set(lines.map((line) => line.replace(/#.*/, "").trim()).filter(Boolean))].sort();
}

function writeSprite() {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  const symbols = wantedIcons().map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    if (!icon) throw new Error(`There is no sign '${name}' in game-icons; see the icons.txt that names it.`);
    return `<symbol id="i-${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  mkdirSync(here("node_modules/.citywright"), { recursive: true });
  writeFileSync(sprite, `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${symbols.join("\n")}\n</defs></svg>\n`);
}

writeSprite();

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
