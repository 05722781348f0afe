import { expect, test } from "vitest";
import { form as buyer } from "../../../src/forms/definitions/buyer.form.ts";
import { form as feedback } from "../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { defineForm } from "../../../src/forms/define.ts";
import {
  amount,
  checkbox,
  choice,
  countryCode,
  date,
  files,
  group,
  pills,
  text,
} from "../../../src/forms/fields.ts";
import { addRow } from "../../../src/forms/kinds/group.ts";
import { initialValues, toAnswers, toPayload } from "../../../src/forms/payload.ts";
import { validateSubmission } from "../../../src/forms/validate.ts";

/** Fields at the top, in `formData` and in a group, with a condition, and in rows. */
const { fields: _fields, city: _city, ...definition } = contact;
const form = defineForm({
  ...definition,
  type: "SAMPLE",
  sections: [
    {
      legend: "All",
      fields: {
        name: text({ label: "Name", required: true }),
        code: countryCode({ label: "Code", options: ["+91"], locked: true }),
        kind: choice({ label: "Kind", options: ["Owner", "Agent"] }),
        licence: text({ label: "Licence", required: true, when: { kind: "Agent" } }),
        price: amount({ label: "Price" }),
        tags: pills({ label: "Tags", options: ["a", "b"] }),
        day: date({ label: "Day", not: "past" }),
        agreed: checkbox({ label: "Agreed", initial: false }),
        visits: group({
          label: "Visits",
          row: "Visit",
          fields: { place: text({ label: "Place" }) },
        }),
        papers: files({ label: "Papers" }),
      },
    },
  ],
  payload: {
    top: ["name", "code"],
    formData: ["kind", "licence", { money: ["price"] }, "tags", "day", "agreed", "visits"],
  },
});

const values = (over: Record<string, unknown> = {}) =>
  ({ ...initialValues(form), ...over }) as ReturnType<typeof initialValues>;

test("omits blank and hidden answers, and keeps groups and lists", () => {
  expect(toPayload(form, values({ name: "   ", price: "", licence: "L-1" }))).toEqual({
    formType: "SAMPLE",
    code: "+91",
    formData: { money: {}, tags: [], agreed: false, visits: [{ id: 1 }] },
  });
});

test("puts each answer at its path as typed, without files", () => {
  const name = '  Zoë \u{1F3E0}\n=1+1, "कुमार" ';
  const filled = values({
    name,
    kind: "Agent",
    licence: "L-1",
    price: "1,50,00,000.50",
    tags: ["b"],
    day: "2099-01-15",
    agreed: true,
    visits: [{ id: "3", place: "Pune" }],
    papers: "C:\\fakepath\\deed.pdf",
  });
  expect(toPayload(form, filled)).toEqual({
    formType: "SAMPLE",
    name,
    code: "+91",
    formData: {
      kind: "Agent",
      licence: "L-1",
      money: { price: 15_000_000.5 },
      tags: ["b"],
      day: "2099-01-15",
      agreed: true,
      visits: [{ id: 3, place: "Pune" }],
    },
  });
});

// Values of each page: tests/contracts/catalogue.test.ts.
test("ignores values of a link that a field cannot hold", () => {
  const linkValues = {
    name: "Asha",
    kind: "Owner",
    price: "5000000",
    agreed: "true",
    visits: "x",
    other: "y",
  };
  expect(initialValues(form, undefined, linkValues)).toEqual({
    name: "Asha",
    code: "+91",
    kind: "Owner",
    licence: "",
    price: "50,00,000",
    tags: [],
    day: "",
    agreed: false,
    visits: [{ id: "1", place: "" }],
    papers: "",
  });
  expect(initialValues(form, undefined, { kind: "Broker", code: "+1", name: 5 })).toMatchObject({
    name: "",
    kind: "",
    code: "+91",
  });
  expect(initialValues(buyer, "/buy-flat", { type: "Agricultural" })).toMatchObject({
    type: "Flat",
  });
});

test("numbers an added row with an unused number", () => {
  const { visits } = form.fields;
  const rows = addRow(visits, []);
  const three = addRow(visits, addRow(visits, rows));
  expect(three.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  const later = addRow(visits, three.slice(1));
  expect(later.map(({ id }) => id)).toEqual(["2", "3", "4"]);
});

test("asks for each blank cell of a row by its own words", () => {
  const problems = validateSubmission(feedback, toAnswers(feedback, initialValues(feedback)));
  expect(problems.filter(({ control }) => control.startsWith("visits"))).toEqual([
    {
      control: "visits.0.propertyName",
      code: "required",
      message: "Enter the name of the property",
    },
    { control: "visits.0.location", code: "required", message: "Enter where the property is" },
  ]);
});
