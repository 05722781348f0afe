/**
 * Committed generated files match their scripts. To fix: npm run fix, then read the diff. views.test.ts covers the views.
 */
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { writeBindings } from "../../scripts/bindings.ts";
import { hasNotices, updatedRegister } from "../../scripts/notices.ts";
import { formPathsText, pictureFault } from "../../scripts/form-paths.ts";
import { readForms } from "../../shared/forms.ts";
import { cards, isFresh as isFreshCard, strangers } from "../../tools/cards/card.ts";
import { scratch } from "../support/scratch.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

it("generates a route tree with exactly the routes", () => {
  const tree = [
    ...read("src/routeTree.gen.ts").matchAll(/(?:from |import\()["']\.\/routes\/([^"']+)["']/g),
  ].map((match) => match[1]);
  const files = globSync("**/[!-]*.tsx", { cwd: path.join(ROOT, "src/routes") }).map((file) =>
    file.replaceAll("\\", "/").replace(/\.tsx$/, ""),
  );
  expect(tree.toSorted()).toEqual(files.toSorted());
});

it("scripts/form-paths.ts: src/forms/paths.gen.ts is fresh", async () => {
  expect(await formPathsText()).toBe(read("src/forms/paths.gen.ts"));
});

it("names the most similar picture when a form has an unknown one", async () => {
  expect(pictureFault("contcat")).toMatch(
    /^There is no picture "contcat"\. Did you mean "contact"\? Add one with: /,
  );
  expect((await readForms()).map(({ form }) => pictureFault(form.picture)).filter(Boolean)).toEqual(
    [],
  );
});

it("scripts/bindings.ts: worker/bindings.d.ts is fresh", async () => {
  expect(await writeBindings(true)).toMatchObject({ ok: true });
});

it.each([
  ["tools/pictures.ts", ["src/content/pictures.gen.ts"]],
  ["tools/fonts.ts", ["src/styles/fonts.gen.ts", ...globSync("public/fonts/*", { cwd: ROOT })]],
  ["tools/glyphs.ts", ["public/art/glyphs.svg"]],
])("%s: %j are fresh", (script, files) => {
  const out = scratch();
  for (const file of files) mkdirSync(path.join(out, path.dirname(file)), { recursive: true });
  execFileSync(process.execPath, [script, out], { cwd: ROOT, stdio: "pipe" });
  const isFresh = (file: string): boolean =>
    readFileSync(path.join(out, file)).equals(readFileSync(path.join(ROOT, file)));
  expect(files.filter((file) => !isFresh(file))).toEqual([]);
});

it("has every rendered picture by day and at dusk", () => {
  const served = new Set(globSync("*", { cwd: path.join(ROOT, "public/pictures") }));
  const days = [...served].filter((file) => /-day-\d+\.avif$/.test(file));
  expect(days.length).toBeGreaterThan(150);
  expect(
    days.map((file) => file.replace("-day-", "-dusk-")).filter((file) => !served.has(file)),
  ).toEqual([]);
});

it("has every current notice in docs/notices.md once the register has begun", async () => {
  const forms = (await readForms()).map(({ form }) => form);
  const register = read("docs/notices.md");
  const begun = hasNotices(register) ? register : updatedRegister(register, register, forms);
  expect(updatedRegister(begun, begun, forms)).toBe(begun);
  for (const { type } of forms) expect(begun).toContain(`## ${type}, `);
});

it("has a current card for every page, and no other", async () => {
  const old = (await cards()).filter((card) => !isFreshCard(card)).map(({ file }) => file);
  expect(old, "Older than their pages. Draw them with: npm run cards").toEqual([]);
  expect(await strangers()).toEqual([]);
});
