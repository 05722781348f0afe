/**
 * Every kind of invalid answer, for every field of every form, is rejected at its field.
 */
import { afterEach, expect, test, vi } from "vitest";
import { readBody } from "../../src/forms/read-body.ts";
import { codesAt, type Example, findExample, examples, judged, listLeaves } from "./examples.ts";
import { EXPECTED } from "./expected.ts";

afterEach(() => vi.useRealTimers());

const rows = examples.map((example): [string, Example] => [example.name, example]);
const leaves = examples.flatMap((example) =>
  listLeaves(example.body)
    .filter(([path]) => path !== "formType")
    .map(([path, value]): [string, string, Example, unknown] => [
      example.name,
      path,
      example,
      value,
    ]),
);
const isRequiredPath = ({ name }: Example, path: string): boolean =>
  EXPECTED[name]?.required.includes(path) ?? false;
const numbers = leaves.filter(
  ([, path, , value]) => typeof value === "number" && !path.endsWith(".id"),
);
const days = leaves.filter(([, , , value]) => /^\d{4}-\d\d-\d\d$/.test(String(value)));
const texts = leaves.filter(([, , , value]) => typeof value === "string");

test.each(numbers)(
  "%s: rejects values of %s that only resemble a number",
  (_, path, example, value) => {
    for (const bad of [
      String(value),
      Number.NaN,
      Number.POSITIVE_INFINITY,
      -1,
      1e300,
      true,
      [value],
      { value },
    ]) {
      expect(codesAt(judged(example, path, bad), path), String(bad)).toEqual(["invalid"]);
    }
  },
);

test.each(days)("%s: rejects values of %s that are no day of the calendar", (_, path, example) => {
  const bad = [
    "2026-02-30",
    "2099-02-29",
    "2099-13-01",
    "15/01/2099",
    "2099-1-5",
    "2099-01-15T00:00:00Z",
    "today",
  ];
  for (const day of bad) {
    const codes = codesAt(judged(example, path, day), path);
    expect(codes, day).toEqual(["invalid"]);
  }
  expect(codesAt(judged(example, path, 20990115), path)).toEqual(["invalid"]);
});

/** A time and its date in India, whose midnight is 18:30 UTC. */
const CLOCKS = [
  {
    now: "2026-12-31T18:29:59.999Z",
    yesterday: "2026-12-30",
    today: "2026-12-31",
    tomorrow: "2027-01-01",
  },
  {
    now: "2026-12-31T18:30:00.000Z",
    yesterday: "2026-12-31",
    today: "2027-01-01",
    tomorrow: "2027-01-02",
  },
];

test.each(days)(
  "%s: accepts %s only on the right side of today in India",
  (_, path, example, value) => {
    // The example shows whether the form asks for a past or a future day.
    const isFuture = Date.parse(String(value)) > Date.now();
    for (const { now, yesterday, today, tomorrow } of CLOCKS) {
      vi.useFakeTimers({ now: Date.parse(now), toFake: ["Date"] });
      const codes = (day: string): readonly string[] => codesAt(judged(example, path, day), path);
      const [right, wrong] = isFuture ? [tomorrow, yesterday] : [yesterday, tomorrow];
      for (const day of [today, right]) expect(codes(day), `${day} at ${now}`).toEqual([]);
      expect(codes(wrong), `${wrong} at ${now}`).toEqual(["invalid"]);
    }
  },
);

const LONG = "a".repeat(200_000);
test.each(texts)("%s: rejects 200,000 characters at %s", (_, path, example) => {
  const codes = codesAt(judged(example, path, LONG), path);
  expect(codes).toHaveLength(1);
  expect(["too_long", "invalid"]).toContain(codes[0]);
});

test.each(leaves.filter(([, path]) => !path.endsWith(".id")))(
  "%s: rejects a list of 10,000 at %s",
  (_, path, example, value) => {
    const item = Array.isArray(value) ? (value[0] as unknown) : value;
    for (const items of [
      Array(10_000).fill(item),
      Array.from({ length: 10_000 }, (__, i) => `option ${i}`),
    ]) {
      const answer = judged(example, path, items);
      expect(codesAt(answer, path)).toHaveLength(1);
      expect(answer.ok ? [] : answer.problems).toHaveLength(1);
    }
  },
);

test.each(leaves)("%s: rejects an object at %s and reads null as no answer", (_, path, example) => {
  for (const object of [
    { a: 1 },
    { toString: 1 },
    { valueOf: null },
    { length: -1 },
    { toJSON: "x" },
    { hasOwnProperty: 1 },
  ])
    expect(
      codesAt(judged(example, path, object), path).length,
      JSON.stringify(object),
    ).toBeGreaterThan(0);
  const isRequired = /\.id$|\.visits$/.test(path) || isRequiredPath(example, path);
  expect(codesAt(judged(example, path, null), path)).toEqual(isRequired ? ["required"] : []);
});

const budget = "formData.budgetDetails.minBudget";
const visits = "formData.visits";
test.each<[string, string, unknown, string[]]>([
  ["BUYER_FORM", budget, 15_000_000, []],
  ["BUYER_FORM", budget, 15_000_001, ["invalid"]],
  ["BUYER_FORM.plot", "formData.propertyRequirements.type", "Villa", ["invalid"]],
  ["DOCUMENT_VERIFICATION", "formData.documents", ["None"], []],
  ["DOCUMENT_VERIFICATION", "formData.documents", ["None", "Map"], ["invalid"]],
  ["DOCUMENT_VERIFICATION", "formData.documents", ["Map", "Map"], ["invalid"]],
  ["TENANT_FORM", "formData.propertyDetails.securityDeposit", 0, []],
  ["HIGH_VALUE_ASSET", "formData.estimatedValue", 0, ["required"]],
  ["PROPERTY_EXCHANGE", "formData.approximateMarketValue", 0, ["required"]],
  ["FIELD_EXECUTIVE_FEEDBACK", visits, [], ["required"]],
  ["FIELD_EXECUTIVE_FEEDBACK", visits, ["a visit"], ["invalid"]],
  ["FIELD_EXECUTIVE_FEEDBACK", visits, [[]], ["required", "required", "required"]],
  ["FIELD_EXECUTIVE_FEEDBACK", visits, { 0: {} }, ["invalid"]],
])("%s: validates %s as %j against the other answers: %j", (name, path, value, codes) => {
  expect(codesAt(judged(findExample(name), path, value), path)).toEqual(codes);
});

test.each(rows)("%s: rejects a body without answers with one problem", (_, { form, body }) => {
  const expectFault = (bad: unknown, field: string, message: string): void =>
    expect(readBody(form, bad)).toEqual({
      ok: false,
      problems: [{ field, code: "invalid", message }],
    });
  for (const bad of [null, [], "text", 5]) expectFault(bad, "", "Send a JSON object");
  for (const formData of [[], "text"])
    expectFault({ ...body, formData }, "formData", "The form's answers are missing");
});
