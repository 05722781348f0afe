/** The example bodies match their forms, and the edge requires exactly their answers. */
import { expect, test } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";
import { readBody } from "../../src/forms/read-body.ts";
import { toPayload } from "../../src/forms/payload.ts";
import {
  codesAt,
  type Example,
  findExample,
  examples,
  findExamples,
  filled,
  judged,
  listLeaves,
  listFieldNames,
  describeShape,
  valueAt,
} from "./examples.ts";
import { EXPECTED } from "./expected.ts";

const rows = examples.map((example): [string, Example] => [example.name, example]);

/**
 * To fix, for each form named below: write an example body, tests/contracts/examples/TYPE.json, and
 * give it a row in tests/contracts/expected.ts.
 */
test("has an example for every form and a row for every example", () => {
  expect(
    catalogue.map(({ type }) => type).filter((type) => findExamples(type).length === 0),
  ).toEqual([]);
  expect(examples.map(({ name }) => name).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

test.each(rows)("%s: accepts the example and finds its person", (name, { form, body }) => {
  const answer = readBody(form, body);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  const {
    required: [fullName, phoneNumber],
    city,
  } = EXPECTED[name]!;
  expect(answer.person.fullName).toBe(valueAt(body, fullName!));
  expect(String(valueAt(body, phoneNumber!)).replace(/\D/g, "")).toContain(answer.person.phone);
  expect(answer.person.phone).toMatch(/^\d{7,15}$/);
  // A form may ask for none.
  const [, email] = listLeaves(body).find(([path]) => /(?:^|\.)email$/.test(path)) ?? [];
  expect(answer.person.email).toBe(email);
  expect(answer.person.city).toBe(city && valueAt(body, city));
});

test.each(rows)("%s: sends a body with the shape of the example", (name, { form, body }) => {
  const sent = toPayload(form, filled(form, body));
  expect(
    describeShape(sent),
    `A new field also needs an answer in tests/contracts/examples/${name}.json`,
  ).toEqual(describeShape(body));
  expect(readBody(form, sent)).toMatchObject({ ok: true });
});

const required = Object.entries(EXPECTED).flatMap(([name, row]) =>
  row.required.map((path): [string, string] => [name, path]),
);

test.each(required)("%s: requires %s", (name, path) => {
  const example = findExample(name);
  const value = valueAt(example.body, path);
  expect(value, "the example has it").toBeDefined();
  for (const blank of [undefined, "", " \t ", ...(Array.isArray(value) ? [[]] : [])]) {
    const answer = judged(example, path, blank);
    expect(codesAt(answer, path)).toEqual(["required"]);
    const problem = answer.ok ? undefined : answer.problems.find(({ field }) => field === path);
    expect(problem?.message).toMatch(/^(Enter|Choose|Add) /);
  }
});

test.each(rows)("%s: requires nothing else", (name, example) => {
  const optional = listLeaves(example.body).filter(
    ([path]) =>
      path !== "formType" && !path.endsWith(".id") && !EXPECTED[name]!.required.includes(path),
  );
  for (const [path, value] of optional) {
    expect(
      judged(example, path, undefined),
      `${path}, unless tests/contracts/expected.ts lists it`,
    ).toMatchObject({
      ok: true,
    });
    if (typeof value === "string")
      expect(judged(example, path, ""), path).toMatchObject({ ok: true });
  }
});

const lists = catalogue.flatMap((form) =>
  Object.entries(listFieldNames(form)).map(
    ([path, options]) => [form.type, path, options] as const,
  ),
);

test.each(lists)("%s: accepts only the options of %s", (type, path, options) => {
  const having = findExamples(type).filter(({ body }) => valueAt(body, path) !== undefined);
  expect(
    having.length,
    `No file of tests/contracts/examples/${type} answers ${path}`,
  ).toBeGreaterThan(0);
  for (const example of having) {
    const asGiven = (option: string): unknown =>
      Array.isArray(valueAt(example.body, path)) ? [option] : option;
    // A country code may have spaces around it.
    const spaced = path.endsWith("countryCode") ? "+91-" : `${options[0]!.toUpperCase()} `;
    for (const outsider of ["None of these", "toString", spaced]) {
      expect(codesAt(judged(example, path, asGiven(outsider)), path), outsider).toEqual([
        "invalid",
      ]);
    }
  }
  for (const option of options) {
    const accepted = having.some((example) => {
      const isList = Array.isArray(valueAt(example.body, path));
      return judged(example, path, isList ? [option] : option).ok;
    });
    expect(accepted, option).toBe(true);
  }
});
