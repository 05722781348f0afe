import { otherUnit, type SizeField, sizeIn, unitIn, whichSize } from "../../../forms/kinds/size.ts";
import type { ControlProps } from "./control.ts";
import { Doubt } from "./doubt.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { offered } from "./offered.ts";
import { typedProps } from "./typed-props.ts";
import { useLeft } from "./use-left.ts";
import { t } from "../../../i18n/t.ts";

const SIZES: Readonly<Record<string, { placeholder: "e.g. 3" | "e.g. 1200" | ""; unit: string }>> = {
  BHK: { placeholder: "e.g. 3", unit: "BHK" },
  Sqft: { placeholder: "e.g. 1200", unit: "sqft" },
};

const BEDROOMS = ["1", "2", "3", "4", "5"] as const;

/** A number and the unit it is in: the toggle changes the placeholder and the unit's label. */
export function SizeControl(props: ControlProps<SizeField>) {
  const { name, field, value, error, sibling, onChange } = props;
  const unit = sibling(field.unit);
  const chosen = String(unit?.value ?? "");
  const units = unit?.field.kind === "choice" ? offered({ field: unit.field, sibling }) : [];
  const called = unit?.field.kind === "choice" ? unit.field.shown : undefined;
  const shown = SIZES[chosen] ?? { placeholder: "", unit: chosen };
  const unitShown = called?.[chosen] ?? shown.unit;
  const typed = typedProps(props);
  const { left, enter, leave } = useLeft();
  const size = left ? sizeIn(String(value)) : undefined;
  const other = size === undefined ? undefined : units.find((one) => one === otherUnit(size, chosen));
  return (
    <FieldFrame {...props}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <input
            type="text"
            inputMode="decimal"
            className="field-input figures w-36!"
            placeholder={shown.placeholder && t(shown.placeholder)}
            {...typed}
            onFocus={enter}
            onBlur={() => {
              leave();
              // "1200 sqft" says its unit itself.
              const named = unitIn(String(value));
              if (named && named !== chosen && units.includes(named) && sizeIn(String(value))) unit?.onChange(named);
              typed.onBlur();
            }}
          />
          <span className="text-stone min-w-9">{unitShown}</span>
        </div>
        <div
          role="radiogroup"
          aria-label={t("Unit of {label}", { label: field.label.toLowerCase() })}
          className="flex flex-wrap gap-2"
        >
          {units.map((option) => (
            <label key={option} className="choice">
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
      {chosen === "BHK" ? (
        // They put a number into the field: without script there is nothing for them to do.
        <div role="group" aria-label={t("Bedrooms")} className="flex flex-wrap gap-2 noscript:hidden">
          {BEDROOMS.map((bedrooms) => (
            <button
              key={bedrooms}
              type="button"
              // Before this script is there, the page writes it into the field above: see native-form.ts.
              value={bedrooms}
              className="choice figures"
              aria-label={`${bedrooms} BHK`}
              aria-pressed={value === bedrooms}
              onClick={() => onChange(bedrooms)}
            >
              {bedrooms}
            </button>
          ))}
        </div>
      ) : null}
      <Doubt
        of={name}
        asks={
          other
            ? `${size} ${unitShown}? ${t("Did you mean")}`
            : left && !error
              ? whichSize(field, String(value), chosen)
              : undefined
        }
        guesses={
          other
            ? [{ text: `${size} ${called?.[other] ?? SIZES[other]?.unit}`, onTake: () => unit?.onChange(other) }]
            : []
        }
      />
    </FieldFrame>
  );
}
