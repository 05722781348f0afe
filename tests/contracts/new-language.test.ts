/** A language is a line of LOCALES, a file of messages, and pages and forms in any number. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { copyProject, runIn, testIn } from "../support/project-copy.ts";
import { scratch } from "../support/scratch.ts";

/** Maithili, with the words of Hindi. Its code has three letters. */
const FILES = {
  "src/i18n/messages.mai.ts": `
    import type { Messages } from "./message.ts";
    export const messages: Messages = { Menu: "मेनू", Services: "सेवा सभ" };`,
  "src/pages/home/content.mai.ts": `
    import { content as hindi } from "./content.hi.ts";
    import type { Content } from "./content.en.ts";
    export const content = {
      ...hindi,
      page: { ...hindi.page, title: "AIPM: मैथिली", description: "AIPM केर मुख्य पृष्ठ।" },
    } satisfies Content;`,
  "src/forms/definitions/ask-founder.mai.ts": `
    import type { FormMessages } from "../localize.ts";
    import type { form } from "./ask-founder.form.ts";
    import { messages as hindi } from "./ask-founder.hi.ts";
    export const messages = {
      ...hindi,
      pages: { "/ask-founder": { title: "संस्थापक सँ पूछू", description: "AIPM केर संस्थापक सँ अपन सवाल पूछू।" } },
    } satisfies FormMessages<typeof form>;`,
};

it(
  "builds pages of a third language from a line, its messages and its pages",
  { tags: ["all", "program"] },
  () => {
    const root = copyProject(scratch());
    const file = path.join(root, "src/i18n/locale.ts");
    const line = `  mai: { name: "मैथिली", lang: "mai", tag: "mai-IN", script: "devanagari", englishNote: "(अंग्रेजीमे)" },\n`;
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(/^ {2}hi: .*\n/m, (hindi) => hindi + line),
    );
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(root, name), text);
    runIn(root, "node_modules/typescript/bin/tsc", "-b");
    runIn(root, "tools/fonts.ts");
    testIn(root, "contracts", "translations", "look");
    runIn(root, "scripts/build.ts");
    const read = (page: string): string =>
      readFileSync(path.join(root, "dist/client", page), "utf8");
    for (const page of ["mai.html", "mai/ask-founder.html"]) {
      expect(read(page), page).toContain('lang="mai" data-script="devanagari"');
      expect(read(page).match(/(?<=--in-english:")[^"]+/g), page).toEqual(["(अंग्रेजीमे)"]);
    }
    expect(read("index.html").match(/(?<=og:locale:alternate" content=")\w+/g)).toEqual([
      "hi_IN",
      "mai_IN",
    ]);
    testIn(root, "built", "links", "meta-tags", "first-paint", "static-site");
  },
);
