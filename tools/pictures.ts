/**
 * `npm run pictures` writes src/content/pictures.gen.ts, the names and sizes of public/pictures. It lists only sizes other
 * than 1280 by 800, so that pages load a short table.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
/** Folder of the output. Tests use another one to compare. */
const out = process.argv[2] ?? root;
const folder = path.join(root, "public/pictures");
const files = readdirSync(folder);
/** Each picture has one WebP, in one of these widths. A photograph is the same by day and at dusk. */
const toWebp = new Map(
  files.flatMap((file) => {
    const name = /^(.+)-(?:day|both)-(?:640|800|1200)\.webp$/.exec(file)?.[1];
    return name ? [[name, file] as const] : [];
  }),
);
const names = [...toWebp.keys()].toSorted();
const photographs = names.filter((name) => toWebp.get(name)!.includes("-both-"));

/** Returns height divided by width, from the header of a lossy WebP, with or without transparency. */
function aspectRatio(name: string): number {
  const bytes = readFileSync(path.join(folder, toWebp.get(name)!));
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8X") return (bytes.readUIntLE(27, 3) + 1) / (bytes.readUIntLE(24, 3) + 1);
  if (kind !== "VP8 ") throw new Error(`${name}: not a lossy WebP`);
  return (bytes.readUInt16LE(28) & 0x3fff) / (bytes.readUInt16LE(26) & 0x3fff);
}

const shapes = names.map((name) => {
  const widths = (mode: string): number[] =>
    files
      .flatMap((file) =>
        file.startsWith(`${name}-${mode}-`)
          ? Number(/-(\d+)\.avif$/.exec(file)?.[1] ?? 0) || []
          : [],
      )
      .toSorted((a, b) => a - b);
  if (photographs.includes(name)) return { name, width: 1280, height: 800, widths: widths("both") };
  const day = widths("day");
  if (String(day) !== String(widths("dusk")))
    throw new Error(`${name}: day and dusk differ in widths`);
  const width = day.at(-1)!;
  return { name, width, height: Math.round(width * aspectRatio(name)), widths: day };
});

const usual = (shape: (typeof shapes)[number]): boolean =>
  shape.width === 1280 && shape.height === 800;
const family = (name: string): string =>
  name.replace(/^desk-\d+$/, "desk").replace(/^.+-wide$/, "wide");
const others = new Map(
  shapes.filter((shape) => !usual(shape)).map((shape) => [family(shape.name), shape]),
);

writeFileSync(
  path.join(out, "src/content/pictures.gen.ts"),
  `// Written by tools/pictures.ts.

export type PictureName =
${names.map((name) => `  | "${name}"`).join("\n")};

export interface PictureShape {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export const usualShape: PictureShape = { width: 1280, height: 800, widths: [400, 800, 1280] };

/** Photographs, which are the same by day and at dusk. */
export const photographs: readonly PictureName[] = [${photographs.map((name) => `"${name}"`).join(", ")}];

/** The desks share one entry, and so do the wide pictures. */
export const otherShapes: Readonly<Record<string, PictureShape>> = {
${[...others].map(([name, { width, height, widths }]) => `  ${/^\w+$/.test(name) ? name : `"${name}"`}: { width: ${width}, height: ${height}, widths: [${widths.join(", ")}] },`).join("\n")}
};
`,
);
console.log(`${names.length} pictures`);
