import { useSelector } from "@tanstack/react-form";
import { useEffect, useRef } from "react";
import type { RowInput } from "../../../forms/fields.ts";
import { addRow, type CellField, type GroupField, mostRows } from "../../../forms/kinds/group.ts";
import { FieldProvider, useField } from "../field-context.tsx";
import { errorId } from "../field-frame.tsx";
import { errorOf } from "../use-lead-form.ts";
import { ChoiceControl } from "./choice-control.tsx";
import { LongTextControl } from "./long-text-control.tsx";
import { SelectControl } from "./select-control.tsx";
import { TextControl } from "./text-control.tsx";
import { t } from "../../../i18n/t.ts";

const CELLS = {
  text: TextControl,
  longText: LongTextControl,
  select: SelectControl,
  choice: ChoiceControl,
} satisfies { [K in CellField["kind"]]: () => React.ReactNode };

type Rows = readonly RowInput[];
const areSameRows = (one: Rows, other: Rows): boolean =>
  one.length === other.length && one.every(({ id }, i) => id === other[i]!.id);

/** Rows to add and remove; one always stays. The focus goes to the new row, or to the one before a removed row. */
export function GroupControl() {
  const { definition, form, api, name, ...context } = useField();
  const field = context.field as GroupField;
  // What is typed into a cell draws that cell alone.
  const rows = useSelector(api.store, ({ value }) => value as Rows, { compare: areSameRows });
  const error = useSelector(api.store, ({ meta }) => errorOf(meta));
  const box = useRef<HTMLDivElement>(null);
  const focus = useRef<number>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    const row = box.current?.querySelectorAll("fieldset[data-row]")[focus.current];
    row?.querySelector<HTMLElement>("input,select,textarea")?.focus();
    focus.current = undefined;
  });
  return (
    <div ref={box} className="grid gap-6">
      {error ? (
        <p id={errorId(name)} className="field-error">
          {error}
        </p>
      ) : null}
      {rows.map((row, i) => (
        <fieldset key={row.id} data-row="" className="grid gap-5 border-l-3 border-line pl-5">
          <legend className="field-label float-left">{`${field.row} ${i + 1}`}</legend>
          {Object.entries(field.fields).map(([cell, cellField]) => {
            const Cell = CELLS[cellField.kind];
            return (
              <FieldProvider key={cell} {...{ definition, form }} name={`${name}.${i}.${cell}`} field={cellField}>
                <Cell />
              </FieldProvider>
            );
          })}
          {rows.length > 1 ? (
            <button
              type="button"
              className="btn btn-quiet w-fit -ml-3.5"
              onClick={() => {
                focus.current = Math.max(0, i - 1);
                api.removeValue(i);
              }}
            >
              {t("Remove {row} {number}", { row: field.row.toLowerCase(), number: i + 1 })}
            </button>
          ) : null}
        </fieldset>
      ))}
      {rows.length < mostRows(field) ? (
        <button
          type="button"
          className="btn btn-secondary w-fit unscripted:hidden"
          onClick={() => {
            focus.current = rows.length;
            api.pushValue(addRow(field, rows).at(-1));
          }}
        >
          {t("Add another {row}", { row: field.row.toLowerCase() })}
        </button>
      ) : null}
    </div>
  );
}
