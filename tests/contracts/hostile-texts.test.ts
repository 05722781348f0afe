/**
 * The law of the thread: what one post computes, every visitor of the isolate waits for. So a field that is filled with 64 KB of any
 * repeated text costs at most 50 ms. All fields of a form are filled at once, and one by one only if that is slower.
 */
import { expect, it } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { toPayload } from "../../src/forms/payload.ts";
import { findSoftWarnings } from "../../src/forms/soft-warnings.ts";
import { readBody } from "../../src/forms/read-body.ts";
import { readPostedValues } from "../../src/forms/values-from-controls.ts";
import { listPlaces } from "../../src/forms/wire.ts";
import { cityColumn } from "../../src/record/city-column.ts";
import { each } from "../support/spellings.ts";

const MOST_MS = 50 * Number(process.env.TEST_PATIENCE ?? 1);
const BODY = 64 * 1024;

/** Brackets, signs, digits, letters of several scripts, spaces, marks, and words that readers look for. */
const ALPHABET = each(
  "( [ { < ) > - . , : ; ? / = + @ # * ~ | \" ' ` _ % & ! x a B 9 0 १ क ि ं ₹ 😀 ﷺ A\u0301",
);
const WORDS = [
  "sq",
  "ft",
  "or",
  "ext",
  "mailto:",
  "after ",
  "1/2",
  "bhk",
  "lakh",
  "wa.me/",
  "phone=",
  "sq. ",
  "10am",
];
const SPACES = [" ", "\t", "\n", "\u00a0", "\u200d", "\ufffc"];
const PAIRS = ["(", "-", " ", "9", "a", ".", "+"].flatMap((one) =>
  ["(", ")", "-", " ", "9", "a", "क", ".", "+", ","].map((other) => one + other),
);
const TRIPLES = ["(a)", "9-(", " -9", "a (", "a. ", "9, ", "@a.", "<@>", "1x1", "(9) ", "a@b"];
const UNITS = [...new Set([...ALPHABET, ...WORDS, ...SPACES, ...PAIRS, ...TRIPLES])];

/** The end that makes an expression give up and begin again. */
const ENDS = ["", "x!"];

const repeated = (unit: string, length: number, end: string): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end;

function filled(form: AnyForm, text: string, only?: string): Record<string, unknown> {
  const body: Record<string, unknown> = { formType: form.type };
  for (const [name, path] of listPlaces(form)) {
    if (only !== undefined && name !== only) continue;
    let part = body;
    for (const step of path.slice(0, -1)) part = (part[step] ??= {}) as Record<string, unknown>;
    const field = form.fields[name];
    part[path.at(-1)!] =
      field?.kind === "group"
        ? [Object.fromEntries(Object.keys(field.fields).map((cell) => [cell, text]))]
        : text;
  }
  return body;
}

/** Milliseconds of processor time. The better of two runs, because the first may compile. */
function cost(work: () => unknown): number {
  const once = (): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const first = once();
  return first <= MOST_MS ? first : Math.min(first, once());
}

function validate(form: AnyForm, body: Record<string, unknown>): void {
  const read = readBody(form, body);
  if (read.ok) findSoftWarnings(form, read.answers);
}
const asJson = (form: AnyForm, text: string, only?: string): void =>
  validate(form, filled(form, text, only));
const asPost = (form: AnyForm, text: string, only?: string): void => {
  const controls = (name: string) => {
    const [field, row = "0"] = name.split(".");
    return row === "0" && (only === undefined || field === only) ? [text] : undefined;
  };
  validate(form, toPayload(form, readPostedValues(form, undefined, controls)));
};

function findSlow(form: AnyForm): string[] {
  const slow: string[] = [];
  const time = (length: number, unit: string, end: string): void => {
    const text = repeated(unit, length, end);
    for (const [way, read] of Object.entries({ JSON: asJson, urlencoded: asPost })) {
      if (cost(() => read(form, text)) <= MOST_MS) continue;
      for (const name of Object.keys(form.fields)) {
        const ms = cost(() => read(form, text, name));
        if (ms > MOST_MS)
          slow.push(
            `${way} ${name}, ${length} × ${JSON.stringify(unit)} + "${end}": ${ms.toFixed(0)} ms`,
          );
      }
    }
  };
  // The longest body, and the longest texts that readers take.
  for (const length of [BODY, 500, 200])
    for (const unit of UNITS) for (const end of ENDS) if (slow.length < 5) time(length, unit, end);
  return slow;
}

const kindsIn = ({ fields }: AnyForm): string[] => Object.values(fields).map(({ kind }) => kind);
/** Few forms with a field of every kind. */
const few = catalogue.filter((form, i) => {
  const earlier = new Set(catalogue.slice(0, i).flatMap(kindsIn));
  return kindsIn(form).some((kind) => !earlier.has(kind));
});
it.each(few.map((form) => [form.type, form] as const))("reads no field of %s slowly", (_, form) =>
  expect(findSlow(form)).toEqual([]),
);
it.each(catalogue.map((form) => [form.type, form] as const))(
  "reads no field of any form slowly: %s",
  { tags: ["all"] },
  (_, form) => expect(findSlow(form)).toEqual([]),
);

it("finds the city of a long address quickly", () => {
  const form = catalogue.find(({ fields, city }) => fields[city ?? ""]?.kind === "longText")!;
  const slow = UNITS.filter((unit) =>
    ENDS.some((end) => cost(() => cityColumn(form, repeated(unit, 5000, end))) > MOST_MS),
  );
  expect(slow).toEqual([]);
});
