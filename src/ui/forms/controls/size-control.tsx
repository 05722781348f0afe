import { useEffect, useEffectEvent } from "react";
import { otherUnit, readSize, inSqft, type SizeField, clarifySize } from "../../../forms/kinds/size.ts";
import { localHref } from "../../../i18n/links.ts";
import { type ControlProps, offered, typedProps } from "./control.ts";
import { SoftWarning } from "./soft-warning.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { useBlurred } from "./use-blurred.ts";
import { useUnits } from "./use-units.ts";
import { t } from "../../../i18n/t.ts";

const SIZES: Readonly<Record<string, { placeholder: "e.g. 3" | "e.g. 1200" | ""; unit: string }>> = {
  BHK: { placeholder: "e.g. 3", unit: "BHK" },
  Sqft: { placeholder: "e.g. 1200", unit: "sqft" },
};

const BEDROOMS = ["1", "2", "3", "4", "5"] as const;

/** A number and the unit it is in: the toggle changes the placeholder and the unit's label, and so does a unit that is written. */
export function SizeControl(props: ControlProps<SizeField>) {
  const { name, field, value, error, sibling, onChange } = props;
  const text = String(value);
  const unit = sibling(field.unit);
  const chosen = String(unit?.value ?? "");
  const units = unit?.field.kind === "choice" ? offered({ field: unit.field, sibling }) : [];
  const called = unit?.field.kind === "choice" ? unit.field.shown : undefined;
  const shown = SIZES[chosen] ?? { placeholder: "", unit: chosen };
  const unitShown = called?.[chosen] ?? shown.unit;
  const sqft = inSqft(text);
  const typed = typedProps(props);
  const { left, around } = useBlurred();
  const keys = useUnits(!left || text !== "");
  const { numbers = [], unit: named } = readSize(text);
  const [number, end] = numbers;
  const other =
    left && number !== undefined && !named ? units.find((one) => one === otherUnit(number, chosen)) : undefined;
  const which = left ? clarifySize(field, text, chosen) : undefined;
  const isTap = (one: number): boolean =>
    chosen === "BHK" && named !== "Sqft" && BEDROOMS.some((tap) => tap === String(one));
  const ends = which && end !== undefined ? numbers.filter((one) => !isTap(one)) : [];
  /** "1200 sqft" says its unit itself. */
  const chooseUnitOf = (written: string): void => {
    const { unit: says, numbers: of } = readSize(written);
    if (says && says !== chosen && units.includes(says) && of?.length === 1) unit?.onChange(says);
  };
  const write = (written: string): void => {
    onChange(written);
    chooseUnitOf(written);
  };
  // It may have been written before it could be read.
  const adopt = useEffectEvent(() => chooseUnitOf(text));
  useEffect(() => {
    if (keys) adopt();
  }, [keys]);
  const take = (one: number, as: string) => ({
    text: `${one} ${called?.[as] ?? SIZES[as]?.unit ?? as}`,
    onTake: () => {
      onChange(String(one));
      if (as !== chosen) unit?.onChange(as);
    },
  });
  return (
    <FieldFrame {...props}>
      <div className="grid gap-3" {...around}>
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
            <span className="text-stone min-w-9 empty:hidden">{sqft ? "" : unitShown}</span>
            <output htmlFor={name} className="text-brass figures empty:hidden">
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
      <SoftWarning
        of={name}
        asks={other ? `${number} ${unitShown}? ${t("Did you mean")}` : error ? undefined : which}
        guesses={other ? [take(number!, other)] : ends.map((one) => take(one, named ?? chosen))}
      />
    </FieldFrame>
  );
}
