/** When to call the sender of a lead: by the promise, and by the time where they are. */
import { whenToCall as whenIn } from "../../src/forms/reading/visitor-clock.ts";
import { promisedBy } from "../../worker/jobs/office-time.ts";
import type { Lead } from "./lead.ts";

const short = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  weekday: "short",
  day: "2-digit",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** An instant in milliseconds as "Fri 27 Nov 12:00", in India. */
export const shortTime = (at: number): string => short.format(at).replaceAll(",", "");

/** Until when the sender was promised a call, in milliseconds. */
export const promiseOf = ({ received_at: at }: Pick<Lead, "received_at">): number => promisedBy(Date.parse(at));

/** "03:10 there (New York); call after 18:30 IST"; empty for a visitor in India's time who asked for no time of the day. */
export const callAdvice = ({ time_zone: timeZone, call_time: callTime }: Lead, now: number): string =>
  whenIn({ timeZone, callTime }, now) ?? "";
