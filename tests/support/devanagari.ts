/** Examples typed in Devanagari with its digits, and their stored values. */
import type { AnyForm } from "../../src/forms/define.ts";
import { mapFieldPaths } from "../../src/forms/wire.ts";
import type { Field } from "../../src/forms/fields.ts";

/** Has a nukta, a conjunct, a joiner and quotation marks. */
const TEXT = "आशा राव, ज़मीन नं. १२/३ “करजत” — त्र्यंबक ‍क्षेत्र";

const devanagariDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

const devanagariText = (maxLength = TEXT.length): string => TEXT.slice(0, maxLength);

type Json = Readonly<Record<string, unknown>>;

function put(body: Json, [name = "", ...rest]: readonly string[], value: unknown): Json {
  return { ...body, [name]: rest.length === 0 ? value : put(body[name] as Json, rest, value) };
}

const valueAt = (body: Json, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Json | undefined)?.[name], body);

/** Returns the typed text and the sent value of an answer. */
function inDevanagari(field: Field, value: unknown): readonly [typed: unknown, stored: unknown] {
  if (field.kind === "group") {
    const rows = (value as readonly Json[]).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [
          name,
          field.fields[name] ? inDevanagari(field.fields[name], cell)[1] : cell,
        ]),
      ),
    );
    return [rows, rows];
  }
  if (field.kind === "text" || field.kind === "longText") {
    const text = devanagariText(field.maxLength);
    return [text, text];
  }
  if (field.kind === "phone") return [devanagariDigits(String(value)), devanagariDigits(String(value))];
  return typeof value === "number" ? [devanagariDigits(String(value)), value] : [value, value];
}

export function filledInDevanagari<Body extends Json>(form: AnyForm, example: Body): { typed: Body; stored: Body } {
  let typed: Json = example;
  let stored: Json = example;
  const paths = mapFieldPaths(form);
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    const path = paths[name];
    const value = path && valueAt(example, path);
    if (!path || value === undefined) continue;
    const [text, hindi] = inDevanagari(field, value);
    typed = put(typed, path, text);
    stored = put(stored, path, hindi);
  }
  return { typed: typed as Body, stored: stored as Body };
}
