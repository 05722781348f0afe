import type { DateField } from "../../../forms/kinds/date.ts";
import { type ControlProps, useControl, typedProps } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { useSyncExternalStore } from "react";
import { dayInIndia } from "../../../forms/reading/dates.ts";

/** The browser's own date picker, limited by today's date in India. */
export function DateControl(props: ControlProps<DateField>) {
  const control = useControl(props);
  const today = useToday();
  // A year has four digits, also while it is typed.
  const range = control.field.not === "past" ? { min: today, max: "9999-12-31" } : { max: today };
  return (
    <FieldFrame {...control}>
      <input type="date" className="field-input max-w-60" {...range} {...typedProps(control)} />
    </FieldFrame>
  );
}

const never = (): (() => void) => () => {};

/** Today in India, or `undefined` in prerendered markup, which is served for days. */
const useToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => dayInIndia(Date.now()),
    () => undefined,
  );
