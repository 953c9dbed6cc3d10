// Sheets of icons from game-icons: `node scripts/icons.js titles/<title>/art/icons.txt ...` writes icons.svg beside
// each list. A list has one name a line; what stands after # is a remark. vite.config.js makes the house's own sheet.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The sheet of a list: symbols `i-<name>`. */
export function sheetOf(file) {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  const lines = readFileSync(file, "utf8").split("\n");
  const names = [...new Set(lines.map((line) => line.replace(/#.*/, "").trim()).filter(Boolean))].sort();
  const symbols = names.map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    if (!icon) throw new Error(`There is no icon '${name}' in game-icons, which ${file} names.`);
    return `<symbol id="i-${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${symbols.join("\n")}\n</defs></svg>\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of process.argv.slice(2)) writeFileSync(file.replace(/\.txt$/, ".svg"), sheetOf(file));
