import * as v from "valibot";
import { isBlank } from "../reading/blank.ts";
import { isObject } from "../objects.ts";
import { isRequired, lower } from "./required-message.ts";
import { plainCell } from "./cell.ts";
import * as choice from "./choice.ts";
import type { FieldBase, Desk, Kind, RowInput, Schema } from "./kind.ts";
import * as longText from "./long-text.ts";
import * as select from "./select.ts";
import * as text from "./text.ts";
import { atMostItems, typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

export type CellField =
  | text.TextField
  | longText.LongTextField
  | select.SelectField
  | choice.ChoiceField;

/** Rows that the visitor adds and removes, at least one. Each row has its number as `id`. */
export interface GroupField extends FieldBase {
  readonly kind: "group";
  /** The name of one row, such as "Visit". */
  readonly row: string;
  readonly fields: Readonly<Record<string, CellField>>;
  readonly maxRows?: number;
}

type Cells<Part> = Readonly<Record<CellField["kind"], Part>>;

/** The kinds that a row may have. */
const CELLS = {
  text: text.kind,
  longText: longText.kind,
  select: select.kind,
  choice: choice.kind,
} as Cells<Kind<CellField>>;

export const mostRows = ({ maxRows = 20 }: GroupField): number => maxRows;

const blankRow = ({ fields }: GroupField, id: number): RowInput => ({
  id: String(id),
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, ""])),
});

/** Adds a blank row, with a number that no other row has. */
export const addRow = (field: GroupField, rows: readonly RowInput[]): readonly RowInput[] => [
  ...rows,
  blankRow(field, Math.max(0, ...rows.map((row) => Number(row.id))) + 1),
];

function rowSchema({ row, fields }: GroupField): Schema {
  const cells = Object.entries(fields).map(([name, cell]): [string, Schema] => [
    name,
    CELLS[cell.kind].schema(cell, isRequired(cell)),
  ]);
  const id = v.pipe(
    v.number(t("{row} needs a number as its id", { row })),
    v.integer(t("{row} needs a whole number as its id", { row })),
  );
  return v.looseObject(
    { id, ...Object.fromEntries(cells) },
    t("{row} must be an object with its answers", { row }),
  );
}

/** Adds missing cells as undefined, and replaces null, so that each cell's schema can ask for it. */
const wholeRow = ({ fields }: GroupField, row: unknown): unknown =>
  isObject(row)
    ? Object.fromEntries(
        [...new Set(["id", ...Object.keys(fields), ...Object.keys(row)])].map((name) => [
          name,
          row[name] ?? undefined,
        ]),
      )
    : row;

export const kind: Kind<GroupField> = {
  ...typedKind,
  requiredMessage: ({ row }) => t("Add at least one {row}", { row: lower(row) }),
  initialValue: (field) => [blankRow(field, 1)],
  readControls({ fields }, name, controls) {
    const rows: RowInput[] = [];
    for (;;) {
      // The prerendered page has one row, and more where React has drawn them.
      const cells = Object.keys(fields).map(
        (cell) => [cell, controls(`${name}.${rows.length}.${cell}`)?.[0]] as const,
      );
      if (cells.every(([, typedIn]) => typedIn === undefined))
        return rows.length > 0 ? rows : undefined;
      const id = String(rows.length + 1);
      rows.push({
        id,
        ...Object.fromEntries(cells.map(([cell, typedIn]) => [cell, typedIn ?? ""])),
      });
    }
  },
  toWire: (_field, value) =>
    (value as readonly RowInput[]).map(({ id, ...row }) => ({
      id: Number(id),
      ...Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [name, isBlank(cell) ? undefined : cell]),
      ),
    })),
  fromWire: (field, value) =>
    Array.isArray(value) ? value.map((row) => wholeRow(field, row)) : value,
  schema: (field) =>
    v.pipe(
      atMostItems(
        mostRows(field),
        kind.requiredMessage(field),
        t("{label}: the limit is {most}", { label: field.label, most: mostRows(field) }),
      ),
      v.array(rowSchema(field), kind.requiredMessage(field)),
      v.minLength(1, kind.requiredMessage(field)),
    ),
};

const rowCell = (value: unknown, fields: Partial<GroupField["fields"]>): string =>
  isObject(value)
    ? Object.entries(value)
        .filter(([name]) => name !== "id")
        .map(([name, answer]) => `${fields[name]?.label ?? name}: ${plainCell(answer)}`)
        .join("; ")
    : plainCell(value);

/** A function, so that pages do not carry the samples. */
const findDesk = (field: CellField): Desk<CellField> =>
  (
    { text: text.desk, longText: longText.desk, select: select.desk, choice: choice.desk } as Cells<
      Desk<CellField>
    >
  )[field.kind];

export const desk: Desk<GroupField> = {
  /** One line for each row. */
  cell: (value, field) =>
    Array.isArray(value)
      ? value
          .map((row, i) => `${field?.row ?? "Row"} ${i + 1}. ${rowCell(row, field?.fields ?? {})}`)
          .join("\n")
      : plainCell(value),
  sample: ({ fields }, seed, values) => [
    {
      id: "1",
      ...Object.fromEntries(
        Object.entries(fields).map(([name, cellField]) => [
          name,
          String(findDesk(cellField).sample(cellField, seed, values)),
        ]),
      ),
    },
  ],
};
