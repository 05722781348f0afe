/** When a visitor is to be called: by the promise, and by the clock on their wall. */
import { whenToCall as whenIn } from "../../src/forms/visitor-clock.ts";
import { promisedBy } from "../../worker/office-time.ts";
import { inIndia } from "../dates.ts";
import type { Lead } from "./lead.ts";

const weekday = new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: "Asia/Kolkata" });

/** "Fri 27 Nov 12:00", in India. */
export function shortTime(at: number): string {
  const date = new Date(at);
  const day = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "short", timeZone: "Asia/Kolkata" }).format(
    date,
  );
  return `${weekday.format(date)} ${day} ${inIndia(date.toISOString()).slice(11, 16)}`;
}

export const promiseOf = ({ received_at: at }: Pick<Lead, "received_at">): number => promisedBy(Date.parse(at));

/** The visitor's clock and wish; empty for who lives by India's clock and has none. */
export const whenToCall = ({ time_zone: timeZone, call_time: callTime }: Lead, now: number): string =>
  whenIn({ timeZone, callTime }, now) ?? "";
