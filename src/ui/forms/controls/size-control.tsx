import { useEffect, useEffectEvent } from "react";
import { clarifySize, inSqft, readSize, type SizeField } from "../../../forms/kinds/size.ts";
import { localHref } from "../../../i18n/links.ts";
import { typedProps } from "./control.ts";
import { type ControlProps, useControl, useOffered, useSibling } from "../field-context.tsx";
import { FieldNote } from "./field-note.tsx";
import { FieldFrame, unitId } from "../field-frame.tsx";
import { useBlurred } from "./use-blurred.ts";
import { useUnits } from "./use-units.ts";
import { t } from "../../../i18n/t.ts";

const SIZES: Readonly<Record<string, { placeholder: "e.g. 3" | "e.g. 1200" | ""; unit: string }>> = {
  BHK: { placeholder: "e.g. 3", unit: "BHK" },
  Sqft: { placeholder: "e.g. 1200", unit: "sqft" },
};

const BEDROOMS = ["1", "2", "3", "4", "5"] as const;

/** A number and its unit. The unit is chosen below, or typed behind the number. */
export function SizeControl(props: ControlProps<SizeField>) {
  const control = useControl(props);
  const { name, field, value, error, onChange } = control;
  const text = String(value);
  const unit = useSibling(props.definition, field.unit);
  const chosen = String(unit?.value ?? "");
  const choice = unit?.field.kind === "choice" ? unit.field : undefined;
  const units = useOffered(props.definition, choice);
  const labels = choice?.shown;
  const shown = SIZES[chosen] ?? { placeholder: "", unit: chosen };
  const unitShown = labels?.[chosen] ?? shown.unit;
  const sqft = inSqft(text);
  const typed = typedProps(control);
  const { isBlurred, blurProps } = useBlurred();
  const keys = useUnits(!isBlurred || text !== "");
  const { numbers = [], unit: named } = readSize(text);
  const [number] = numbers;
  const question = isBlurred && !error ? clarifySize(field, text, chosen) : undefined;
  /** "1200 sqft" says its unit itself. */
  const chooseUnitIn = (written: string): void => {
    const { unit: says, numbers: of } = readSize(written);
    if (says && says !== chosen && units.includes(says) && of?.length === 1) unit?.onChange(says);
  };
  const write = (written: string): void => {
    onChange(written);
    chooseUnitIn(written);
  };
  // A unit may have been typed before the parsers of units were loaded.
  const readUnit = useEffectEvent(() => chooseUnitIn(text));
  useEffect(() => {
    if (keys) readUnit();
  }, [keys]);
  return (
    <FieldFrame {...control}>
      <div className="grid gap-3" {...blurProps}>
        <div className="flex flex-wrap items-center gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <input
              type="text"
              inputMode="decimal"
              className="field-input figures w-36!"
              placeholder={shown.placeholder && t(shown.placeholder)}
              {...typed}
              onChange={(event) => write(event.target.value)}
            />
            <span id={unitId(name)} className="text-stone min-w-9 empty:hidden">
              {sqft ? "" : unitShown}
            </span>
            <output htmlFor={name} className="text-brass figures empty:absolute">
              {sqft && `= ${sqft}`}
            </output>
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
                {labels?.[option] ?? option}
              </label>
            ))}
          </div>
        </div>
        {chosen === "BHK" ? (
          <div role="group" aria-label={t("Bedrooms")} className="flex flex-wrap gap-2 noscript:hidden">
            {BEDROOMS.map((bedrooms) => (
              <button
                key={bedrooms}
                type="button"
                // Until React is ready, native-form.ts writes it into the input above.
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
        <div className="flex flex-wrap items-center gap-x-5 empty:hidden">
          {keys && (chosen === "Sqft" || named === "Sqft" || (number ?? 0) > 20) ? (
            <keys.LandKeys label={field.label} text={text} onWrite={write} />
          ) : null}
          {chosen === "Sqft" ? (
            <a
              className="link text-small flex items-center min-h-11"
              href={localHref("/area-converter")}
              target="_blank"
            >
              {t("Convert gaj, acre, bigha")}
            </a>
          ) : null}
        </div>
      </div>
      <FieldNote text={question} />
    </FieldFrame>
  );
}
