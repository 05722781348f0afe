/**
 * `npm run dev` is hot: pages, forms and translations come, change and go while the server runs. It runs in a scratch copy of
 * the project, which the tests edit as a colleague would.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DevServer, startDevServer } from "./dev-server.ts";

let server: DevServer;
beforeAll(async () => {
  server = await startDevServer();
}, 120_000);
afterAll(() => server.stop());

const at = (file: string): string => path.join(server.root, file);
const edit = (file: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(at(file), "utf8");
  expect(text, `${file} has what the test changes`).toMatch(from);
  writeFileSync(at(file), text.replace(from, to));
};

/** A file watcher needs a moment, and a busy machine a few more. */
const SOON = { timeout: 15_000, interval: 100 };
const becomes = (address: string, status: number): Promise<void> =>
  expect.poll(async () => (await server.get(address)).status, { ...SOON, message: address }).toBe(status);
const says = async (address: string, words: string): Promise<boolean> =>
  (await server.get(address)).text.includes(words);
const comesToSay = (address: string, words: string, isSaid = true): Promise<void> =>
  expect.poll(() => says(address, words), { ...SOON, message: `${address} says ${words}` }).toBe(isSaid);

describe("a page", () => {
  const folder = "src/pages/guest-house";
  const route = (name: string): string =>
    [
      'import { createFileRoute } from "@tanstack/react-router";',
      `export const Route = createFileRoute("/${name}")({ loader: async () => [await import("../pages/${name}/page.tsx")] });`,
      "",
    ].join("\n");

  it("is there as soon as its folder and its route are", async () => {
    await becomes("/guest-house", 404);
    server.write(
      `${folder}/content.ts`,
      'export const page = { path: "/guest-house", title: "A", description: "B" };\n',
    );
    server.write(
      `${folder}/page.tsx`,
      [
        'import { Head } from "../../ui/head.tsx";',
        'import { page } from "./content.ts";',
        "export const ASIDE = 1;",
        "export default function GuestHouse() {",
        "  return <><Head page={page} /><h1>Rooms by the week</h1></>;",
        "}",
        "",
      ].join("\n"),
    );
    server.write("src/routes/guest-house.tsx", route("guest-house"));
    await becomes("/guest-house", 200);
    await comesToSay("/guest-house", "Rooms by the week");
    // What the browser's router reads.
    await comesToSay("/@id/__x00__virtual:pages", '"/guest-house"');
    await comesToSay("/src/routeTree.gen.ts", "/src/routes/guest-house");
  });

  it("shows what was changed", async () => {
    edit(`${folder}/page.tsx`, "by the week", "by the month");
    await comesToSay("/guest-house", "Rooms by the month");
    edit(`${folder}/content.ts`, '"A"', '"Rooms in Pune"');
    await comesToSay("/guest-house", "<title>Rooms in Pune");
  });

  it("moves with its folder, its route and its path", async () => {
    renameSync(at(folder), at("src/pages/homestay"));
    rmSync(at("src/routes/guest-house.tsx"));
    server.write("src/routes/homestay.tsx", route("homestay"));
    edit("src/pages/homestay/content.ts", "/guest-house", "/homestay");
    await becomes("/homestay", 200);
    await becomes("/guest-house", 404);
    await comesToSay("/src/routeTree.gen.ts", "/src/routes/homestay");
  });

  it("is gone with its files", async () => {
    rmSync(at("src/routes/homestay.tsx"));
    rmSync(at("src/pages/homestay"), { recursive: true });
    await becomes("/homestay", 404);
    await comesToSay("/@id/__x00__virtual:pages", "/homestay", false);
    await becomes("/", 200);
  });
});

it("leaves to the edge what is the edge's, and nothing that only begins like it", async () => {
  expect((await server.get("/health")).text).toContain('"success":true');
  for (const edges of ["/forms", "/forms/no-such", "/guest/no-such"]) {
    expect((await server.get(edges)).text, edges).not.toContain("Nothing is built on this plot");
  }
  for (const ours of ["/forms-guide", "/health-check", "/s3-rooms", "/src-guide", "/assets-we-sell"]) {
    expect(await server.get(ours), ours).toMatchObject({
      status: 404,
      text: expect.stringContaining("Nothing is built on this plot") as string,
    });
  }
});

describe("a form", () => {
  const definition = "src/forms/site-visit.form.ts";

  it("is there as soon as npm run new:form has written it", async () => {
    await becomes("/site-visit", 404);
    execFileSync(process.execPath, ["scripts/new-form.ts", "site-visit"], { cwd: server.root });
    await becomes("/site-visit", 200);
  });

  it("moves with its path, and says what was changed", async () => {
    edit(definition, 'path: "/site-visit"', 'path: "/see-a-site"');
    await becomes("/see-a-site", 200);
    await becomes("/site-visit", 404);
    edit(definition, '"A line or two is enough."', '"Which site, and when?"');
    await comesToSay("/see-a-site", "Which site, and when?");
  });

  it("shows the new label of a field that forms share", async () => {
    edit("src/forms/shared-fields.ts", 'label: "Full name"', 'label: "Your whole name"');
    await comesToSay("/see-a-site", "Your whole name");
  });

  it("is gone with its file", async () => {
    edit("src/forms/catalogue.ts", /^.*siteVisit.*\n/gm, "");
    rmSync(at(definition));
    await becomes("/see-a-site", 404);
    await becomes("/contact-form", 200);
  });
});

describe.each([
  ["page", "/faq", "src/words/hi/pages/faq.ts"],
  ["form", "/contact-form", "src/words/hi/forms/contact.ts"],
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
