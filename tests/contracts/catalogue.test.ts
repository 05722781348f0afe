/** Compares the catalogue with tables written from the specification. Our own forms need no row. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue, findForm } from "../../src/forms/catalogue.ts";
import { type Fields, listOfferedOptions } from "../../src/forms/fields.ts";
import { listExtensions, MIB } from "../../src/forms/file-types.ts";
import { initialValues, toPayload } from "../../src/forms/payload.ts";
import { each } from "../support/spellings.ts";
import { listLeaves, listFieldNames } from "./examples.ts";
import { specified } from "./specified.ts";

/** For each comparison with the tables. */
const CHANGED =
  "Where the business has changed its specification, change tests/contracts/specified.ts too";

const ordered = specified.map(([type, expected]) => [type, findForm(type)!, expected] as const);

/**
 * To fix: in src/forms/catalogue.ts,
 * 1. import the form of each file that is named below,
 * 2. add it to the list.
 */
test("has every form file", () => {
  const files = globSync("*.form.ts", {
    cwd: new URL("../../src/forms/definitions/", import.meta.url),
  });
  const text = readFileSync(new URL("../../src/forms/catalogue.ts", import.meta.url), "utf8");
  expect(files.filter((file) => !text.includes(`"./definitions/${file}"`))).toEqual([]);
  expect(catalogue).toHaveLength(files.length);
});

test.each(ordered)("%s: has the specified names, words and behaviour", (type, form, expected) => {
  const {
    pages,
    heading,
    screen,
    wrapper,
    busy,
    uploading,
    success,
    submit,
    gate,
    afterSuccess,
    aliases,
  } = expected;
  expect(
    form.pages.map(({ path }) => path),
    CHANGED,
  ).toEqual(Object.keys(pages));
  expect([form.heading, form.screen, form.wrapper], CHANGED).toEqual([
    heading ?? form.heading,
    screen,
    wrapper,
  ]);
  expect(form.labels, CHANGED).toEqual({
    submit: submit ?? form.labels.submit,
    busy,
    success,
    ...(uploading && { uploading }),
  });
  expect({ gate: form.gate, afterSuccess: form.afterSuccess }, CHANGED).toEqual({
    gate,
    afterSuccess,
  });
  expect(form.aliases ?? [], CHANGED).toEqual(aliases ?? []);
  expect(form.unlisted ?? false, CHANGED).toBe(type === "FIELD_EXECUTIVE_FEEDBACK");
});

test("finds a form by its alias, and by no other name", () => {
  expect(findForm("RENT_PROPERTY")?.type).toBe("TENANT_FORM");
  for (const name of ["", "toString", "__proto__", "contact_us"])
    expect(findForm(name)).toBeUndefined();
});

test.each(ordered)("%s: has the specified lists", (_, form, { lists = {}, authored = "" }) => {
  const all = Object.fromEntries(
    Object.entries(listFieldNames(form)).flatMap(([path, options]) =>
      path.endsWith("countryCode") ? [] : [[path.replace("formData.", ""), options]],
    ),
  );
  const own = each(authored).map((path) => [path, expect.arrayContaining(["Other"])]);
  expect(all, CHANGED).toEqual({
    ...Object.fromEntries(Object.entries(lists).map(([path, options]) => [path, each(options)])),
    ...Object.fromEntries(own),
  });
});

test("offers the buyer the types of the chosen kind of property", () => {
  const { type } = findForm("BUYER_FORM")!.fields;
  if (type?.kind !== "choice") throw new Error("The buyer's type is a choice");
  expect(listOfferedOptions(type.options, { buyFor: "flat" })).toEqual([
    "Flat",
    "Villa",
    "Penthouse",
    "Studio",
  ]);
  expect(listOfferedOptions(type.options, { buyFor: "plot" })).toEqual([
    "Plot",
    "Agricultural",
    "Commercial",
  ]);
});

test("offers other country codes only in forms for visitors abroad", () => {
  const codes = ordered.flatMap(([type, { fields }]) =>
    Object.values(fields).flatMap((field) =>
      field.kind === "countryCode" ? [[type, field] as const] : [],
    ),
  );
  const open = codes.filter(([, { locked }]) => !locked);
  expect(Object.fromEntries(open.map(([type, { options }]) => [type, options.join(" ")]))).toEqual({
    FIELD_EXECUTIVE_FEEDBACK: "+91 +1 +44 +971",
    GROUP_BUYING_CREATE: "+91 +1 +44",
    NRI_SUPPORT: "+91 +1 +44 +971",
    PROPERTY_EXCHANGE: "+91 +1 +44 +971",
  });
  for (const [type, { locked, options }] of codes)
    if (locked) expect([type, ...options]).toEqual([type, "+91"]);
});

const pages = ordered.flatMap(([, form, expected]) =>
  Object.entries(expected.pages).map(([path, begun]) => [path, form, begun] as const),
);

test.each(pages)("%s: begins with the specification's defaults", (path, form, begun) => {
  const { formData } = toPayload(form, initialValues(form, path));
  const answers = listLeaves(formData).filter(([leafPath]) => !leafPath.endsWith("countryCode"));
  expect(Object.fromEntries(answers), CHANGED).toEqual(begun);
});

test.each(ordered)("%s: accepts the specified files", (_, { upload, fields }, { files }) => {
  const picker = Object.values(fields).some(({ kind }) => kind === "files");
  const { rule, via, category } = upload ?? {};
  const limits = rule && {
    mib: rule.maxBytes / MIB,
    extensions: listExtensions(rule).toSorted(),
    via,
    category,
  };
  expect({ picker, ...limits }, CHANGED).toEqual({
    picker: false,
    ...files,
    ...(files && { extensions: each(files.extensions).toSorted() }),
  });
});

test.each(catalogue)("$type: has a picture", ({ picture }) => {
  const drawn = readFileSync(new URL("../../src/content/pictures.gen.ts", import.meta.url), "utf8");
  expect(drawn).toContain(`| "${picture}"`);
});

/** Autofill tokens, each with the controls that have it: `FORM.control`, including the cells of groups. */
function listAutofill(type: string, fields: Fields): [token: string, control: string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    if (field.kind === "group") return listAutofill(type, field.fields);
    return "autocomplete" in field && field.autocomplete
      ? [[field.autocomplete, `${type}.${name}`]]
      : [];
  });
}

/**
 * In the order of the catalogue, without the fields of the visitor's own name and city. Without a section Chrome fills in the
 * visitor's own address.
 */
const AUTOFILL: Readonly<Record<string, string>> = {
  "country-name": "NRI_SUPPORT.countryOfResidence",
  organization:
    "PARTNER_APPLICATION.builderName | PARTNER_APPLICATION.brokerName | PARTNER_APPLICATION.profName",
  "section-property address-level2": `BUYER_FORM.city | DOCUMENT_VERIFICATION.propertyLocation
    FIELD_EXECUTIVE_FEEDBACK.location | GROUP_BUYING_CREATE.preferredCity | HIGH_VALUE_ASSET.locationOfProperty
    INTERIOR_CONSTRUCTION.projectLocation | JV_COLLABORATION.location | NRI_SUPPORT.propertyLocationIndia
    PROPERTY_EXCHANGE.currentPropertyLocation | SELLER_FORM.locationDetails | SELLER_MANDATE.propertyLocation
    TENANT_FORM.city`,
  "section-property street-address": `PARTNER_APPLICATION.landDetails | PORTFOLIO_MANAGEMENT.propertyLocations
    VAASTU_INTELLIGENCE.propertyAddress`,
  "section-wanted address-level2": "PROPERTY_EXCHANGE.preferredExchangeLocation",
  "section-projects address-level2": "PARTNER_APPLICATION.projectsLocation",
  "section-work address-level2":
    "PARTNER_APPLICATION.cityFocus | PARTNER_APPLICATION.operatingAreas",
  "section-pickup street-address": "SHIFTING_LOGISTICS.pickupAddress",
  "section-destination street-address": "SHIFTING_LOGISTICS.destinationAddress",
  "section-contact name": "PARTNER_APPLICATION.PersonName",
  "section-owner name": "PARTNER_APPLICATION.ownerName",
  "section-executive name": "FIELD_EXECUTIVE_FEEDBACK.executiveName",
  "section-client name": "FIELD_EXECUTIVE_FEEDBACK.clientName",
};

test("keeps the visitor's own address out of the fields of other places and people", () => {
  const controls: Record<string, string[]> = {};
  for (const { type, fields } of catalogue)
    for (const [token, control] of listAutofill(type, fields))
      (controls[token] ??= []).push(control);
  const { name, "address-level2": ownCity, ...others } = controls;
  expect(others).toEqual(
    Object.fromEntries(Object.entries(AUTOFILL).map(([token, names]) => [token, each(names)])),
  );
  expect(name).toEqual(catalogue.map(({ type }) => `${type}.fullName`));
  expect(ownCity!.length).toBeGreaterThanOrEqual(8);
  expect(ownCity!.filter((control) => !control.endsWith(".city"))).toEqual([]);
});

test("lists two to six papers to have ready, in the forms that need some", () => {
  const lists = catalogue.flatMap(({ papers }) => (papers ? [papers] : []));
  expect(lists.length).toBeGreaterThanOrEqual(15);
  for (const papers of lists) {
    expect(papers.length).toBeGreaterThanOrEqual(2);
    expect(papers.length).toBeLessThanOrEqual(6);
    expect(new Set(papers).size).toBe(papers.length);
  }
});
