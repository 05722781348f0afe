import { useEffect, useEffectEvent } from "react";
import { clarifySize, inSqft, readSize, type SizeField } from "../../../forms/kinds/size.ts";
import { localHref } from "../../../i18n/links.ts";
import {
  type ControlProps,
  useControl,
  useOptions,
  useSibling,
  typedProps,
} from "../field-context.tsx";
import { FieldFrame, unitId } from "../field-frame.tsx";
import type { Note } from "../field-note.tsx";
import { Radios } from "./radios.tsx";
import { LandKeys } from "./units.tsx";
import { t } from "../../../i18n/t.ts";

const SIZES: Readonly<Record<string, { placeholder: "e.g. 3" | "e.g. 1200" | ""; unit: string }>> =
  {
    BHK: { placeholder: "e.g. 3", unit: "BHK" },
    Sqft: { placeholder: "e.g. 1200", unit: "sqft" },
  };

const BEDROOMS = ["1", "2", "3", "4", "5"] as const;

interface BedroomsProps {
  readonly name: string;
  readonly chosen: string;
  readonly onChoose: (bedrooms: string) => void;
}

const Bedrooms = ({ name, chosen, onChoose }: BedroomsProps) => (
  <div role="group" aria-label={t("Bedrooms")} className="flex flex-wrap gap-2 noscript:hidden">
    {BEDROOMS.map((bedrooms) => (
      <button
        key={bedrooms}
        type="button"
        // Until React is ready, native-form.ts writes it into the input.
        value={bedrooms}
        data-into={name}
        className="choice figures"
        aria-label={`${bedrooms} BHK`}
        aria-pressed={chosen === bedrooms}
        onClick={() => onChoose(bedrooms)}
      >
        {bedrooms}
      </button>
    ))}
  </div>
);

/** The unit next to a size, and a function that chooses the unit that a text names: "1200 sqft". */
function useUnit({ definition, field }: ControlProps<SizeField>) {
  const unit = useSibling(definition, field.unit);
  const choice = unit?.field.kind === "choice" ? unit.field : undefined;
  const units = useOptions(definition, choice);
  const chosen = String(unit?.value ?? "");
  const choose = (option: string): void => unit?.onChange(option);
  const chooseUnitIn = (text: string): void => {
    const { unit: named, numbers } = readSize(text);
    if (named && named !== chosen && units.includes(named) && numbers?.length === 1) choose(named);
  };
  return { units, labels: choice?.optionLabels, chosen, choose, chooseUnitIn };
}

/** A number and its unit. The unit is chosen below, or typed behind the number. */
export function SizeControl(props: ControlProps<SizeField>) {
  const control = useControl(props);
  const { name, field, error, onChange } = control;
  const text = String(control.value);
  const { units, labels, chosen, choose, chooseUnitIn } = useUnit(props);
  const size = SIZES[chosen] ?? { placeholder: "", unit: chosen };
  const unitShown = labels?.[chosen] ?? size.unit;
  const sqft = inSqft(text);
  const { numbers = [], unit: named } = readSize(text);
  const [number] = numbers;
  const note = (isTyping: boolean): Note => ({
    text: (!isTyping && !error && clarifySize(field, text, chosen)) || (sqft && `= ${sqft}`),
    isTyping,
  });
  const chooseTypedUnit = useEffectEvent(chooseUnitIn);
  useEffect(() => chooseTypedUnit(text), [text]);
  return (
    <FieldFrame {...control} note={note}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <input
              type="text"
              inputMode="decimal"
              className="field-input figures w-36!"
              placeholder={size.placeholder && t(size.placeholder)}
              {...typedProps(control)}
            />
            <span id={unitId(name)} className="text-stone min-w-9 empty:hidden">
              {sqft ? "" : unitShown}
            </span>
          </div>
          <div
            role="radiogroup"
            aria-label={t("Unit of {label}", { label: field.label.toLowerCase() })}
          >
            <Radios
              name={field.unit}
              options={units}
              optionLabels={labels}
              {...{ chosen }}
              onChoose={choose}
            />
          </div>
        </div>
        {chosen === "BHK" ? <Bedrooms {...{ name }} chosen={text} onChoose={onChange} /> : null}
        <div className="flex flex-wrap items-center gap-x-5 empty:hidden">
          {chosen === "Sqft" || named === "Sqft" || (number ?? 0) > 20 ? (
            <LandKeys label={field.label} text={text} onWrite={onChange} />
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
    </FieldFrame>
  );
}
