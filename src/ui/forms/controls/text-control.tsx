import { useState } from "react";
import type { suggestions } from "../../../forms/reading/cities.ts";
import { type TextField, textLength } from "../../../forms/kinds/text.ts";
import { typedProps } from "./control.ts";
import { useControl } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { currentLocale } from "../../../i18n/t.ts";
import { TooLong } from "./too-long.tsx";
import { useUnits } from "./use-units.ts";

type Suggestions = ReturnType<typeof suggestions>;
const NONE: Suggestions = [];

export function TextControl() {
  const control = useControl<TextField>();
  const { name, field, value, onChange } = control;
  const units = useUnits(field.area !== undefined && value !== "");
  const [cities, setCities] = useState(NONE);
  const list = cities.length > 0 ? `${name}-list` : undefined;
  // Fetched on focus. Without suggestions the city is typed in full.
  const suggest = (): void =>
    void import("../../../forms/reading/cities.ts").then(
      (module) => setCities(module.suggestions(currentLocale())),
      () => {},
    );
  return (
    <FieldFrame {...control}>
      <input
        type="text"
        className="field-input"
        placeholder={field.placeholder}
        autoComplete={field.autocomplete}
        autoCapitalize={field.of && "words"}
        inputMode={field.inputMode}
        list={list}
        onFocus={field.of === "city" ? suggest : undefined}
        {...typedProps(control)}
      />
      <TooLong text={value} most={textLength(field)} />
      {field.area && units ? (
        <units.AreaHint of={name} label={field.label} text={String(value)} area={field.area} onWrite={onChange} />
      ) : null}
      {list ? (
        <datalist id={list}>
          {cities.map(([city, others]) => (
            <option key={city} value={city}>
              {others}
            </option>
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  );
}
