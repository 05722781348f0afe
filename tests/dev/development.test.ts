/** `npm run dev` picks up new, changed and removed pages, forms and translations. The tests edit a copy of the project. */
import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DevServer, startDevServer } from "./dev-server.ts";

let server: DevServer;
beforeAll(async () => {
  server = await startDevServer();
});
afterAll(() => server.stop());

const absolute = (file: string): string => path.join(server.root, file);
const edit = (file: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(absolute(file), "utf8");
  expect(text, `${file} has what the test changes`).toMatch(from);
  writeFileSync(absolute(file), text.replace(from, to));
};

const becomes = (address: string, status: number): Promise<void> =>
  expect.poll(async () => (await server.get(address)).status, { message: address }).toBe(status);
const serves = async (address: string, words: string): Promise<boolean> =>
  (await server.get(address)).text.includes(words);
const comesToSay = (address: string, words: string, isSaid = true): Promise<void> =>
  expect.poll(() => serves(address, words), { message: `${address} says ${words}` }).toBe(isSaid);

describe("a page", () => {
  const folder = "src/pages/guest-scratch";
  const route = (name: string): string =>
    [
      'import { createFileRoute } from "@tanstack/react-router";',
      'import { page } from "../../site/page-loader.tsx";',
      `export const Route = createFileRoute("/{-$locale}/${name}")(page("${name}"));`,
      "",
    ].join("\n");

  it("serves a page as soon as its folder and route exist", async () => {
    await becomes("/guest-scratch", 404);
    server.write(
      `${folder}/content.en.ts`,
      'export const content = { page: { path: "/guest-scratch", title: "A", description: "B" } };\n',
    );
    server.write(
      `${folder}/page.tsx`,
      [
        "export const ASIDE = 1;",
        "export default function Scratch() {",
        "  return <h1>Rooms by the week</h1>;",
        "}",
        "",
      ].join("\n"),
    );
    server.write("src/routes/{-$locale}/guest-scratch.tsx", route("guest-scratch"));
    await becomes("/guest-scratch", 200);
    await comesToSay("/guest-scratch", "Rooms by the week");
    // Routes of the browser's router.
    await comesToSay("/src/site/page-loader.tsx", "pages/guest-scratch/page.tsx");
    await comesToSay("/src/routeTree.gen.ts", "/{-$locale}/guest-scratch");
  });

  it("shows a changed page, and follows a moved or removed folder", async () => {
    edit(`${folder}/page.tsx`, "by the week", "by the month");
    await comesToSay("/guest-scratch", "Rooms by the month");
    renameSync(absolute(folder), absolute("src/pages/moved-scratch"));
    rmSync(absolute("src/routes/{-$locale}/guest-scratch.tsx"));
    server.write("src/routes/{-$locale}/moved-scratch.tsx", route("moved-scratch"));
    edit("src/pages/moved-scratch/content.en.ts", "/guest-scratch", "/moved-scratch");
    await becomes("/moved-scratch", 200);
    await becomes("/guest-scratch", 404);
    await comesToSay("/src/routeTree.gen.ts", "/{-$locale}/moved-scratch");
    await comesToSay("/src/site/page-loader.tsx", "pages/guest-scratch", false);
  });
});

it("shows a form from npm run new:form, its changes and its removal", async () => {
  const definition = "src/forms/definitions/scratch-form.form.ts";
  await becomes("/scratch-form", 404);
  execFileSync(process.execPath, ["scripts/new-form.ts", "scratch-form"], { cwd: server.root });
  await becomes("/scratch-form", 200);
  edit(definition, '"A line or two is enough."', '"Which site, and when?"');
  await comesToSay("/scratch-form", "Which site, and when?");
  edit("src/forms/definitions/shared-fields.ts", 'label: "Full name"', 'label: "Your whole name"');
  await comesToSay("/scratch-form", "Your whole name");
  edit("src/forms/catalogue.ts", /^.*scratchForm.*\n/gm, "");
  rmSync(absolute(definition));
  await becomes("/scratch-form", 404);
  await becomes("/contact-form", 200);
});

it("shows a changed translation, and removes and restores it", async () => {
  const words = "src/pages/faq/content.hi.ts";
  const isThere = async (): Promise<void> => {
    await becomes("/hi/faq", 200);
    await comesToSay("/faq", 'href="/hi/faq"');
  };
  await isThere();
  edit(words, /title: ".*"/, 'title: "नया शीर्षक"');
  await comesToSay("/hi/faq", "<title>नया शीर्षक");
  renameSync(absolute(words), absolute("words-put-aside"));
  await becomes("/hi/faq", 404);
  await comesToSay("/faq", 'href="/hi/faq"', false);
  renameSync(absolute("words-put-aside"), absolute(words));
  await isThere();
});
