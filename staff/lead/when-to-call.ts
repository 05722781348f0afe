/** The time to call the sender of a lead: by the promise, and by the visitor's own clock. */
import { whenToCall as whenIn } from "../../src/forms/reading/visitor-clock.ts";
import { promisedBy } from "../../src/rules/office-time.ts";
import type { Lead } from "./lead.ts";

/** The end of the promised time, in milliseconds. */
export const promisedCall = ({ received_at: receivedAt }: Pick<Lead, "received_at">): number =>
  promisedBy(Date.parse(receivedAt));

/**
 * "03:10 there (New York), call after 18:30 IST". Empty for a visitor in India's time without a
 * preferred time of the day.
 */
export const callAdvice = ({ time_zone: timeZone, call_time: callTime }: Lead, now: number): string =>
  whenIn({ timeZone, callTime }, now) ?? "";
