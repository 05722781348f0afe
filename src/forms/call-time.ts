/** When a visitor likes to be called: three words beside the phone number. No answer of the form, so it goes into `meta`. */
import type { AnyForm } from "./define.ts";

/** The name of its controls, and of what they hold among the values of a form. */
export const CALL_TIME = "callTime";

export const CALL_TIMES = ["morning", "afternoon", "evening"] as const;
export type CallTime = (typeof CALL_TIMES)[number];

export const isCallTime = (value: unknown): value is CallTime => CALL_TIMES.some((one) => one === value);

/** Staff write of others, and a form that asks for a time in words has its own answer. */
export const asksCallTime = ({ fields, unlisted }: AnyForm): boolean =>
  "phoneNumber" in fields && !unlisted && !("preferredContactTime" in fields);
