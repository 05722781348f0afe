import { useState } from "react";
import type { PillsField } from "../../../forms/kinds/pills.ts";
import { type ControlProps, useControl } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { Sentence } from "../../sentence.tsx";
import { t } from "../../../i18n/t.ts";

/** The chosen options after a tap: the exclusive one clears the others, and they clear it. */
function toggled(field: PillsField, chosen: readonly string[], option: string): readonly string[] {
  if (chosen.includes(option)) return chosen.filter((other) => other !== option);
  if (option === field.exclusive) return [option];
  const next = new Set([...chosen, option]);
  return field.options.filter((other) => next.has(other) && other !== field.exclusive);
}

/** A long list shows the usual options and folds the others. */
export function PillsControl(props: ControlProps<PillsField>) {
  const control = useControl(props);
  const { name, field, value, onChange } = control;
  const chosen = value as readonly string[];
  const { options, usual = options } = field;
  const rest = options.filter((option) => !usual.includes(option));
  // Opens if a draft has chosen a folded option, and stays open.
  const [open, setOpen] = useState(false);
  if (!open && rest.some((option) => chosen.includes(option))) setOpen(true);
  const pill = (option: string): React.ReactNode => (
    <label key={option} className="pill">
      <input
        id={option === usual[0] ? name : undefined}
        type="checkbox"
        name={name}
        value={option}
        checked={chosen.includes(option)}
        onChange={() => onChange(toggled(field, chosen, option))}
      />
      {field.optionLabels?.[option] ?? option}
    </label>
  );
  return (
    <FieldFrame {...control} as="legend">
      <div className="flex flex-wrap gap-2">{usual.map(pill)}</div>
      {rest.length > 0 ? (
        <details open={open}>
          <summary className="inline-flex items-center min-h-11 font-600 underline underline-offset-[.25em] cursor-pointer">
            <Sentence
              text="{count} more{of}"
              count={rest.length}
              of={<span className="sr-only">{t(" of “{label}”", field)}</span>}
            />
          </summary>
          <div className="mt-2 flex flex-wrap gap-2">{rest.map(pill)}</div>
        </details>
      ) : null}
    </FieldFrame>
  );
}
