import type { PillsField } from "../../../forms/kinds/pills.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";

/** The options after one was touched: the exclusive one clears the others, and they clear it. */
function toggled(field: PillsField, chosen: readonly string[], option: string): readonly string[] {
  if (chosen.includes(option)) return chosen.filter((other) => other !== option);
  if (option === field.exclusive) return [option];
  const kept = new Set([...chosen, option]);
  return field.options.filter((other) => kept.has(other) && other !== field.exclusive);
}

export function PillsControl(props: ControlProps<PillsField>) {
  const { name, field, value, onChange } = props;
  const chosen = value as readonly string[];
  return (
    <FieldFrame {...props} as="legend">
      <div className="flex flex-wrap gap-2">
        {field.options.map((option, i) => (
          <label key={option} className="pill">
            <input
              id={i === 0 ? name : undefined}
              type="checkbox"
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={() => onChange(toggled(field, chosen, option))}
            />
            {option}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
