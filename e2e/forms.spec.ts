/**
 * Every form, through its page, as a visitor fills it in: what arrives in D1 is the example written by hand. In Hindi on a
 * phone, and in Devanagari: words are stored as they were typed, all else in the English of the wire.
 * Requirements F1, F2, F3, F5. Decision 44.
 */
import { expect, visits as test } from "./support/test.ts";
import type { AnyForm } from "../src/forms/define.ts";
import { localizeForm } from "../src/forms/localize.ts";
import { readForms, readFormMessages } from "../src/site/build/form-files.ts";
import { type Locale, languageName } from "../src/i18n/locale.ts";
import { messages } from "../src/i18n/messages.hi.ts";
import { ENGLISH, type Localization, setLocale } from "../src/i18n/t.ts";
import { filledInDevanagari } from "../tests/support/devanagari.ts";
import { leadOf, query } from "./support/database.ts";
import { type Example, exampleNames, exampleOf } from "./support/examples.ts";
import { fill } from "./support/fill.ts";

const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n");

const examples = exampleNames.map((name) => ({ name, example: exampleOf(name) }));
const words = await readFormMessages("hi");
const forms = (await readForms()).map(({ form }) => form).filter((form) => form.pages.length > 0);

/** What is typed into the controls, and what must be stored of it. */
interface Written {
  readonly typed: Example;
  readonly stored: Example;
}
interface Twin {
  readonly language: Locale;
  readonly localization: Localization;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly shownOf: (form: AnyForm) => AnyForm;
  readonly written: (form: AnyForm, example: Example) => Written;
}
const TWINS: readonly Twin[] = [
  {
    language: "en",
    localization: ENGLISH,
    viewport: { width: 1280, height: 720 },
    shownOf: (form) => form,
    written: (_form, example) => ({ typed: example, stored: example }),
  },
  {
    language: "hi",
    localization: { locale: "hi", messages },
    viewport: { width: 360, height: 740 },
    shownOf: (form) => localizeForm(form, words.get(form.type)!, "hi"),
    written: filledInDevanagari,
  },
];

for (const form of forms) {
  const own = examples.filter(({ name }) => name.split(".", 1)[0] === form.type);

  test(`${form.type} has an example`, () => {
    expect(own.length).toBeGreaterThan(0);
  });

  // A form that is not translated yet has no twin.
  const twins = TWINS.filter(({ language }) => language === "en" || words.has(form.type));
  for (const { language, localization, viewport, shownOf, written, name, example } of twins.flatMap((twin) =>
    own.map((one) => ({ ...twin, ...one })),
  )) {
    test(`${name} is filled in, sent and stored, ${languageName(language)}`, async ({ page }) => {
      setLocale(localization);
      const shown = shownOf(form);
      const address = shown.pages[0]!.path;
      const { typed, stored } = written(form, example);
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.setViewportSize(viewport);
      await page.goto(address);
      await page.locator("form[data-ready]").waitFor();
      await fill(page, shown, typed);
      const picker = Object.entries(form.fields).find(([, field]) => field.kind === "files");
      if (picker) {
        const file = { name: "title deed.pdf", mimeType: "application/pdf", buffer: PDF };
        await page.locator(`[id="${picker[0]}"]`).setInputFiles([file]);
      }
      await page.getByRole("button", { name: shown.labels.submit, exact: true }).click();
      await expect(page.getByText(shown.labels.success).first()).toBeVisible({ timeout: 15_000 });
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
      if (form.upload?.via === "s3") expect(uploadedDocuments).toHaveLength(1);
      else if (picker) expect(uploadedFileKeys).toEqual(attached.map(({ key }) => key));
      if (form.upload?.via === "presign" && picker) expect(fileUploadBatchId).toMatch(/^[0-9a-f-]{36}$/);
      expect(errors).toEqual([]);
    });
  }
}
