/** Any valid body of a form, for property tests. */
import * as fc from "fast-check";
import type { AnyForm } from "../../src/forms/define.ts";
import {
  type Field,
  type FormValues,
  isRequired,
  findKind,
  createSample,
} from "../../src/forms/fields.ts";
import { type Body, toPayload } from "../../src/forms/payload.ts";
import { isBlank } from "../../src/forms/reading/blank.ts";

/** Text with everything a keyboard can send, and more: scripts, emoji, quotes, formulas, lone surrogates. */
const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: "binary", maxLength: Math.min(60, maxLength) }),
      fc.constantFrom(
        '=HYPERLINK("http://x")',
        "+91 98765",
        "-5",
        "@SUM(A1)",
        '"quoted", and\r\nbroken',
        "मुंबई 🏠",
        "0012",
      ),
    )
    .map((text) => text.slice(0, maxLength))
    .filter((text) => !isBlank(text));

/** Generators by kind of field. Default: the sample of the kind. */
function anyAnswer(field: Field): fc.Arbitrary<string | undefined> {
  // Fields with an initial value always have one, because options of other fields may depend on it.
  const isAlwaysSent =
    ["yesNo", "checkbox", "pills", "group"].includes(field.kind) ||
    findKind(field).initialValue(field, {}) !== "";
  const blank = isRequired(field) || isAlwaysSent ? [] : [fc.constant("")];
  if (field.kind === "text" || field.kind === "longText")
    return fc.oneof(anyText(field.maxLength ?? 200), ...blank);
  if (field.kind === "phone") return fc.stringMatching(/^[+0]?\d{9,12}$/);
  return fc.oneof(fc.constant(undefined), ...blank);
}

export const anyBody = (form: AnyForm): fc.Arbitrary<Body> => {
  const answers = Object.entries(form.fields).map(
    ([name, field]) => [name, anyAnswer(field)] as const,
  );
  return fc.tuple(fc.nat(999), fc.record(Object.fromEntries(answers))).map(([seed, typed]) => {
    const values: FormValues = {};
    for (const [name, field] of Object.entries(form.fields))
      values[name] = typed[name] ?? createSample(field, seed, values);
    return toPayload(form, values);
  });
};

/** Hostile values: misleading objects, extreme numbers, nested lists. */
export const hostile = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(
      { toString: 1 },
      { toString: null, valueOf: null },
      { length: 2 ** 32 },
      { toJSON: 1 },
      { hasOwnProperty: false },
      [[[[]]]],
      [null],
      -0,
      Number.MAX_VALUE,
      "\u0000",
      "\ud800",
      "",
      true,
    ),
    fc.jsonValue({ maxDepth: 4 }),
    fc.dictionary(
      fc.constantFrom("toString", "valueOf", "length", "id", "0", "formType", "key"),
      fc.jsonValue(),
      {
        maxKeys: 3,
      },
    ),
  );

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** Returns one body for each position, with the value in that position. */
export function spoiled(body: unknown, value: unknown): unknown[] {
  if (!isTree(body)) return [];
  return Object.entries(body).flatMap(([key, inner]) => {
    const copies = [value, ...spoiled(inner, value)];
    return copies.map((copy) =>
      Array.isArray(body)
        ? body.map((item: unknown, i) => (String(i) === key ? copy : item))
        : { ...body, [key]: copy },
    );
  });
}
