/** The Valibot schema of a form's payload: the same one in the browser and at the edge. */
import * as v from "valibot";
import { dayInIndia, isDay } from "./dates.ts";
import { type AnyForm, type Placing } from "./define.ts";
import { allOptions, type Field, type FieldKind, type FieldOf, type Fields } from "./fields.ts";
import { isBlank } from "./payload.ts";
import { isPhone } from "./phone.ts";

export const LENGTH = { text: 200, longText: 5000, email: 254, phone: 40 } as const;
const LARGEST_AMOUNT = 1e13;
const LARGEST_SIZE = 1e7;
export const MOST_ROWS = 20;
const ANSWERS_MISSING = "The form's answers are missing";

/** A label within a sentence. */
export const lower = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;

const CHOOSE = new Set<FieldKind>(["select", "choice", "pills", "countryCode", "yesNo", "checkbox"]);

/** The message for a required field that was left blank. */
export function askFor(field: Field): string {
  if ("required" in field && typeof field.required === "string") return field.required;
  return `${CHOOSE.has(field.kind) ? "Choose" : "Enter"} ${lower(field.label)}`;
}

export const isRequired = (field: Field): boolean => "required" in field && field.required !== undefined;

/** Required whatever the other fields say. */
const isAlwaysRequired = (field: Field): boolean => isRequired(field) && !field.when;

type Schema = v.GenericSchema<unknown>;

/** A string that may be blank unless the field is required; what is not blank must pass the test. */
function typed(field: Field, maxLength: number, test: (value: string) => boolean, message: string): Schema {
  const required = isAlwaysRequired(field);
  const schema = v.pipe(
    v.string(askFor(field)),
    v.maxLength(maxLength, `${field.label} must be ${maxLength} characters or fewer`),
    v.check((value) => !required || !isBlank(value), askFor(field)),
    v.check((value) => isBlank(value) || test(value.trim()), message),
  );
  return required ? schema : v.optional(schema);
}

function number(field: Field, { min, max, whole }: { min: number; max: number; whole: boolean }): Schema {
  const schema = v.pipe(
    v.number(askFor(field)),
    v.finite(`${field.label} must be a number`),
    v.check((value) => !whole || Number.isInteger(value), `${field.label} must be a whole number`),
    v.minValue(
      min,
      min > 0 && min < 1 ? `${field.label} must be more than 0` : `${field.label} must be ${min} or more`,
    ),
    v.maxValue(max, `${field.label} must be ${max.toLocaleString("en-IN")} or less`),
  );
  return isAlwaysRequired(field) ? schema : v.optional(schema);
}

const oneOf = (field: FieldOf<"select"> | FieldOf<"choice">): Schema => {
  const options = allOptions(field.options);
  return typed(field, LENGTH.text, (value) => options.includes(value), `Choose ${lower(field.label)} from the list`);
};

/** Judges a list's length before its items: a list of ten thousand is one problem, not ten thousand. */
const atMostItems = (field: Field, most: number, message: string) =>
  v.pipe(v.array(v.unknown(), askFor(field)), v.maxLength(most, message));

/** Above zero where an amount is required: 0 does not pass the gate. */
const SMALLEST = 0.01;

const SCHEMA = {
  text: (field) => typed(field, field.maxLength ?? LENGTH.text, () => true, ""),
  longText: (field) => typed(field, field.maxLength ?? LENGTH.longText, () => true, ""),
  email: (field) =>
    typed(
      field,
      LENGTH.email,
      (value) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value),
      "Enter an email address in the correct format, like name@example.com",
    ),
  phone: (field) => typed(field, LENGTH.phone, isPhone, "Enter a phone number with 7 to 15 digits, like 98765 43210"),
  countryCode: (field) => v.optional(v.picklist(["", ...field.options], "Choose a country code from the list")),
  wholeNumber: (field) =>
    number(field, { min: field.min ?? 0, max: field.max ?? Number.MAX_SAFE_INTEGER, whole: true }),
  amount: (field) =>
    number(field, {
      min: field.min ?? (isRequired(field) ? SMALLEST : 0),
      max: LARGEST_AMOUNT,
      whole: field.whole ?? false,
    }),
  size: (field) => number(field, { min: isRequired(field) ? SMALLEST : 0, max: LARGEST_SIZE, whole: false }),
  date: (field) =>
    v.pipe(
      typed(field, 10, isDay, `${field.label} must be a real date, like 2027-01-31`) as v.GenericSchema<string>,
      v.check(
        (value) => !value || !isDay(value) || isOnTheRightSide(field, value),
        field.not === "past" ? `${field.label} must be today or later` : `${field.label} must be today or earlier`,
      ),
    ),
  select: oneOf,
  choice: oneOf,
  // The page always sends it; another client may leave it out, since no form requires it.
  yesNo: (field) => v.optional(v.boolean(`Choose yes or no for ${lower(field.label)}`)),
  checkbox: (field) => v.optional(v.boolean(`${field.label} must be ticked or not ticked`)),
  pills: (field) => {
    const schema = v.pipe(
      atMostItems(field, field.options.length, `${field.label} names an option twice`),
      v.array(v.picklist(field.options, `Choose ${lower(field.label)} from the list`), askFor(field)),
      v.check((values) => !isAlwaysRequired(field) || values.length > 0, askFor(field)),
      v.check((values) => new Set(values).size === values.length, `${field.label} names an option twice`),
      v.check(
        (values) => !field.exclusive || !values.includes(field.exclusive) || values.length === 1,
        `Choose either "${field.exclusive}" or the others`,
      ),
    );
    return isAlwaysRequired(field) ? schema : v.optional(schema);
  },
  group: (field) =>
    v.pipe(
      atMostItems(
        field,
        field.maxRows ?? MOST_ROWS,
        `${field.label}: at most ${field.maxRows ?? MOST_ROWS} can be sent`,
      ),
      v.array(v.looseObject({ id: v.pipe(v.number(), v.integer()), ...entriesOf(field.fields) }), askFor(field)),
      v.minLength(1, `Add at least one ${lower(field.row)}`),
    ),
  files: () => v.optional(v.never()),
} satisfies { [K in FieldKind]: (field: FieldOf<K>) => Schema };

const isOnTheRightSide = (field: FieldOf<"date">, day: string): boolean => {
  const today = dayInIndia(Date.now());
  return field.not === "past" ? day >= today : day <= today;
};

const schemaOfField = (field: Field): Schema => (SCHEMA[field.kind] as (field: Field) => Schema)(field);

function entriesOf(fields: Fields): Record<string, Schema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)]));
}

function placed(fields: Fields, placing: Placing): Schema {
  const entries: Record<string, Schema> = {};
  for (const entry of placing) {
    if (typeof entry === "string") entries[entry] = schemaOfField(fields[entry]!);
    else for (const [name, inner] of Object.entries(entry)) entries[name] = placed(fields, inner);
  }
  // Loose: a page opened before a release may still send what a field used to be, and its lead is kept as received.
  return v.pipe(
    v.unknown(),
    v.check((answers) => !Array.isArray(answers), ANSWERS_MISSING),
    v.looseObject(entries, ANSWERS_MISSING),
  );
}

const schemas = new WeakMap<AnyForm, Schema>();

/** The schema of the whole body; built once for each form. */
export function schemaOf(form: AnyForm): Schema {
  let schema = schemas.get(form);
  if (!schema) {
    schema = v.looseObject({
      ...entriesOf(Object.fromEntries(form.payload.top.map((name) => [name, form.fields[name]!]))),
      formData: placed(form.fields, form.payload.formData),
    });
    schemas.set(form, schema);
  }
  return schema;
}
