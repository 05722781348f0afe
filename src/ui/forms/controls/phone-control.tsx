import { useEffect, useState } from "react";
import { PHONE_LENGTH, type PhoneField, phoneHint } from "../../../forms/kinds/phone.ts";
import { INDIA } from "../../../forms/shared-fields.ts";
import { phoneWarning, typedCode, typedCodeNote } from "../../../forms/phone.ts";
import { type ControlProps, typedProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useBlurred } from "./use-blurred.ts";
import { t } from "../../../i18n/t.ts";

const OFFERED: Readonly<Record<string, "India" | "USA" | "UK" | "UAE">> = {
  "+91": "India",
  "+1": "USA",
  "+44": "UK",
  "+971": "UAE",
};

/** Whose code was typed. The names are fetched where there is one; without them the code stands by itself. */
function useCountry(code: string | undefined): string | undefined {
  const [countriesOf, setNames] = useState<(code: string) => string | undefined>();
  const isTyped = code !== undefined;
  useEffect(() => {
    if (isTyped)
      void import("../../../forms/calling-codes.ts").then(
        (names) => setNames(() => names.countriesOf),
        () => {},
      );
  }, [isTyped]);
  return code && countriesOf?.(code);
}

/** The number with its country code before it: a choice, or where it is locked a plain prefix. A typed one wins over both. */
export function PhoneControl(props: ControlProps<PhoneField>) {
  const { value, sibling } = props;
  const code = props.field.code ? sibling(props.field.code) : undefined;
  const options = code?.field.kind === "countryCode" && !code.field.locked ? code.field.options : undefined;
  const field = { ...props.field, hint: phoneHint(props.field, !options) };
  const selected = code ? String(code.value) : INDIA;
  const residence = field.residence ? sibling(field.residence)?.value : undefined;
  const typed = String(value);
  const typedFirst = typedCode(typed);
  const country = useCountry(typedFirst);
  const { left, enter, leave } = useBlurred();
  const attributes = typedProps({ ...props, field });
  const notes = [
    typedCodeNote(typed, selected, country),
    left && phoneWarning(typed, selected, String(residence ?? "")),
  ];
  return (
    <FieldFrame {...props} field={field}>
      <div className="relative flex flex-wrap gap-2 max-w-md">
        {options ? (
          <select
            className="field-select w-36! figures"
            aria-label={t("Country code")}
            id={field.code}
            name={field.code}
            autoComplete="tel-country-code"
            value={selected}
            onChange={(event) => {
              code?.onChange(event.target.value);
              // What was said of the number was said of it with another code.
              props.onChange(value);
            }}
          >
            {selected === "" ? <option value="">{t("Code")}</option> : null}
            {options.map((option) => (
              <option key={option} value={option}>
                {option} {OFFERED[option] && t(OFFERED[option])}
              </option>
            ))}
          </select>
        ) : null}
        <input
          type="tel"
          className={options ? "field-input figures w-0! min-w-28 grow" : "field-input figures pl-14!"}
          maxLength={PHONE_LENGTH}
          // Beside a code that cannot be chosen, the browser's own number brings its code along.
          autoComplete={options ? "tel-national" : "tel"}
          inputMode="tel"
          {...attributes}
          onFocus={enter}
          onBlur={() => {
            leave();
            attributes.onBlur();
          }}
        />
        {options ? null : (
          <span
            className="field-prefix figures"
            aria-hidden="true"
            hidden={typedFirst !== undefined || typed.startsWith("+")}
          >
            {INDIA}
          </span>
        )}
      </div>
      <p className="field-hint empty:hidden" role="status">
        {notes.filter(Boolean).join(" ")}
      </p>
    </FieldFrame>
  );
}
