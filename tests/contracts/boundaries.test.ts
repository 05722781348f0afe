/**
 * Who may import whom. The site and the edge share one catalogue of forms, and nothing else.
 *
 * To fix a failure:
 * 1. Ask which room the line belongs to; often it is the line that should move, not the wall.
 * 2. What two rooms need, the lower one holds: `src/forms` for what both programs need, `src/lead` for the browser.
 * 3. Only when the house really changes, change ALLOWED, and say why.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Rooms, the innermost first: a file lives in the first that its path begins with. */
const ROOMS = [
  "src/forms",
  "src/content",
  "src/lead",
  "src/ui",
  "src/pages",
  "src/routes",
  "src/styles",
  "src/site",
  "staff",
  "worker",
  "scripts",
] as const;
type Room = (typeof ROOMS)[number];

/** Packages by their first name; "virtual:" is what our own plugins make. */
const ALLOWED: Record<Room, { readonly rooms: readonly Room[]; readonly packages: readonly string[] }> = {
  "src/forms": { rooms: [], packages: ["valibot"] },
  "src/content": { rooms: ["src/forms"], packages: [] },
  "src/lead": { rooms: ["src/forms"], packages: [] },
  "src/ui": {
    rooms: ["src/forms", "src/content", "src/lead", "src/styles"],
    packages: ["react", "react-dom", "@tanstack", "sonner", "embla-carousel"],
  },
  "src/pages": {
    rooms: ["src/forms", "src/content", "src/ui"],
    packages: ["react", "@tanstack"],
  },
  "src/routes": {
    rooms: ["src/forms", "src/content", "src/ui", "src/pages"],
    packages: ["react", "@tanstack", "virtual:"],
  },
  "src/styles": { rooms: [], packages: ["unocss"] },
  "src/site": {
    // The engine draws the shell around every page, and gives the form what was typed before it woke.
    rooms: ["src/ui", "src/lead", "src/forms"],
    packages: ["react", "react-dom", "@tanstack", "virtual:", "node:", "vite", "unocss", "wrangler", "valibot"],
  },
  staff: {
    // The catalogue as Node reads it, and the quiet that every command keeps.
    rooms: ["worker", "src/forms", "scripts"],
    packages: ["node:", "wrangler", "miniflare", "aws4fetch", "valibot"],
  },
  worker: { rooms: ["src/forms"], packages: ["hono", "valibot", "aws4fetch", "file-type", "cloudflare:"] },
  scripts: {
    // They build the site, so they may see it.
    rooms: ["src/forms", "src/site", "src/styles", "worker", "staff"],
    packages: ["node:", "vite", "wrangler", "unocss", "valibot", "subset-font", "@playwright", "@cloudflare"],
  },
};

const roomOf = (file: string): Room | undefined => ROOMS.find((room) => file.startsWith(`${room}/`));

const IMPORT = /(?:^|\s)(?:import|export)\b[^;'"]*?from\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']/gm;

/** Types are paper walls: they leave no trace in the program, but a form's types in the content do tell of it. */
const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(ROOT, file), "utf8").matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? "");

const packageOf = (name: string): string => (/^(?:node|virtual|cloudflare):/.exec(name) ?? [name.split("/", 1)[0]])[0]!;

function trespasses(file: string): string[] {
  const room = roomOf(file)!;
  const { rooms, packages } = ALLOWED[room];
  return importsOf(file).flatMap((name) => {
    if (!/^[./]/.test(name)) return packages.includes(packageOf(name)) ? [] : [`${file} imports ${name}`];
    const target = name.startsWith("/") ? name.slice(1) : path.posix.join(path.posix.dirname(file), name);
    const owner = roomOf(target);
    const isOwn = owner === room || owner === undefined;
    return isOwn || rooms.includes(owner) ? [] : [`${file} imports ${target}`];
  });
}

const files = globSync("{src,worker,staff,scripts}/**/*.{ts,tsx,mjs}", { cwd: ROOT })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => !file.endsWith(".d.ts") && !file.endsWith(".gen.ts"));

it.each(ROOMS)("%s imports only what it may", (room) => {
  expect(files.filter((file) => roomOf(file) === room).flatMap(trespasses)).toEqual([]);
});

it("finds every kind of import", () => {
  expect(importsOf("src/site/browser/client.ts")).toEqual(
    expect.arrayContaining(["virtual:uno.css", "react", "../router.tsx"]),
  );
  expect(importsOf("src/ui/shell/toasts.tsx").join()).toContain("./toaster.tsx");
});
