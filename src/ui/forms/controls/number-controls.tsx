import type { FieldOf } from "../../../forms/fields.ts";
import { inWords, numberIn } from "../../../forms/rupees.ts";
import { keepCaretAmongDigits } from "./caret.ts";
import { offered } from "./choice-controls.tsx";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./text-controls.tsx";

export function WholeNumberControl(props: ControlProps<FieldOf<"wholeNumber">>) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <div className="flex items-center gap-3">
        <input type="text" inputMode="numeric" className="field-input figures max-w-40" {...typedProps(props)} />
        {field.suffix ? <span className="text-stone">{field.suffix}</span> : null}
      </div>
    </FieldFrame>
  );
}

/** Rupees, grouped as they are typed, with the amount in words beside them. */
export function AmountControl(props: ControlProps<FieldOf<"amount">>) {
  const { name, field, value } = props;
  const rupees = numberIn(String(value));
  const typed = typedProps(props);
  return (
    <FieldFrame {...props}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="relative w-full max-w-72">
          <span className="absolute left-4 top-1/2 -translate-y-1/2 text-stone" aria-hidden="true">
            ₹
          </span>
          <input
            type="text"
            inputMode={field.whole ? "numeric" : "decimal"}
            className="field-input figures pl-9!"
            {...typed}
            onChange={(event) => {
              keepCaretAmongDigits(event.target);
              typed.onChange(event);
            }}
          />
        </div>
        {field.suffix ? <span className="text-stone">{field.suffix}</span> : null}
        <output htmlFor={name} className="text-small text-brass">
          {rupees ? inWords(rupees) : ""}
        </output>
      </div>
    </FieldFrame>
  );
}

const SIZES: Readonly<Record<string, { placeholder: string; unit: string }>> = {
  BHK: { placeholder: "e.g. 3", unit: "BHK" },
  Sqft: { placeholder: "e.g. 1200", unit: "sqft" },
};

/** A number and the unit it is in: the toggle changes the placeholder and the unit's label. */
export function SizeControl(props: ControlProps<FieldOf<"size">>) {
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
