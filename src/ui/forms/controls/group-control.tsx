import { useEffect, useRef } from "react";
import type { Field, FieldOf, RowInput } from "../../../forms/fields.ts";
import { addRow } from "../../../forms/payload.ts";
import { MOST_ROWS } from "../../../forms/schema.ts";
import type { ControlProps } from "./control.ts";
import { ChoiceControl, SelectControl } from "./choice-controls.tsx";
import { errorId } from "../field-frame.tsx";
import { LongTextControl, TextControl } from "./text-controls.tsx";

type Cell = FieldOf<"group">["fields"][string];

function CellControl(props: ControlProps & { field: Cell }) {
  const { field } = props;
  if (field.kind === "text") return <TextControl {...props} field={field} />;
  if (field.kind === "longText") return <LongTextControl {...props} field={field} />;
  if (field.kind === "select") return <SelectControl {...props} field={field} />;
  return <ChoiceControl {...props} field={field} />;
}

/** Rows that are added and removed; the last one stays. Focus goes to the row that was added, or before the one removed. */
export function GroupControl({ name, field, value, error, onChange, errorAt }: ControlProps<FieldOf<"group">>) {
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
          {Object.entries(field.fields).map(([cell, cellField]: [string, Field]) => (
            <CellControl
              key={cell}
              name={`${name}.${i}.${cell}`}
              field={cellField as Cell}
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
              Remove {field.row.toLowerCase()} {i + 1}
            </button>
          ) : null}
        </fieldset>
      ))}
      {rows.length < (field.maxRows ?? MOST_ROWS) ? (
        <button
          type="button"
          className="btn btn-secondary w-fit"
          onClick={() => {
            focus.current = rows.length;
            onChange(addRow(field, rows));
          }}
        >
          Add another {field.row.toLowerCase()}
        </button>
      ) : null}
    </div>
  );
}
