/** The licences of fonts and icons. Vite lists only packages whose modules are in a bundle. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { TYPEFACES } from "../../styles/typefaces.ts";
import { CLIENT, ROOT } from "./site-settings.ts";

/** Its name in the folder of each program. */
export const LICENCES = "licences.txt";

export const UNBUNDLED = [
  ...Object.values(TYPEFACES).map(({ from }) => `@fontsource-variable/${from}`),
  "@iconify-json/lucide",
];

/** A section like those of Vite. */
function section(name: string): string {
  const folder = path.join(ROOT, "node_modules", name);
  const { version, license, homepage } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const file = path.join(folder, "LICENSE");
  const text = existsSync(file)
    ? readFileSync(file, "utf8").trim()
    : `The package has no text. Its makers: ${homepage}`;
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}

export const listUnbundled = (): void =>
  appendFileSync(path.join(CLIENT, LICENCES), UNBUNDLED.map(section).join(""));
