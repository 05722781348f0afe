/** When to call the sender of a lead: by the promise, and by the time where they are. */
import { whenToCall as whenIn } from "../../src/forms/reading/visitor-clock.ts";
import { promisedBy } from "../../src/rules/office-time.ts";
import type { Lead } from "./lead.ts";

/** Until when the sender was promised a call, in milliseconds. */
export const promiseOf = ({ received_at: at }: Pick<Lead, "received_at">): number => promisedBy(Date.parse(at));

/** "03:10 there (New York); call after 18:30 IST"; empty for a visitor in India's time who asked for no time of the day. */
export const callAdvice = ({ time_zone: timeZone, call_time: callTime }: Lead, now: number): string =>
  whenIn({ timeZone, callTime }, now) ?? "";
