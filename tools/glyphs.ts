/** `npm run fix` runs it: writes public/art/glyphs.svg, one file with the icons that appear far down a page. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { ROOT } from "../shared/commands.ts";
import { glyphs } from "../src/content/glyphs.ts";

const symbols = glyphs.map(
  (name) => `<symbol id="${name}" viewBox="0 0 24 24">${lucide.icons[name].body}</symbol>`,
);
/** Folder of the output. Tests use another one to compare. */
const out = process.argv[2] ?? ROOT;
writeFileSync(
  path.join(out, "public/art/glyphs.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);
