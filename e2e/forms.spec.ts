/**
 * Forms, through their pages, as a visitor fills them in: what arrives in D1 is the example written by hand. In Hindi on a
 * phone, and in Devanagari: words are stored as they were typed, all else in the English of the wire. `npm test` fills in a few
 * that together show each kind of control, each way of files and each kind of button; with TEST_ALL every form in every language.
 * Requirements F1, F2, F3, F5. Decision 44.
 */
import { expect, visits as test } from "./support/test.ts";
import type { AnyForm } from "../src/forms/define.ts";
import { readForms } from "../scripts/forms.ts";
import { filledInDevanagari } from "../tests/support/devanagari.ts";
import { leadOf, query } from "./support/database.ts";
import { type Example, exampleNames, exampleOf } from "./support/examples.ts";
import { answersIn, fill } from "./support/fill.ts";
import { languageName, locales, localesOf, shownIn } from "./support/locale.ts";
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
      const hasFiles = Object.values(form.fields).some(({ kind }) => kind === "files");
      return {
        name,
        form,
        example,
        shows: new Set([...kinds, `button: ${form.gate}`, ...(hasFiles ? [`files: ${form.upload?.via}`] : [])]),
      };
    }),
);

/** Of all, few that show together what all show: again and again the one that adds most. */
function few(): Filled[] {
  const missing = new Set(all.flatMap(({ shows }) => [...shows]));
  const chosen: Filled[] = [];
  while (missing.size > 0) {
    const adds = ({ shows }: Filled): number => [...shows].filter((one) => missing.has(one)).length;
    const next = all.reduce((best, one) => (adds(one) > adds(best) ? one : best));
    chosen.push(next);
    for (const one of next.shows) missing.delete(one);
  }
  return chosen;
}
/** In which language each of the few is filled in: every third in a translation. */
const languageOfFew = new Map(few().map(({ name }, i) => [name, i % 3 === 1 ? locales.at(-1) : "en"]));

for (const { name, form, example } of all) {
  for (const language of localesOf(form)) {
    const tag = languageOfFew.get(name) === language ? [] : "@all";
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
      const reference = await page.locator("[data-reference]").innerText();

      const lead = leadOf(reference);
      expect(lead.form_type).toBe(form.type);
      expect(lead.source_path).toBe(address);
      expect(lead.notice_version).not.toBeNull();
      const { uploadedDocuments, ...arrived } = JSON.parse(lead.payload) as Example;
      const { fileUploadBatchId, uploadedFileKeys, ...formData } = arrived.formData;
      expect({ ...arrived, formData }).toEqual(stored);
      const attached = query<{ key: string }>("SELECT key FROM uploads WHERE lead_id = ?", lead.id);
      expect(attached).toHaveLength(picker ? 1 : 0);
      const via = picker && form.upload?.via;
      expect(uploadedDocuments ?? []).toHaveLength(via === "s3" ? 1 : 0);
      expect(uploadedFileKeys ?? []).toEqual(via === "presign" ? attached.map(({ key }) => key) : []);
      expect(String(fileUploadBatchId)).toMatch(via === "presign" ? /^[0-9a-f-]{36}$/ : /^undefined$/);
      expect(errors).toEqual([]);
    });
  }
}
