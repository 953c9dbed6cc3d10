import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/lib/messages.ts"] }, // written by scripts/client_types.py
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  { languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      // `() => (x = y)` and `() => close()` are how handlers are written here.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // An empty word counts as no word in most places.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      // The types of the DOM promise what an older browser or a page without TLS does not have.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // `void value;` in an effect names what the effect depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Maps and sets that nothing is drawn from stay plain on purpose.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // It does not know that `{#if a || b}` is a test.
      "@typescript-eslint/prefer-nullish-coalescing": "off",
      // `{" "}` keeps a space at the edge of a block.
      "svelte/no-useless-mustaches": "off",
      // The parser does not know the types of callbacks in a template; svelte-check does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // d3 calls the methods of a zoom behaviour as plain functions: `select(svg).call(behaviour.scaleBy, k)`.
    files: ["src/table/AreaView.svelte"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    files: ["*.js", "scripts/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
);
