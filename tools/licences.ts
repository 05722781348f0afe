/**
 * `npm run licences` writes public/licences.txt, the licences of every package in the browser or at the edge. Most licences
 * require that their text is distributed with the code.
 *
 * Packages such as license-checker and generate-license-file list production dependencies only. The fonts and icons, the grouping by
 * text and the check of ALLOWED would still be ours, so a package would not make this file shorter.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../scripts/commands.ts";
import { TYPEFACES } from "../src/styles/typefaces.ts";

export const LICENCES = path.join(ROOT, "public/licences.txt");

/** Licences that require only their text. */
export const ALLOWED = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1", "Unlicense"];

/** Development packages with shipped content: fonts and icons. */
const BUILT_IN = [
  ...Object.values(TYPEFACES).map(({ from }) => `@fontsource-variable/${from}`),
  "@iconify-json/lucide",
];

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;

/** Returns the folders of shipped packages. */
function listFolders(): string[] {
  const { packages } = readJson(path.join(ROOT, "package-lock.json")) as { packages: Record<string, Locked> };
  const production = Object.entries(packages).filter(
    ([folder, { dev, optional, devOptional }]) => folder !== "" && !dev && !optional && !devOptional,
  );
  return [...production.map(([folder]) => folder), ...BUILT_IN.map((name) => `node_modules/${name}`)].toSorted();
}

function readPackage(folder: string): Shipped {
  const place = path.join(ROOT, folder);
  const { name, version, license, homepage } = readJson(path.join(place, "package.json")) as Record<string, string>;
  const [file] = globSync("{licen[cs]e,LICEN[CS]E,License}{,.md,.txt,-MIT}", { cwd: place }).toSorted();
  const text = file
    ? readFileSync(path.join(place, file), "utf8").replaceAll("\r\n", "\n").trim()
    : `${license} licence; the package has no text. Its makers: ${homepage ?? name}`;
  return { name: name!, version: version!, licence: license!, text };
}

/** Returns every shipped package with its licence. */
export const shipped = (): Shipped[] => listFolders().map(readPackage);

const RULE = "-".repeat(80);

/** Returns the text of public/licences.txt. */
export function licenceList(all: readonly Shipped[]): string {
  const width = Math.max(...all.map(({ name }) => name.length));
  const lines = all.map(({ name, version, licence }) => `${name.padEnd(width)}  ${version.padEnd(9)}  ${licence}`);
  // Packages of one publisher share one text.
  const texts = Map.groupBy(all, ({ text }) => text);
  const parts = [...texts].map(([text, users]) => `${users.map(({ name }) => name).join(", ")}\n\n${text}`);
  return `Packages in this site. Written by: npm run licences\n\n${lines.join("\n")}\n\n${parts
    .map((part) => `${RULE}\n${part}`)
    .join("\n\n")}\n`;
}

if (import.meta.main) {
  writeFileSync(LICENCES, licenceList(shipped()));
  console.log("Wrote public/licences.txt");
}
