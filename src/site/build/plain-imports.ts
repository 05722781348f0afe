/**
 * A Vite plugin: `import()` as it is written. Vite would first fetch the styles and the imports of what is asked for; here
 * all styles are one sheet, and a page names its scripts itself.
 */
import type { Plugin } from "vite";

export const plainImports = (): Plugin => ({
  name: "site:plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
});
