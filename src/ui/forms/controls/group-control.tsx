import { useSelector } from "@tanstack/react-form";
import { type ComponentType, useEffect, useRef } from "react";
import type { RowInput } from "../../../forms/fields.ts";
import { addRow, type GroupField, mostRows } from "../../../forms/kinds/group.ts";
import { type ControlProps, errorIn } from "../field-context.tsx";
import { errorId } from "../field-frame.tsx";
import { cellPath, toTanStackPath } from "../../../forms/field-path.ts";
import { useFieldContext, useFormContext } from "../form-context.ts";
import type { LeadFormApi } from "../use-lead-form.ts";
import { t } from "../../../i18n/t.ts";

type Rows = readonly RowInput[];
const areSameRows = (first: Rows, other: Rows): boolean =>
  first.length === other.length && first.every(({ id }, i) => id === other[i]!.id);

/**
 * Rows to add and remove. The last one stays. The focus moves to the new row, or to the row before
 * a removed one.
 */
export function GroupControl({ definition, field }: ControlProps<GroupField>): React.ReactNode {
  const form = useFormContext() as unknown as LeadFormApi;
  const api = useFieldContext<Rows>();
  const { name } = api;
  const rows = useSelector(api.store, ({ value }) => value, { compare: areSameRows });
  const error = errorIn(api.state.meta);
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
        <p id={errorId(name)} className="text-small font-600 text-danger">
          {error}
        </p>
      ) : null}
      {rows.map((row, i) => (
        <fieldset key={row.id} data-row="" className="grid gap-5 border-l-3 border-line pl-5">
          <legend className="font-600 leading-snug float-left">{`${field.row} ${i + 1}`}</legend>
          {Object.entries(field.fields).map(([cell, cellField]) => {
            const path = toTanStackPath(cellPath(name, i, cell));
            return (
              <form.AppField key={cell} name={path}>
                {(components) => {
                  const Cell = components[cellField.kind] as ComponentType<ControlProps>;
                  return <Cell definition={definition} field={cellField} />;
                }}
              </form.AppField>
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
            api.pushValue(addRow(field, rows).at(-1) as never);
          }}
        >
          {t("Add another {row}", { row: field.row.toLowerCase() })}
        </button>
      ) : null}
    </div>
  );
}
