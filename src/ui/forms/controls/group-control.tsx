import { useEffect, useRef } from "react";
import type { RowInput } from "../../../forms/fields.ts";
import { addRow, type CellField, type GroupField, mostRows } from "../../../forms/kinds/group.ts";
import { ChoiceControl } from "./choice-control.tsx";
import type { ControlOf, ControlProps } from "./control.ts";
import { errorId } from "../field-frame.tsx";
import { LongTextControl } from "./long-text-control.tsx";
import { SelectControl } from "./select-control.tsx";
import { TextControl } from "./text-control.tsx";
import { t } from "../../../i18n/t.ts";

const CELLS = {
  text: TextControl,
  longText: LongTextControl,
  select: SelectControl,
  choice: ChoiceControl,
} satisfies { [K in CellField["kind"]]: ControlOf<K> };

function CellControl(props: ControlProps<CellField>) {
  const Drawn = CELLS[props.field.kind] as React.ComponentType<ControlProps<CellField>>;
  return <Drawn {...props} />;
}

/** Rows that are added and removed; the last one stays. Focus goes to the row that was added, or before the one removed. */
export function GroupControl({ name, field, value, error, onChange, errorAt }: ControlProps<GroupField>) {
  const rows = value as readonly RowInput[];
  const box = useRef<HTMLDivElement>(null);
  const focus = useRef<number>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    const row = box.current?.querySelectorAll("fieldset[data-row]")[focus.current];
    row?.querySelector<HTMLElement>("input,select,textarea")?.focus();
    focus.current = undefined;
  });
  const change = (id: string | undefined, cell: string, next: string): void =>
    onChange(rows.map((row) => (row.id === id ? { ...row, [cell]: next } : row)));
  return (
    <div ref={box} className="grid gap-6">
      {error ? (
        <p id={errorId(name)} className="field-error">
          {error}
        </p>
      ) : null}
      {rows.map((row, i) => (
        <fieldset key={row.id} data-row="" className="grid gap-5 border-l-3 border-line pl-5">
          <legend className="field-label float-left">
            {field.row} {i + 1}
          </legend>
          {Object.entries(field.fields).map(([cell, cellField]) => (
            <CellControl
              key={cell}
              name={`${name}.${i}.${cell}`}
              field={cellField}
              value={row[cell] ?? ""}
              error={errorAt(`${name}.${i}.${cell}`)}
              nativeRequired={false}
              onChange={(next) => change(row.id, cell, String(next))}
              sibling={() => undefined}
              errorAt={errorAt}
            />
          ))}
          {rows.length > 1 ? (
            <button
              type="button"
              className="btn btn-quiet w-fit -ml-3.5"
              onClick={() => {
                focus.current = Math.max(0, i - 1);
                onChange(rows.filter((other) => other.id !== row.id));
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
          className="btn btn-secondary w-fit"
          onClick={() => {
            focus.current = rows.length;
            onChange(addRow(field, rows));
          }}
        >
          {t("Add another {row}", { row: field.row.toLowerCase() })}
        </button>
      ) : null}
    </div>
  );
}
