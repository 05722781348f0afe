import { PHONE_LENGTH, type PhoneField } from "../../../forms/kinds/phone.ts";
import { INDIA } from "../../../forms/shared-fields.ts";
import { phoneWarning } from "../../../forms/phone.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./typed.ts";

const COUNTRIES: Readonly<Record<string, string>> = { "+91": "India", "+1": "USA", "+44": "UK", "+971": "UAE" };

/** The number with its country code before it; a code that is locked is only shown. */
export function PhoneControl(props: ControlProps<PhoneField>) {
  const { field, value, sibling } = props;
  const code = field.code ? sibling(field.code) : undefined;
  const codeField = code?.field.kind === "countryCode" ? code.field : undefined;
  const selected = code ? String(code.value) : INDIA;
  const warning = phoneWarning(String(value), selected);
  return (
    <FieldFrame {...props}>
      <div className="flex gap-2">
        <select
          className="field-select w-36! shrink-0 figures"
          aria-label="Country code"
          id={field.code}
          name={field.code}
          autoComplete="tel-country-code"
          disabled={!codeField || codeField.locked}
          value={selected}
          onChange={(event) => code?.onChange(event.target.value)}
        >
          {(codeField?.options ?? [INDIA]).map((option) => (
            <option key={option} value={option}>
              {option} {COUNTRIES[option]}
            </option>
          ))}
        </select>
        <input
          type="tel"
          className="field-input figures max-w-72"
          maxLength={PHONE_LENGTH}
          autoComplete="tel-national"
          inputMode="tel"
          {...typedProps(props)}
        />
      </div>
      <p className="field-hint empty:hidden" role="status">
        {warning}
      </p>
    </FieldFrame>
  );
}
