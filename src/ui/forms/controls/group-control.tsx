import type { AnyFieldApi } from "@tanstack/react-form";
import { useEffect, useRef } from "react";
import type { RowInput } from "../../../forms/fields.ts";
import { addRow, type CellField, type GroupField, mostRows } from "../../../forms/kinds/group.ts";
import { ChoiceControl } from "./choice-control.tsx";
import { errorOf, type LeadFormApi } from "../use-lead-form.ts";
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

interface GroupProps {
  readonly form: LeadFormApi;
  readonly name: string;
  readonly field: GroupField;
}

export const GroupControl = ({ form, name, field }: GroupProps) => (
  // TanStack's array field renders again after pushValue and removeValue, but not when a draft replaces the rows.
  <form.Subscribe selector={({ values }) => (values[name] as readonly RowInput[]).map(({ id }) => id).join()}>
    {() => (
      <form.Field name={name} mode="array">
        {(group) => <Rows {...{ form, name, field }} group={group as unknown as AnyFieldApi} />}
      </form.Field>
    )}
  </form.Subscribe>
);

/** Rows to add and remove; one always stays. The focus goes to the new row, or to the one before a removed row. */
function Rows({ form, name, field, group }: GroupProps & { readonly group: AnyFieldApi }) {
  const box = useRef<HTMLDivElement>(null);
  const focus = useRef<number>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    const row = box.current?.querySelectorAll("fieldset[data-row]")[focus.current];
    row?.querySelector<HTMLElement>("input,select,textarea")?.focus();
    focus.current = undefined;
  });
  const rows = group.state.value as readonly RowInput[];
  const error = errorOf(group.state.meta);
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
          {Object.entries(field.fields).map(([cell, cellField]) => (
            <form.Field key={cell} name={`${name}[${i}].${cell}`}>
              {({ state, handleChange }) => (
                <CellControl
                  name={`${name}.${i}.${cell}`}
                  field={cellField}
                  value={(state.value as string | undefined) ?? ""}
                  error={errorOf(state.meta)}
                  nativeRequired={false}
                  onChange={(next) => handleChange(String(next))}
                  sibling={() => undefined}
                />
              )}
            </form.Field>
          ))}
          {rows.length > 1 ? (
            <button
              type="button"
              className="btn btn-quiet w-fit -ml-3.5"
              onClick={() => {
                focus.current = Math.max(0, i - 1);
                group.removeValue(i);
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
            group.pushValue(addRow(field, rows).at(-1));
          }}
        >
          {t("Add another {row}", { row: field.row.toLowerCase() })}
        </button>
      ) : null}
    </div>
  );
}
