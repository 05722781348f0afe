/**
 * `npm run dev` is hot: pages, forms and translations come, change and go while the server runs. It runs in a scratch copy of
 * the project, which the tests edit as a colleague would, under names that no page has.
 */
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

const at = (file: string): string => path.join(server.root, file);
const edit = (file: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(at(file), "utf8");
  expect(text, `${file} has what the test changes`).toMatch(from);
  writeFileSync(at(file), text.replace(from, to));
};

const becomes = (address: string, status: number): Promise<void> =>
  expect.poll(async () => (await server.get(address)).status, { message: address }).toBe(status);
const says = async (address: string, words: string): Promise<boolean> =>
  (await server.get(address)).text.includes(words);
const comesToSay = (address: string, words: string, isSaid = true): Promise<void> =>
  expect.poll(() => says(address, words), { message: `${address} says ${words}` }).toBe(isSaid);

describe("a page", () => {
  const folder = "src/pages/guest-scratch";
  const route = (name: string): string =>
    [
      'import { createFileRoute } from "@tanstack/react-router";',
      'import { page } from "../-page.tsx";',
      `export const Route = createFileRoute("/{-$locale}/${name}")(page("${name}"));`,
      "",
    ].join("\n");

  it("is there as soon as its folder and its route are", async () => {
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
    // What the browser's router reads.
    await comesToSay("/src/routes/-page.tsx", "pages/guest-scratch/page.tsx");
    await comesToSay("/src/routeTree.gen.ts", "/{-$locale}/guest-scratch");
  });

  it("shows what was changed", async () => {
    edit(`${folder}/page.tsx`, "by the week", "by the month");
    await comesToSay("/guest-scratch", "Rooms by the month");
    edit(`${folder}/content.en.ts`, '"A"', '"Rooms in Pune"');
    await comesToSay("/guest-scratch", "<title>Rooms in Pune");
  });

  it("moves with its folder, its route and its path", async () => {
    renameSync(at(folder), at("src/pages/moved-scratch"));
    rmSync(at("src/routes/{-$locale}/guest-scratch.tsx"));
    server.write("src/routes/{-$locale}/moved-scratch.tsx", route("moved-scratch"));
    edit("src/pages/moved-scratch/content.en.ts", "/guest-scratch", "/moved-scratch");
    await becomes("/moved-scratch", 200);
    await becomes("/guest-scratch", 404);
    await comesToSay("/src/routeTree.gen.ts", "/{-$locale}/moved-scratch");
  });

  it("is gone with its files", async () => {
    rmSync(at("src/routes/{-$locale}/moved-scratch.tsx"));
    rmSync(at("src/pages/moved-scratch"), { recursive: true });
    await becomes("/moved-scratch", 404);
    await comesToSay("/src/routes/-page.tsx", "pages/moved-scratch", false);
    await becomes("/", 200);
  });
});

it("leaves to the edge what is the edge's, and nothing that only begins like it", async () => {
  expect((await server.get("/health")).text).toContain('"success":true');
  for (const edges of ["/forms", "/forms/no-such", "/guest/no-such"]) {
    expect((await server.get(edges)).text, edges).not.toContain("Nothing is built on this plot");
  }
  for (const ours of ["/forms-scratch", "/health-scratch", "/s3-scratch", "/src-scratch", "/assets-scratch"]) {
    expect(await server.get(ours), ours).toMatchObject({
      status: 404,
      text: expect.stringContaining("Nothing is built on this plot") as string,
    });
  }
});

describe("a form", () => {
  const definition = "src/forms/definitions/scratch-form.form.ts";

  it("is there as soon as npm run new:form has written it", async () => {
    await becomes("/scratch-form", 404);
    execFileSync(process.execPath, ["scripts/new-form.ts", "scratch-form"], { cwd: server.root });
    await becomes("/scratch-form", 200);
  });

  it("moves with its path, and says what was changed", async () => {
    edit(definition, 'path: "/scratch-form"', 'path: "/moved-scratch-form"');
    await becomes("/moved-scratch-form", 200);
    await becomes("/scratch-form", 404);
    edit(definition, '"A line or two is enough."', '"Which site, and when?"');
    await comesToSay("/moved-scratch-form", "Which site, and when?");
  });

  it("shows the new label of a field that forms share", async () => {
    edit("src/forms/definitions/shared-fields.ts", 'label: "Full name"', 'label: "Your whole name"');
    await comesToSay("/moved-scratch-form", "Your whole name");
  });

  it("is gone with its file", async () => {
    edit("src/forms/catalogue.ts", /^.*scratchForm.*\n/gm, "");
    rmSync(at(definition));
    await becomes("/moved-scratch-form", 404);
    await becomes("/contact-form", 200);
  });
});

describe.each([
  ["page", "/faq", "src/pages/faq/content.hi.ts"],
  ["form", "/contact-form", "src/forms/definitions/contact.hi.ts"],
])("the translation of a %s", (_, english, words) => {
  const hindi = `/hi${english}`;

  it("shows what was changed", async () => {
    await becomes(hindi, 200);
    edit(words, /title: ".*"/, 'title: "नया शीर्षक"');
    await comesToSay(hindi, "<title>नया शीर्षक");
  });

  it("is gone with its words, and with it the link to it", async () => {
    await comesToSay(english, `href="${hindi}"`);
    renameSync(at(words), at("words-put-aside"));
    await becomes(hindi, 404);
    await comesToSay(english, `href="${hindi}"`, false);
  });

  it("is there again with its words", async () => {
    renameSync(at("words-put-aside"), at(words));
    await becomes(hindi, 200);
    await comesToSay(english, `href="${hindi}"`);
  });
});
