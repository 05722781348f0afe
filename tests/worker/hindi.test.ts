/** Hindi forms at the edge: sent by the browser itself, filled in Devanagari, stored with the English wire values. Decision 44. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { type AnyForm, pathsOf } from "../../src/forms/define.ts";
import type { Field, FormValues, InputValue, RowInput } from "../../src/forms/fields.ts";
import { forms as words } from "../../src/words/hi/all-forms.ts";
import type { FormType } from "../../src/forms/catalogue.ts";
import worker from "../../worker/index.ts";
import { examples, valueAt } from "../contracts/examples.ts";
import { filled } from "../contracts/filled.ts";
import { leads, post } from "./forms-support.ts";
import { emptyLedger } from "./uploads-support.ts";

beforeEach(emptyLedger);

const TYPED = "आशा राव, ज़मीन नं. १२/३ “करजत” — त्र्यंबक ‍क्षेत्र";
const devanagari = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

/** What a reader of Hindi types into a control: words in Devanagari, and figures in its digits. */
function typedIn(field: Field, value: InputValue): InputValue {
  if (field.kind === "text" || field.kind === "longText") return TYPED.slice(0, field.maxLength);
  if (["phone", "amount", "wholeNumber", "size"].includes(field.kind)) return devanagari(String(value));
  if (field.kind !== "group") return value;
  return (value as readonly RowInput[]).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [
        name,
        name === "id" ? cell : String(typedIn(field.fields[name]!, cell)),
      ]),
    ),
  );
}

const answered = (form: AnyForm, body: unknown): FormValues =>
  Object.fromEntries(
    Object.entries(filled(form, body)).map(([name, value]) => [name, typedIn(form.fields[name]!, value)]),
  );

function controlsOf(name: string, field: Field, value: InputValue): [string, string][] {
  if (field.kind === "yesNo") return [[name, value ? "Yes" : "No"]];
  if (field.kind === "checkbox") return value ? [[name, "on"]] : [];
  if (field.kind === "files") return [];
  if (field.kind === "group") {
    const [row] = value as readonly RowInput[];
    return Object.keys(field.fields).map((cell) => [`${name}.0.${cell}`, row![cell] ?? ""]);
  }
  return [value].flat().map((one) => [name, String(one)]);
}

/** What must be stored of it: free text byte for byte, numbers as numbers, options in English. */
function wireOf(field: Field, value: InputValue): unknown {
  if (field.kind === "group") {
    return (value as readonly RowInput[]).map(({ id, ...row }) => ({ ...row, id: Number(id) }));
  }
  if (!["amount", "wholeNumber", "size"].includes(field.kind)) return value;
  return Number(
    String(value)
      .replaceAll(",", "")
      .replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - 0x966)),
  );
}

async function send(fields: readonly (readonly [string, string])[], referer?: string) {
  const request = new Request("https://www.aipm.example/forms", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...(referer && { referer }) },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  });
  const context = createExecutionContext();
  const response = await worker.fetch(request, env, context);
  await waitOnExecutionContext(context);
  return { status: response.status, html: await response.text() };
}

it.each(examples)("$name: the row is what was typed, and the wire's English", async ({ type, form, body }) => {
  const values = answered(form, body);
  const page = `/hi${form.pages[0]?.path ?? ""}`;
  const controls = Object.entries(form.fields).flatMap(([name, field]) => controlsOf(name, field, values[name]!));
  const { status, html } = await send([["formType", type], ["sourcePath", page], ...controls]);
  expect(status, html).toBe(200);

  const [lead] = await leads();
  expect(lead).toMatchObject({ form_type: type, language: "hi", source_path: page });
  const payload: unknown = JSON.parse(lead!.payload);
  const stored = Object.entries(pathsOf(form)).map(([name, path]) => [name, valueAt(payload, path.join("."))] as const);
  const sent = stored.filter(([, value]) => value !== undefined);
  for (const [name, value] of sent) expect([name, value]).toEqual([name, wireOf(form.fields[name]!, values[name]!)]);
  expect(sent.map(([name]) => name)).toContain("fullName");

  expect(html).toContain('<html lang="hi">');
  expect(html).toContain(words[type as FormType].labels.success);
  expect(html).toContain("आपका रेफ़रेंस");
  for (const english of ["What happens next", "What you sent", "Quote it", form.labels.success, form.next[0]]) {
    expect(html).not.toContain(english);
  }
});

it("what is missing is asked for in Hindi, on a form whose options are Hindi and whose values are not", async () => {
  const { status, html } = await send([["formType", "BUYER_FORM"]], "https://www.aipm.example/hi/buy-plot");
  expect(status).toBe(400);
  expect(html).toContain("अपना पूरा नाम लिखें");
  expect(html).toContain("आपका फ़ॉर्म नहीं भेजा जा सका");
  expect(html).toContain("फ़ॉर्म में कुछ ठीक नहीं है।");
  expect(html).toMatch(/value="plot"[^>]*> प्लॉट/);
  // The answer's own page sends the language along.
  expect(html).toContain('name="sourcePath" value="/hi/buy-plot"');
  expect(await leads()).toEqual([]);
});

it("answers side by side keep each its own language", async () => {
  const body = (path: string) => ({ formType: "CONTACT_US", formData: {}, meta: { path } });
  const answers = await Promise.all(
    ["/hi/contact-form", "/contact-form", "/hi/contact-form", "/hint"].map((path) => post(body(path))),
  );
  const asked = answers.map((answer) => answer.body.errors?.[0]?.message);
  expect(asked).toEqual(["अपना पूरा नाम लिखें", "Enter your full name", "अपना पूरा नाम लिखें", "Enter your full name"]);
});
