/** What a value of the payload is in one cell of a spreadsheet. */
import type { Field, FieldKind } from "../../src/forms/fields.ts";
import { normalisePhone } from "../../src/forms/phone.ts";
import { isRecord } from "../lead/payload.ts";

type Cell = (value: unknown, field: Field | undefined) => string;

/** Any value, for a payload of another release may hold another type than its field says. */
const plain: Cell = (value) =>
  value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);

const yesNo: Cell = (value) =>
  value === true || value === 1 ? "Yes" : value === false || value === 0 ? "No" : plain(value, undefined);

/** Digits, which no spreadsheet takes for a formula; a foreign number keeps its code in brackets. */
const phone: Cell = (value) => {
  if (typeof value !== "string") return plain(value, undefined);
  const { countryCode, number } = normalisePhone(value, "+91");
  return countryCode === "+91" ? number : `(${countryCode}) ${number}`;
};

const groupRow = (value: unknown, labels: Readonly<Record<string, string>>): string =>
  isRecord(value)
    ? Object.entries(value)
        .filter(([name]) => name !== "id")
        .map(([name, answer]) => `${labels[name] ?? name}: ${plain(answer, undefined)}`)
        .join("; ")
    : plain(value, undefined);

const group: Cell = (value, field) => {
  if (!Array.isArray(value)) return plain(value, undefined);
  const [word, fields] = field?.kind === "group" ? [field.row, field.fields] : ["Row", {}];
  const labels = Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
  return value.map((one, i) => `${word} ${i + 1}. ${groupRow(one, labels)}`).join("\n");
};

const CELL = {
  text: plain,
  longText: plain,
  email: plain,
  phone,
  countryCode: (value) => plain(value, undefined).replace(/^\+/, ""),
  wholeNumber: plain,
  amount: plain,
  size: plain,
  date: plain,
  select: plain,
  choice: plain,
  yesNo,
  checkbox: yesNo,
  pills: (value) =>
    Array.isArray(value) ? value.map((one) => plain(one, undefined)).join("; ") : plain(value, undefined),
  files: plain,
  group,
} satisfies Record<FieldKind, Cell>;

export const cellOf = (kind: FieldKind, value: unknown, field?: Field): string => CELL[kind](value, field);
