import type { DateField } from "../../../forms/kinds/date.ts";
import { type ControlProps, typedProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { useSyncExternalStore } from "react";
import { dayInIndia } from "../../../forms/dates.ts";

/** A day cannot be wrong: the browser's own picker, with the days that count in India. */
export function DateControl(props: ControlProps<DateField>) {
  const today = useToday();
  // A year has four digits.
  const range = props.field.not === "past" ? { min: today, max: "9999-12-31" } : { max: today };
  return (
    <FieldFrame {...props}>
      <input type="date" className="field-input max-w-60" {...range} {...typedProps(props)} />
    </FieldFrame>
  );
}

const never = (): (() => void) => () => {};

/** The day in India; undefined in the prerendered markup, which lives longer than a day. */
const useToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => dayInIndia(Date.now()),
    () => undefined,
  );
