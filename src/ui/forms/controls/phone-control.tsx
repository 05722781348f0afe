import { PHONE_LENGTH, type PhoneField, phoneHint } from "../../../forms/kinds/phone.ts";
import { INDIA } from "../../../forms/definitions/shared-fields.ts";
import { phoneWarning, typedCode, typedCodeNote } from "../../../forms/reading/phone.ts";
import {
  type ControlProps,
  type Sibling,
  useControl,
  useSibling,
  typedProps,
} from "../field-context.tsx";
import { errorId, FieldError, FieldFrame } from "../field-frame.tsx";
import { type Note, tooLong } from "../field-note.tsx";
import { t } from "../../../i18n/t.ts";

const COUNTRIES: Readonly<Record<string, "India" | "USA" | "UK" | "UAE">> = {
  "+91": "India",
  "+1": "USA",
  "+44": "UK",
  "+971": "UAE",
};

interface CountryCodeProps {
  readonly name: string;
  readonly code: Sibling;
  readonly options: readonly string[];
  readonly onChange: (code: string) => void;
}

const CountryCode = ({ name, code, options, onChange }: CountryCodeProps) => (
  <select
    className="field-input w-36! figures"
    aria-label={t("Country code")}
    id={name}
    name={name}
    aria-invalid={code.error ? true : undefined}
    aria-describedby={code.error && errorId(name)}
    autoComplete="tel-country-code"
    value={String(code.value)}
    onChange={(event) => onChange(event.target.value)}
  >
    {options.map((option) => (
      <option key={option} value={option}>
        {[option, COUNTRIES[option] && t(COUNTRIES[option])].filter(Boolean).join(" ")}
      </option>
    ))}
  </select>
);

/** The number after its country code: a select, or a plain prefix where the code is locked. A typed code wins over both. */
export function PhoneControl(props: ControlProps<PhoneField>) {
  const control = useControl(props);
  const { value } = control;
  const code = useSibling(props.definition, control.field.code);
  const residence = useSibling(props.definition, control.field.residence)?.value;
  const options =
    code?.field.kind === "countryCode" && !code.field.locked ? code.field.options : undefined;
  const field = { ...control.field, hint: phoneHint(control.field, !options) };
  const selected = code ? String(code.value) : INDIA;
  const typed = String(value);
  const note = (isTyping: boolean): Note => {
    const warning = !isTyping && phoneWarning(typed, selected, String(residence ?? ""));
    const text = [typedCodeNote(typed, selected), warning].filter(Boolean).join(" ");
    return { over: tooLong(typed, PHONE_LENGTH), text, isTyping };
  };
  return (
    <FieldFrame {...control} {...{ field, note }}>
      {code?.error ? <FieldError name={field.code!} error={code.error} /> : null}
      <div className="relative flex flex-wrap gap-2 max-w-md">
        {code && options ? (
          <CountryCode
            name={field.code!}
            {...{ code, options }}
            onChange={(chosen) => {
              code.onChange(chosen);
              // An error about the number was about it with the other code.
              control.clearError();
            }}
          />
        ) : null}
        <input
          type="tel"
          className={
            options ? "field-input figures w-0! min-w-28 grow" : "field-input figures pl-14!"
          }
          // Without a select the number must be filled in with its code.
          autoComplete={options ? "tel-national" : "tel"}
          inputMode="tel"
          {...typedProps({ ...control, field })}
        />
        {options ? null : (
          <span
            className="absolute left-4 top-1/2 text-stone figures [translate:0_-50%]"
            aria-hidden="true"
            hidden={typedCode(typed) !== undefined || typed.startsWith("+")}
          >
            {INDIA}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
