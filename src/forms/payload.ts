/** From what the visitor typed to the body on the wire. */
import { type AnyForm, pathsOf } from "./define.ts";
import type { Field, FieldKind, FieldOf, FormValues, InputValue, RowInput } from "./fields.ts";
import { isAsked, isOptionsBy, offeredOptions } from "./fields.ts";
import { numberIn } from "./rupees.ts";
import { tidied } from "./tidy.ts";

type Values = Readonly<Record<string, InputValue>>;

const blankRow = (field: FieldOf<"group">, id: number): RowInput => ({
  id: String(id),
  ...Object.fromEntries(Object.keys(field.fields).map((name) => [name, ""])),
});

const blank = (): string => "";
/** Options that hang on another answer begin with the first on offer; others begin unchosen. */
const chosen = (field: FieldOf<"select"> | FieldOf<"choice">, values: Values): string =>
  field.initial ?? (isOptionsBy(field.options) ? offeredOptions(field.options, values)[0] : "") ?? "";

/** What a control holds before anybody touched it. */
const INITIAL = {
  text: blank,
  longText: blank,
  email: blank,
  phone: blank,
  wholeNumber: blank,
  amount: blank,
  size: blank,
  date: blank,
  files: blank,
  countryCode: (field) => field.options[0] ?? "+91",
  select: chosen,
  choice: chosen,
  yesNo: (field) => field.initial,
  checkbox: (field) => field.initial,
  pills: (field) => field.initial ?? [],
  group: (field) => [blankRow(field, 1)],
} satisfies { [K in FieldKind]: (field: FieldOf<K>, values: Values) => InputValue };

const initialOf = (field: Field, values: Values): InputValue =>
  (INITIAL[field.kind] as (field: Field, values: Values) => InputValue)(field, values);

/** The values a form starts with on one of its pages; `known` prefills fields of that name, where they may hold it. */
export function initialValues(form: AnyForm, path?: string, known: Readonly<Record<string, unknown>> = {}): FormValues {
  const given = { ...form.pages.find((page) => page.path === path)?.initial, ...known };
  const values: FormValues = {};
  for (const [name, field] of Object.entries(form.fields)) {
    const value = given[name];
    values[name] = canHold(field, value, values) ? tidied(field, value) : initialOf(field, values);
  }
  return values;
}

/** Whether a prefilled value fits: text fits text, and an option must be on offer. */
function canHold(field: Field, value: unknown, values: Values): value is string {
  if (typeof value !== "string" || value === "") return false;
  if (field.kind === "select" || field.kind === "choice") return offeredOptions(field.options, values).includes(value);
  if (field.kind === "countryCode") return !field.locked && field.options.includes(value);
  return field.kind === "text" || field.kind === "longText" || field.kind === "amount";
}

export const addRow = (field: FieldOf<"group">, rows: readonly RowInput[]): readonly RowInput[] => [
  ...rows,
  blankRow(field, Math.max(0, ...rows.map((row) => Number(row.id))) + 1),
];

/** Spaces, control characters and invisible marks alone are no answer. */
const isBlankText = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}]/u.test(text);

/** A client may write null for what was not answered. */
export const isBlank = (value: unknown): boolean =>
  typeof value === "string" ? isBlankText(value) : Array.isArray(value) ? value.length === 0 : (value ?? null) === null;

const asTyped = (value: InputValue): unknown => (isBlank(value) ? undefined : value);
const asNumber = (value: InputValue): unknown => numberIn(String(value));

/** What stands on the wire for what a control holds; undefined is left out. */
const WIRE = {
  text: asTyped,
  longText: asTyped,
  email: asTyped,
  phone: asTyped,
  countryCode: asTyped,
  date: asTyped,
  select: asTyped,
  choice: asTyped,
  pills: (value) => value,
  yesNo: (value) => value,
  checkbox: (value) => value,
  wholeNumber: asNumber,
  amount: asNumber,
  size: asNumber,
  group: (value) =>
    (value as readonly RowInput[]).map(({ id, ...row }) => ({
      id: Number(id),
      ...Object.fromEntries(Object.entries(row).filter(([, cell]) => !isBlank(cell))),
    })),
  files: () => undefined,
} satisfies Record<FieldKind, (value: InputValue) => unknown>;

export interface Body {
  readonly formType: string;
  readonly formData: Record<string, unknown>;
  readonly [name: string]: unknown;
}

/** The body that B3 asks for. Fields that were not asked or were left blank are left out. */
export function toPayload(form: AnyForm, values: Values): Body {
  const body: Record<string, unknown> = { formType: form.type, formData: {} };
  for (const [name, path] of Object.entries(pathsOf(form))) {
    const field = form.fields[name]!;
    const value = isAsked(field, values) ? WIRE[field.kind](values[name] ?? "") : undefined;
    let at = body;
    for (const group of path.slice(0, -1)) at = (at[group] ??= {}) as Record<string, unknown>;
    if (value !== undefined) at[path.at(-1)!] = value;
  }
  return body as unknown as Body;
}
