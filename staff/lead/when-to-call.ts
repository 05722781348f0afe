/** When a visitor is to be called: by the promise, and by the clock on their wall. */
import { promisedBy } from "../../worker/office-time.ts";
import { inIndia } from "../dates.ts";
import { columnOf, type Lead } from "./lead.ts";

const HOUR = 3_600_000;
/** Nobody is called before nine, or after nine in the evening. */
const [EARLIEST, LATEST] = [9, 21];

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

/** How many minutes a clock there is before that of Greenwich; undefined for what is no time zone. */
function offsetOf(timeZone: string, at: number): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "short" }).formatToParts(
      at,
    );
    const of = (type: string): number => Number(parts.find((part) => part.type === type)!.value);
    const there = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
    return Math.round((there - Math.floor(at / 60_000) * 60_000) / 60_000);
  } catch {
    return undefined;
  }
}

/**
 * The visitor's clock, where it shows another time than India's: "03:10 there; call after Mon 23 Nov 14:30 IST".
 * Empty where the lead does not say its time zone, or nobody knows it.
 */
export function theirClock(lead: Lead, now: number): string {
  const timeZone = columnOf(lead, "time_zone");
  const offset = timeZone === null ? undefined : offsetOf(timeZone, now);
  if (offset === undefined || offset === 330) return "";
  const there = new Date(now + offset * 60_000);
  const hour = there.getUTCHours();
  const time = `${there.toISOString().slice(11, 16)} there`;
  if (hour >= EARLIEST && hour < LATEST) return time;
  const midnight = Math.floor((now + offset * 60_000) / (24 * HOUR)) * 24 * HOUR;
  const morning = midnight + (hour >= LATEST ? 24 + EARLIEST : EARLIEST) * HOUR - offset * 60_000;
  return `${time}; call after ${shortTime(morning)} IST`;
}
