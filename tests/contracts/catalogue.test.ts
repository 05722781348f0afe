/**
 * The catalogue against tables written by hand from what was specified; a form beyond it needs no row in them.
 * Requirements F1, F3, F4, F5, U1.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue, formOfType } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { offeredOptions } from "../../src/forms/fields.ts";
import { extensionsOf, MIB } from "../../src/forms/files.ts";
import { initialValues, toPayload } from "../../src/forms/payload.ts";
import { BEGINNINGS } from "./beginnings.ts";
import { leavesOf } from "./examples.ts";
import { FILE_RULES } from "./file-rules.ts";
import { listsOf } from "./lists.ts";
import { AUTHORED, OPTIONS } from "./options.ts";
import { SCREENS } from "./screens.ts";
import { isSpecified, SPECIFIED, type SpecifiedType } from "./specified.ts";

const rows = catalogue.map((form): [string, AnyForm] => [form.type, form]);
const specified = rows.flatMap(([type, form]): [SpecifiedType, AnyForm][] => (isSpecified(type) ? [[type, form]] : []));
const pages = specified.flatMap(([, form]) => form.pages.map((page): [string, AnyForm] => [page.path, form]));

test("has every form that was specified", () => {
  expect(SPECIFIED.filter((type) => !catalogue.some((form) => form.type === type))).toEqual([]);
});

/**
 * To fix: in src/forms/catalogue.ts,
 * 1. import the form of each file that is named below,
 * 2. add it to the list.
 */
test("has every form file", () => {
  const files = globSync("*.form.ts", { cwd: new URL("../../src/forms/definitions/", import.meta.url) });
  const text = readFileSync(new URL("../../src/forms/catalogue.ts", import.meta.url), "utf8");
  expect(files.filter((file) => !text.includes(`"./definitions/${file}"`))).toEqual([]);
  expect(catalogue).toHaveLength(files.length);
});

test.each(specified)("%s: names, words and behaviour are the specification's", (type, form) => {
  const { paths, heading, screen, wrapper, busy, uploading, success, submit, gate, afterSuccess, aliases } =
    SCREENS[type];
  expect(form.pages.map(({ path }) => path)).toEqual(paths);
  expect([form.heading, form.screen, form.wrapper]).toEqual([heading ?? form.heading, screen, wrapper]);
  expect(form.labels).toMatchObject({ busy, success, ...(submit && { submit }) });
  expect(form.labels.uploading).toBe(uploading);
  expect({ gate: form.gate, afterSuccess: form.afterSuccess }).toEqual({ gate, afterSuccess });
  expect(form.aliases ?? []).toEqual(aliases ?? []);
  expect(form.unlisted ?? false).toBe(type === "FIELD_EXECUTIVE_FEEDBACK");
});

test("an alias leads to its form, and no other name to any", () => {
  expect(formOfType("RENT_PROPERTY")?.type).toBe("TENANT_FORM");
  for (const name of ["", "toString", "__proto__", "contact_us"]) expect(formOfType(name)).toBeUndefined();
});

test.each(specified)("%s: lists are the specification's own", (type, form) => {
  const authored = new Set(AUTHORED[type] ?? []);
  const lists = Object.entries(listsOf(form));
  expect(
    Object.fromEntries(lists.filter(([path]) => !authored.has(path))),
    "Where the business has changed its specification, change tests/contracts/options.ts too",
  ).toEqual(OPTIONS[type]);
  const own = lists.filter(([path]) => authored.has(path));
  expect(own.map(([path]) => path).toSorted()).toEqual([...authored].toSorted());
  for (const [, options] of own) expect(options.at(-1)).toBe("Other");
});

test("the buyer's types hang on what is bought", () => {
  const { type } = formOfType("BUYER_FORM")!.fields;
  if (type?.kind !== "choice") throw new Error("The buyer's type is a choice");
  expect(offeredOptions(type.options, { buyFor: "flat" })).toEqual(["Flat", "Villa", "Penthouse", "Studio"]);
  expect(offeredOptions(type.options, { buyFor: "plot" })).toEqual(["Plot", "Agricultural", "Commercial"]);
});

test("the country code is open where the visitor may live abroad, and nowhere else", () => {
  const open = specified.filter(([, { fields }]) =>
    Object.values(fields).some((field) => field.kind === "countryCode" && !field.locked),
  );
  expect(open.map(([type]) => type).toSorted()).toEqual([
    "FIELD_EXECUTIVE_FEEDBACK",
    "GROUP_BUYING_CREATE",
    "NRI_SUPPORT",
    "PROPERTY_EXCHANGE",
  ]);
});

test.each(pages)("%s: begins with the specification's defaults", (path, form) => {
  const { formType, ...body } = toPayload(form, initialValues(form, path));
  expect(formType).toBe(form.type);
  const answers = leavesOf(body).filter(([at]) => !at.endsWith("countryCode"));
  expect(Object.fromEntries(answers)).toEqual(BEGINNINGS[path]);
});

test.each(specified)("%s: takes the files of its rule alone", (type, form) => {
  const expected = FILE_RULES[type];
  const { upload } = form;
  const picker = Object.values(form.fields).some(({ kind }) => kind === "files");
  if (!expected || !upload) {
    expect({ upload, expected, picker }).toEqual({ upload: undefined, expected: undefined, picker: false });
    return;
  }
  expect(extensionsOf(upload.rule).toSorted()).toEqual([...expected.extensions].toSorted());
  expect(upload.rule.maxBytes).toBe(expected.mib * MIB);
  expect({ via: upload.via, category: upload.category, picker }).toEqual({
    via: expected.via,
    category: expected.category,
    picker: expected.picker,
  });
});

test("no two pages share a path, a title or a description", () => {
  for (const name of ["path", "title", "description"] as const) {
    const all = catalogue.flatMap((form) => form.pages.map((page) => page[name]));
    expect(new Set(all).size, name).toBe(all.length);
  }
});

test.each(rows)("%s: its page says what a visitor wants to know", (_, form) => {
  for (const { description } of form.pages) expect(description.length).toBeLessThanOrEqual(155);
  expect(new Set(form.next).size).toBe(3);
  expect(form.minutes).toBeGreaterThan(0);
  // Two are sent by other clients, and have no page.
  expect(form.sections.length).toBeGreaterThanOrEqual(form.pages.length === 0 ? 1 : 2);
  expect(form.sections.length).toBeLessThanOrEqual(4);
});

test.each(rows)("%s: its picture is drawn", (_, form) => {
  const drawn = readFileSync(new URL("../../src/content/pictures.gen.ts", import.meta.url), "utf8");
  expect(drawn).toContain(`| "${form.picture}"`);
});
