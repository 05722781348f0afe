/** Hindi forms at the edge: native submissions in Devanagari, stored with the English wire values. */
import { expect, it } from "vitest";
import { mapFieldPaths } from "../../src/forms/wire.ts";
import { loadLocalization } from "../../worker/lead/localization.ts";
import { MIB } from "../../src/forms/file-types.ts";
import { findExample, oneOfEachKind, valueAt } from "../contracts/examples.ts";
import { filledInDevanagari } from "../support/devanagari.ts";
import { listControls } from "../support/native-controls.ts";
import * as samples from "../support/upload-samples.ts";
import { erase, fetched, leads, post, postByBrowser } from "./forms-support.ts";
import { announced, newKey, PDF, sign, uploaded } from "./uploads-support.ts";

/** An answer for each kind of field. */
const translated = await Promise.all(
  oneOfEachKind().map(async (example) => ({
    ...example,
    words: (await loadLocalization.form(example.form, "hi"))!,
  })),
);

it.each(translated)(
  "$name: stores typed text, and options in English",
  async ({ type, form, body, words }) => {
    const { typed, stored } = filledInDevanagari(form, body);
    const page = `/hi${form.pages[0]?.path ?? ""}`;
    const { status, html } = await postByBrowser([
      ["formType", type],
      ["sourcePath", page],
      ...listControls(form, typed),
    ]);
    expect(status, html).toBe(200);
    const [lead] = await leads();
    expect(lead).toMatchObject({ form_type: type, language: "hi", source_path: page });
    const payload: unknown = JSON.parse(lead!.payload);
    const answers = Object.entries(form.fields).flatMap(([name, { kind }]) =>
      // A form without scripts has one row.
      kind === "group" || kind === "files" ? [] : (mapFieldPaths(form)[name]?.join(".") ?? []),
    );
    for (const path of answers)
      expect([path, valueAt(payload, path)]).toEqual([path, valueAt(stored, path)]);
    for (const hindi of ['<html lang="hi">', words.labels.success, "आपका रेफ़रेंस"])
      expect(html).toContain(hindi);
    for (const english of [
      "What happens next",
      "What you sent",
      "Quote it",
      form.labels.success,
      form.next[0],
    ]) {
      expect(html).not.toContain(english);
    }
  },
);

it("asks in Hindi for missing answers", async () => {
  const { status, html } = await postByBrowser(
    { formType: "BUYER_FORM" },
    { headers: { referer: "https://www.aipm.example/hi/buy-plot" } },
  );
  expect(status).toBe(400);
  expect(html).toContain("अपना पूरा नाम लिखें");
  expect(html).toContain("आपका फ़ॉर्म नहीं भेजा जा सका");
  expect(html).toContain("फ़ॉर्म में कुछ ठीक नहीं है।");
  expect(html).toMatch(/value="plot"[^>]*> प्लॉट/);
  // The page of the answer sends its language.
  expect(html).toContain('name="sourcePath" value="/hi/buy-plot"');
  expect(await leads()).toEqual([]);
});

it("keeps the languages of parallel requests apart", async () => {
  const readTitle = async (path: string) =>
    (await post({ formType: "CONTACT_US", formData: {}, meta: { path } })).body.errors?.[0]
      ?.message;
  const [hindi, english] = ["अपना पूरा नाम लिखें", "Enter your full name"];
  const answers = await Promise.all(
    ["/hi/contact-form", "/contact-form", "/hi", "/hint"].map(readTitle),
  );
  expect(answers).toEqual([hindi, english, hindi, english]);
});

const REFERER = { referer: "https://www.aipm.example/hi/document-verification" };
const presign =
  (files: readonly object[], formType = "DOCUMENT_VERIFICATION") =>
  () =>
    sign(files, { query: `?formType=${formType}`, headers: REFERER });
const upload = (content: Uint8Array<ArrayBuffer>, type: string, name: string) => () => {
  const body = new FormData();
  body.set("file", new File([content], name, { type }));
  return fetched("/s3/upload", { method: "POST", headers: REFERER, body });
};
/** Like the service worker: the lead names the page of its form. */
const lead = (body: object) =>
  fetched("/forms", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      referer: "https://www.aipm.example/outbox-sw.js",
    },
    body: JSON.stringify({
      ...findExample("DOCUMENT_VERIFICATION").body,
      meta: { path: "/hi/document-verification" },
      ...body,
    }),
  });
const withFiles = (...keys: string[]) =>
  lead({ uploadedDocuments: keys.map((filePath) => ({ filePath })) });
const submissionId = "0f8a2c1e-7f55-4b7e-9a55-0d2f3c6b7a10";

it.each<[string, () => Promise<Response>]>([
  ["too many files", presign(Array.from({ length: 11 }, () => announced()))],
  [
    "files that are too large together",
    presign(Array.from({ length: 8 }, () => announced(14 * MIB))),
  ],
  ["a file that is too large", presign([announced(16 * MIB, "a.pdf")])],
  ["an empty file", presign([announced(0, "a.pdf")])],
  ["a file of another type", presign([announced(1, "a.exe")])],
  ["a file with a long name", presign([announced(1, "a".repeat(300))])],
  ["a form that takes no files", presign([announced()], "CONTACT_US")],
  ["a file of another content", upload(samples.PNG, PDF, "a.pdf")],
  ["an upload of another type", upload(samples.PNG, "application/x-msdownload", "a.exe")],
  ["a file that is not there", () => withFiles(newKey())],
  [
    "a file that is attached twice",
    () => uploaded(samples.PDF, PDF).then((key) => withFiles(key, key)),
  ],
  [
    "a stored file of another content",
    () => uploaded(samples.PNG, PDF).then((key) => withFiles(key)),
  ],
  [
    "other answers under an id",
    () => lead({ submissionId }).then(() => lead({ submissionId, fullName: "कोई और" })),
  ],
  ["a lead that was erased", () => erase(submissionId).then(() => lead({ submissionId }))],
])("explains an error in Hindi: %s", async (_name, refuse) => {
  const response = await refuse();
  const { message, errors } = await response.json<{
    message: string;
    errors: { message: string }[];
  }>();
  expect(response.ok).toBe(false);
  const texts = [message, ...errors.map((error) => error.message)];
  expect(
    texts.filter(
      (text) => !/\p{Script=Devanagari}/u.test(text) || /[a-z]{2,} [a-z]{2,}/i.test(text),
    ),
  ).toEqual([]);
});
