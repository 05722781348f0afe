/** Preferred time for a call, chosen next to the phone number. Sent in `meta`, because no form asks for it. */
import type { AnyForm } from "../define.ts";

/** The name of its controls and of its value. */
export const CALL_TIME = "callTime";

export const CALL_TIMES = ["morning", "afternoon", "evening"] as const;
export type CallTime = (typeof CALL_TIMES)[number];

export const isCallTime = (value: unknown): value is CallTime =>
  CALL_TIMES.some((time) => time === value);

/** Not for the forms of staff, nor where the form itself asks for a time. */
export const asksCallTime = ({ fields, unlisted }: AnyForm): boolean =>
  "phoneNumber" in fields && !unlisted && !("preferredContactTime" in fields);
