/**
 * Forms, through their pages, as a visitor fills them in: what arrives in D1 is the example written by hand. In Hindi on a
 * phone, and in Devanagari: words are stored as they were typed, all else in the English of the wire. `npm test` fills in
 * two of them, in a translation: one of each kind of control, of files and of button is sent by spoken.spec.ts. With TEST_ALL every form in every
 * language.
 * Requirements F1, F2, F3, F5. Decision 44.
 */
import { expect, visits as test } from "./support/test.ts";
import type { AnyForm } from "../src/forms/define.ts";
import { readForms } from "../scripts/forms.ts";
import { filledInDevanagari } from "../tests/support/devanagari.ts";
import { type Example, exampleNames, exampleOf } from "./support/examples.ts";
import { fewOf, waysOf } from "./support/few.ts";
import { answersIn, fill } from "./support/fill.ts";
import { languageName, locales, localesOf, shownIn } from "./support/locale.ts";
import { expectStored } from "./support/stored.ts";
import { formReady } from "./support/wake.ts";

const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n");

/** What is typed into the controls, and what must be stored of it. */
interface Written {
  readonly typed: Example;
  readonly stored: Example;
}
interface Visitor {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly written: (form: AnyForm, example: Example) => Written;
}
const AT_A_DESK: Visitor = {
  viewport: { width: 1280, height: 720 },
  written: (_form, example) => ({ typed: example, stored: example }),
};
const ON_A_PHONE: Visitor = { viewport: { width: 360, height: 740 }, written: filledInDevanagari };

interface Filled {
  readonly name: string;
  readonly form: AnyForm;
  readonly example: Example;
  /** What a test of it is a test of. */
  readonly shows: ReadonlySet<string>;
}

const forms = (await readForms()).map(({ form }) => form).filter((form) => form.pages.length > 0);
const all: readonly Filled[] = forms.flatMap((form) =>
  exampleNames
    .filter((name) => name.split(".", 1)[0] === form.type)
    .map((name) => {
      const example = exampleOf(name);
      const kinds = [...answersIn(form, example)].map(([, { kind }]) => kind);
      return {
        name,
        form,
        example,
        shows: new Set([...kinds, ...waysOf(form)]),
      };
    }),
);

const few = new Set([...fewOf(all, ({ shows }) => shows)].filter((_, i) => i % 3 === 1));

for (const one of all) {
  const { name, form, example } = one;
  for (const language of localesOf(form)) {
    const tag = few.has(one) && language === locales.at(-1) ? [] : "@all";
    test(`${name} is filled in, sent and stored, ${languageName(language)}`, { tag }, async ({ page }) => {
      const shown = shownIn(language, form);
      const address = shown.pages[0]!.path;
      const { viewport, written } = language === "en" ? AT_A_DESK : ON_A_PHONE;
      const { typed, stored } = written(form, example);
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.setViewportSize(viewport);
      await page.goto(address);
      await formReady(page);
      await fill(page, shown, typed);
      const picker = Object.entries(form.fields).find(([, field]) => field.kind === "files");
      if (picker) {
        const file = { name: "title deed.pdf", mimeType: "application/pdf", buffer: PDF };
        await page.locator(`[id="${picker[0]}"]`).setInputFiles([file]);
      }
      await page.getByRole("button", { name: shown.labels.submit, exact: true }).click();
      await expect(page.getByText(shown.labels.success).first()).toBeVisible();
      expectStored(await page.locator("[data-reference]").innerText(), form, address, stored);
      expect(errors).toEqual([]);
    });
  }
}
