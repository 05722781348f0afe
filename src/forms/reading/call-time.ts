/** When a visitor likes to be called, chosen beside the phone number. It is no answer of the form, so it is sent in `meta`. */
import type { AnyForm } from "../define.ts";

/** The name of its controls and of its value. */
export const CALL_TIME = "callTime";

export const CALL_TIMES = ["morning", "afternoon", "evening"] as const;
export type CallTime = (typeof CALL_TIMES)[number];

export const isCallTime = (value: unknown): value is CallTime => CALL_TIMES.some((one) => one === value);

/** Not for the forms of staff, nor where the form itself asks for a time. */
export const asksCallTime = ({ fields, unlisted }: AnyForm): boolean =>
  "phoneNumber" in fields && !unlisted && !("preferredContactTime" in fields);
