/**
 * Every form, through its page, as a visitor fills it in: what arrives in D1 is the example written by hand.
 * Requirements F1, F2, F3, F5.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "./support/test.ts";
import { readForms } from "../src/site/build/form-files.ts";
import { leadOf, query } from "./support/database.ts";
import { fill } from "./support/fill.ts";

const EXAMPLES = path.resolve(import.meta.dirname, "../tests/contracts/examples");
const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n");

type Example = Readonly<Record<string, unknown>> & { readonly formData: Readonly<Record<string, unknown>> };

const examples = readdirSync(EXAMPLES).map((name) => ({
  name: name.replace(/\.json$/, ""),
  example: JSON.parse(readFileSync(path.join(EXAMPLES, name), "utf8")) as Example,
}));
const forms = (await readForms()).map(({ form }) => form).filter((form) => form.pages.length > 0);

for (const form of forms) {
  const own = examples.filter(({ name }) => name.split(".", 1)[0] === form.type);

  test(`${form.type} has an example`, () => {
    expect(own.length).toBeGreaterThan(0);
  });

  for (const { name, example } of own) {
    test(`${name} is filled in, sent and stored`, async ({ page }) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.goto(form.pages[0]!.path);
      await page.locator("form[data-ready]").waitFor();
      await fill(page, form, example);
      const picker = Object.entries(form.fields).find(([, field]) => field.kind === "files");
      if (picker) {
        const file = { name: "title deed.pdf", mimeType: "application/pdf", buffer: PDF };
        await page.locator(`[id="${picker[0]}"]`).setInputFiles([file]);
      }
      await page.getByRole("button", { name: form.labels.submit, exact: true }).click();
      await expect(page.getByText(form.labels.success).first()).toBeVisible({ timeout: 15_000 });
      const reference = await page.locator("[data-reference]").innerText();

      const lead = leadOf(reference);
      expect(lead.form_type).toBe(form.type);
      expect(lead.source_path).toBe(form.pages[0]!.path);
      expect(lead.notice_version).not.toBeNull();
      const { uploadedDocuments, ...stored } = JSON.parse(lead.payload) as Example;
      const { fileUploadBatchId, uploadedFileKeys, ...formData } = stored.formData;
      expect({ ...stored, formData }).toEqual(example);
      const attached = query<{ key: string }>("SELECT key FROM uploads WHERE lead_id = ?", lead.id);
      expect(attached).toHaveLength(picker ? 1 : 0);
      if (form.upload?.via === "s3") expect(uploadedDocuments).toHaveLength(1);
      else if (picker) expect(uploadedFileKeys).toEqual(attached.map(({ key }) => key));
      if (form.upload?.via === "presign" && picker) expect(fileUploadBatchId).toMatch(/^[0-9a-f-]{36}$/);
      expect(errors).toEqual([]);
    });
  }
}
