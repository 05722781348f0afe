import type { SizeField } from "../../../forms/kinds/size.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { offered } from "./offered.ts";
import { typedProps } from "./typed.ts";

const SIZES: Readonly<Record<string, { placeholder: string; unit: string }>> = {
  BHK: { placeholder: "e.g. 3", unit: "BHK" },
  Sqft: { placeholder: "e.g. 1200", unit: "sqft" },
};

/** A number and the unit it is in: the toggle changes the placeholder and the unit's label. */
export function SizeControl(props: ControlProps<SizeField>) {
  const { field, sibling } = props;
  const unit = sibling(field.unit);
  const chosen = String(unit?.value ?? "");
  const units = unit?.field.kind === "choice" ? offered({ field: unit.field, sibling }) : [];
  const called = unit?.field.kind === "choice" ? unit.field.shown : undefined;
  const shown = SIZES[chosen] ?? { placeholder: "", unit: chosen };
  return (
    <FieldFrame {...props}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex items-center gap-3">
          <input
            type="text"
            inputMode="decimal"
            className="field-input figures w-36!"
            placeholder={shown.placeholder}
            {...typedProps(props)}
          />
          <span className="text-stone min-w-9">{shown.unit}</span>
        </div>
        <div role="radiogroup" aria-label={`Unit of ${field.label.toLowerCase()}`} className="flex gap-2">
          {units.map((option) => (
            <label key={option} className="pill">
              <input
                type="radio"
                name={field.unit}
                value={option}
                checked={chosen === option}
                onChange={() => unit?.onChange(option)}
              />
              {called?.[option] ?? option}
            </label>
          ))}
        </div>
      </div>
    </FieldFrame>
  );
}
