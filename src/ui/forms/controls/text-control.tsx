import { useState } from "react";
import type { City } from "../../../forms/cities.ts";
import { type TextField, textLength } from "../../../forms/kinds/text.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./typed-props.ts";
import { currentLocale } from "../../../i18n/t.ts";
import { useUnits } from "./use-units.ts";

const NO_CITIES: readonly City[] = [];

/** Written in the script of the page; the browser finds it by each of its other names too, which stand beside it. */
function Suggestion({ city: { name, hindi, others } }: { city: City }) {
  const [value, other] = currentLocale() === "hi" ? [hindi, name] : [name, hindi];
  return <option value={value}>{[other, ...others].join(", ")}</option>;
}

export function TextControl(props: ControlProps<TextField>) {
  const { name, field, value, onChange } = props;
  const units = useUnits(field.area !== undefined && value !== "");
  const [cities, setCities] = useState(NO_CITIES);
  const list = cities.length > 0 ? `${name}-list` : undefined;
  // Fetched where a city is asked for, once it is. Without them the city is typed in full, and nobody is told.
  const suggest = (): void =>
    void import("../../../forms/cities.ts").then(
      ({ CITIES }) => setCities(CITIES),
      () => {},
    );
  return (
    <FieldFrame {...props}>
      <input
        type="text"
        className="field-input"
        maxLength={textLength(field)}
        placeholder={field.placeholder}
        autoComplete={field.autocomplete}
        autoCapitalize={field.of && "words"}
        inputMode={field.inputMode}
        list={list}
        onFocus={field.of === "city" ? suggest : undefined}
        {...typedProps(props)}
      />
      {field.area && units ? (
        <units.SaidArea of={name} label={field.label} text={String(value)} area={field.area} onWrite={onChange} />
      ) : null}
      {list ? (
        <datalist id={list}>
          {cities.map((city) => (
            <Suggestion key={city.name} city={city} />
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  );
}
