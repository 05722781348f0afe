/** Any valid body of a form, for property tests. */
import * as fc from "fast-check";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import {
  allOptions,
  type Field,
  type FieldKind,
  type FieldOf,
  type Fields,
  kindOf,
  sampleOf,
  isRequired,
} from "../../src/forms/fields.ts";
import { isBlank } from "../../src/forms/reading/blank.ts";
import type { Placing } from "../../src/forms/wire.ts";

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

const digits = (min: number, max: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(""));

const option = (field: FieldOf<"select"> | FieldOf<"choice">): fc.Arbitrary<unknown> =>
  fc.constantFrom(...allOptions(field.options));

const daysFromToday = (days: number): string => dayInIndia(Date.now() + days * 24 * 60 * 60 * 1000);

/** More than a kind's own samples, where what a visitor may send is wider. */
const ANY = {
  text: (field) => anyText(field.maxLength ?? 200),
  longText: (field) => anyText(field.maxLength ?? 5000),
  email: () => fc.tuple(digits(1, 8), digits(1, 8)).map(([user, host]) => `u${user}@h${host}.example`),
  phone: () => fc.tuple(fc.constantFrom("", "+", "0"), digits(9, 12)).map(([prefix, number]) => prefix + number),
  wholeNumber: (field) => fc.integer({ min: field.min ?? 0, max: Math.min(field.max ?? 1e6, 1e6) }),
  amount: () => fc.integer({ min: 1, max: 1e12 }),
  size: () => fc.integer({ min: 1, max: 100_000 }),
  date: (field) =>
    fc.integer({ min: 1, max: 36_500 }).map((days) => daysFromToday(field.not === "past" ? days : -days)),
  select: option,
  choice: option,
  pills: (field) =>
    fc.subarray(
      field.options.filter((one) => one !== field.exclusive),
      { minLength: 1 },
    ),
  group: (field) =>
    fc
      .array(fc.record(entries(field.fields)), { minLength: 1, maxLength: 3 })
      .map((rows) => rows.map((row, i) => ({ id: i + 1, ...row }))),
} satisfies Generators;
type Generators = { [K in FieldKind]?: (field: FieldOf<K>) => fc.Arbitrary<unknown> };

const anySample = (field: Field): fc.Arbitrary<unknown> =>
  fc.nat(999).map((seed) => kindOf(field).toWire(field, sampleOf(field, seed), {}));

const anyValue = (field: Field): fc.Arbitrary<unknown> =>
  ((ANY as Generators)[field.kind] as typeof anySample | undefined)?.(field) ?? anySample(field);

const ABSENT = Symbol("absent");
const entries = (fields: Fields): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)]));

/** Values of all fields; an optional one may be absent. Amounts of a range come in order, options fit their sibling. */
const values = (form: AnyForm): fc.Arbitrary<Record<string, unknown>> => {
  const all = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [
      name,
      isRequired(field) || ["yesNo", "checkbox", "group", "countryCode"].includes(field.kind)
        ? anyValue(field)
        : fc.oneof(anyValue(field), fc.constant(ABSENT)),
    ]),
  );
  return fc.record(all).map((given) => {
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ABSENT));
    for (const [name, field] of Object.entries(form.fields)) {
      if (field.kind === "amount" && field.atMost && typeof known[field.atMost] === "number") {
        known[name] = Math.min(Number(known[name]), Number(known[field.atMost]));
      }
      if ((field.kind === "select" || field.kind === "choice") && "by" in field.options) {
        known[name] = field.options.of[String(known[field.options.by])]?.[0];
      }
    }
    return known;
  });
};

function place(placing: Placing, known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const placed: Record<string, unknown> = {};
  for (const entry of placing) {
    if (typeof entry !== "string") {
      for (const [group, inner] of Object.entries(entry)) placed[group] = place(inner, known);
    } else if (known[entry] !== undefined) placed[entry] = known[entry];
  }
  return placed;
}

export const anyBody = (form: AnyForm): fc.Arbitrary<Record<string, unknown>> =>
  values(form).map((known) => ({
    formType: form.type,
    ...place(form.payload.top, known),
    formData: place(form.payload.formData, known),
  }));

/** Values that no form asks for: objects that lie about themselves, numbers at every edge, lists in lists. */
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
    fc.dictionary(fc.constantFrom("toString", "valueOf", "length", "id", "0", "formType", "key"), fc.jsonValue(), {
      maxKeys: 3,
    }),
  );

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** The body once for every place in it, with the value put there. */
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
