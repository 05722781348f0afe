import type { CheckboxField } from "../../../forms/kinds/checkbox.ts";
import { type ControlProps, useControl } from "../field-context.tsx";

export function CheckboxControl(props: ControlProps<CheckboxField>) {
  const { name, field, value, error, onChange } = useControl(props);
  return (
    <div className="field">
      <label className="pill w-fit">
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
        <p id={`${name}-hint`} className="text-small text-stone">
          {field.hint}
        </p>
      ) : null}
      {error ? <p className="text-small font-600 text-danger">{error}</p> : null}
    </div>
  );
}
