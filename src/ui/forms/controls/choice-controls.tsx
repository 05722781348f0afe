import type { FieldOf } from "../../../forms/fields.ts";
import { offeredOptions } from "../../../forms/fields.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./text-controls.tsx";

interface Offering {
  readonly field: FieldOf<"select"> | FieldOf<"choice">;
  readonly sibling: ControlProps["sibling"];
}

/** The options on offer, given what the sibling they hang on says. */
export function offered({ field, sibling }: Offering): readonly string[] {
  const { options } = field;
  return "by" in options
    ? offeredOptions(options, { [options.by]: sibling(options.by)?.value })
    : offeredOptions(options, {});
}

export function SelectControl(props: ControlProps<FieldOf<"select">>) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <select className="field-select max-w-md" {...typedProps(props)}>
        <option value="">{field.placeholder ?? "Choose one"}</option>
        {offered(props).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Such options stand one below the other, where they can be compared. */
const isLong = (option: string): boolean => option.length > 24;

interface RadiosProps {
  readonly name: string;
  readonly options: readonly string[];
  readonly shown?: Readonly<Record<string, string>> | undefined;
  readonly chosen: string;
  readonly required: boolean;
  readonly onChoose: (option: string) => void;
}

function Radios({ name, options, shown, chosen, required, onChoose }: RadiosProps) {
  return (
    <div className={options.some(isLong) ? "grid gap-2 max-w-md" : "flex flex-wrap gap-2"}>
      {options.map((option, i) => (
        <label key={option} className="choice">
          <input
            id={i === 0 ? name : undefined}
            type="radio"
            name={name}
            value={option}
            required={required}
            checked={chosen === option}
            onChange={() => onChoose(option)}
          />
          {shown?.[option] ?? option}
        </label>
      ))}
    </div>
  );
}

export function ChoiceControl(props: ControlProps<FieldOf<"choice">>) {
  const { name, value, nativeRequired, field, onChange } = props;
  return (
    <FieldFrame {...props} as="legend">
      <Radios
        name={name}
        options={offered(props)}
        shown={field.shown}
        chosen={String(value)}
        required={nativeRequired && field.required !== undefined}
        onChoose={onChange}
      />
    </FieldFrame>
  );
}

export function YesNoControl(props: ControlProps<FieldOf<"yesNo">>) {
  const { name, value, onChange } = props;
  return (
    <FieldFrame {...props} as="legend">
      <Radios
        name={name}
        options={["Yes", "No"]}
        chosen={value === true ? "Yes" : "No"}
        required={false}
        onChoose={(option) => onChange(option === "Yes")}
      />
    </FieldFrame>
  );
}

export function CheckboxControl({ name, field, value, error, onChange }: ControlProps<FieldOf<"checkbox">>) {
  return (
    <div className="field">
      <label className="choice w-fit">
        <input
          id={name}
          type="checkbox"
          name={name}
          checked={value === true}
          aria-describedby={field.hint ? `${name}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {field.label}
      </label>
      {field.hint ? (
        <p id={`${name}-hint`} className="field-hint">
          {field.hint}
        </p>
      ) : null}
      {error ? <p className="field-error">{error}</p> : null}
    </div>
  );
}

/** The options after one was touched: the exclusive one clears the others, and they clear it. */
function toggled(field: FieldOf<"pills">, chosen: readonly string[], option: string): readonly string[] {
  if (chosen.includes(option)) return chosen.filter((other) => other !== option);
  if (option === field.exclusive) return [option];
  const kept = new Set([...chosen, option]);
  return field.options.filter((other) => kept.has(other) && other !== field.exclusive);
}

export function PillsControl(props: ControlProps<FieldOf<"pills">>) {
  const { name, field, value, onChange } = props;
  const chosen = value as readonly string[];
  return (
    <FieldFrame {...props} as="legend">
      <div className="flex flex-wrap gap-2">
        {field.options.map((option, i) => (
          <label key={option} className="pill">
            <input
              id={i === 0 ? name : undefined}
              type="checkbox"
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={() => onChange(toggled(field, chosen, option))}
            />
            {option}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
