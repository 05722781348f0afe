/** Examples typed in Devanagari with its digits, and their stored values. */
import type { AnyForm } from "../../src/forms/define.ts";
import type { Field } from "../../src/forms/fields.ts";
import type { JsonObject } from "../../src/forms/objects.ts";
import { decodeBody, encodeBody } from "../../src/forms/wire.ts";

/** Has a nukta, a conjunct, a joiner and quotation marks. */
const TEXT = "आशा राव, ज़मीन नं. १२/३ “करजत” — त्र्यंबक ‍क्षेत्र";

const devanagariDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

/** Returns the typed text and the sent value of an answer. */
function inDevanagari(
  field: Field | undefined,
  value: unknown,
): readonly [typed: unknown, stored: unknown] {
  if (field?.kind === "group") {
    const rows = (value as readonly JsonObject[]).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [
          name,
          inDevanagari(field.fields[name], cell)[1],
        ]),
      ),
    );
    return [rows, rows];
  }
  if (field?.kind === "text" || field?.kind === "longText") {
    const text = TEXT.slice(0, field.maxLength);
    return [text, text];
  }
  if (field?.kind === "phone")
    return [devanagariDigits(String(value)), devanagariDigits(String(value))];
  return field && typeof value === "number"
    ? [devanagariDigits(String(value)), value]
    : [value, value];
}

export function filledInDevanagari<Body extends JsonObject>(
  form: AnyForm,
  example: Body,
): { typed: Body; stored: Body } {
  const fields: Readonly<Record<string, Field>> = form.fields;
  const answers = Object.entries(decodeBody(form, example).values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, inDevanagari(fields[name], value)] as const);
  const encode = (index: 0 | 1): Body =>
    encodeBody(
      form,
      Object.fromEntries(answers.map(([name, values]) => [name, values[index]])),
    ) as unknown as Body;
  return { typed: encode(0), stored: encode(1) };
}
