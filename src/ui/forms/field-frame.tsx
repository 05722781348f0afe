import { type FocusEvent, type ReactNode, useState } from "react";
import {
  type Field,
  findKind,
  type InputValue,
  isOptional,
  isRequired,
} from "../../forms/fields.ts";
import { FieldNote, type Note } from "./field-note.tsx";
import { t } from "../../i18n/t.ts";

export const errorId = (name: string): string => `${name}-error`;
const hintId = (name: string): string => `${name}-hint`;

interface FrameProps {
  readonly name: string;
  readonly field: Field;
  readonly error: string | undefined;
  readonly value: InputValue;
  /** "legend" for a group of controls, in a fieldset. */
  readonly as?: "label" | "legend";
  /** Below the control, also while the visitor types in it. Absent for a control that needs none. */
  readonly note?: ((isTyping: boolean) => Note) | undefined;
  readonly children: ReactNode;
}

/** The id of the unit behind a control. */
export const unitId = (name: string): string => `${name}-unit`;
const hasUnit = (field: Field): boolean =>
  "unit" in field || ("suffix" in field && field.suffix !== undefined);

/** The ids of a control's error, hint and unit, for `aria-describedby`. The error comes first. */
export const describedBy = (
  name: string,
  field: Field,
  error: string | undefined,
): string | undefined =>
  [error && errorId(name), field.hint && hintId(name), hasUnit(field) && unitId(name)]
    .filter(Boolean)
    .join(" ") || undefined;

interface FieldErrorProps {
  /** The name of the control. */
  readonly name: string;
  readonly error: string;
}

export const FieldError = ({ name, error }: FieldErrorProps) => (
  <p key={error} id={errorId(name)} className="text-small font-600 text-danger">
    <span className="sr-only">{t("Error: ")}</span>
    {error}
  </p>
);

/** Waits until a press under way has become a click: a note that appears earlier would move the pressed button away. */
function afterPress(action: () => void): void {
  if (!document.documentElement.matches(":active")) return action();
  const ended = new AbortController();
  const end = (): void => {
    ended.abort();
    setTimeout(action);
  };
  for (const type of ["pointerup", "pointercancel", "click", "dragend"])
    addEventListener(type, end, { capture: true, signal: ended.signal });
}

/** A control may cut a longer text on paper. */
const WHOLE_ON_PAPER = 40;

/** The frame of a control: label, hint, error, then the control and its note. */
export function FieldFrame({
  name,
  field,
  error,
  value,
  as = "label",
  note,
  children,
}: FrameProps) {
  // The focus is in the control, or in the buttons that write into it. Questions and warnings wait until it leaves.
  const [isTyping, setTyping] = useState(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget))
      afterPress(() => setTyping(currentTarget.contains(document.activeElement)));
  };
  const optional = isOptional(field) ? (
    <span className="font-400 text-stone">{t("(optional)")}</span>
  ) : null;
  const below = (
    <>
      {field.hint ? (
        <p id={hintId(name)} className="text-small text-stone">
          {field.hint}
        </p>
      ) : null}
      {error ? <FieldError {...{ name, error }} /> : null}
      {typeof value === "string" && value.length > WHOLE_ON_PAPER ? (
        <p dir="auto" className="on-paper">
          {value}
        </p>
      ) : null}
      {children}
      {note ? <FieldNote {...note(isTyping)} /> : null}
    </>
  );
  if (as === "legend") {
    const [required, { set }] = [isRequired(field), findKind(field)];
    return (
      <fieldset
        className="field"
        aria-describedby={describedBy(name, field, error)}
        {...(required && set === "radios" && { role: "radiogroup", "aria-required": true })}
      >
        <legend className="font-600 leading-snug mb-1.5">
          <span>{field.label}</span> {optional}
          {required && set === "checkboxes" ? (
            <span className="sr-only"> {t("(required)")}</span>
          ) : null}
        </legend>
        {below}
      </fieldset>
    );
  }
  return (
    <div className="field" {...(note && { onFocus: () => setTyping(true), onBlur })}>
      <label htmlFor={name} className="font-600 leading-snug">
        <span>{field.label}</span> {optional}
      </label>
      {below}
    </div>
  );
}
