/** Tells staff the visitor's local time and when to call. */
import { type CallTime, isCallTime } from "./call-time.ts";
import { dayInIndia } from "./dates.ts";

/** Minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;
const MINUTE_MS = 60_000;
const INDIA = "Asia/Kolkata";

/** When to call, in hours of the visitor's local time. */
const HOURS: Readonly<Record<CallTime | "day", readonly [from: number, to: number]>> = {
  day: [9, 21],
  morning: [9, 12],
  afternoon: [12, 17],
  evening: [17, 21],
};

/** Returns the value if the runtime knows it as a time zone, such as `Asia/Kolkata`. Otherwise `undefined`. */
export function timeZoneIn(value: unknown): string | undefined {
  // Rejects offsets such as +05:30, because staff need a place.
  if (typeof value !== "string" || !/[A-Z]/i.test(value)) return undefined;
  try {
    Intl.DateTimeFormat("en", { timeZone: value });
    return value;
  } catch {
    return undefined;
  }
}

/** "03:10" */
const clock = (timeZone: string, time: number): string =>
  new Date(time).toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });

/** Returns the minutes since midnight in the time zone. */
function minutesOfDay(timeZone: string, time: number): number {
  const [hours = 0, rest = 0] = clock(timeZone, time).split(":").map(Number);
  return hours * HOUR + rest;
}

/**
 * Returns the next time at which a clock in the zone shows `target`, even if summer time starts or ends before it.
 *
 * @param target Minutes since midnight.
 */
function nextTime(timeZone: string, now: number, target: number): number {
  const time = now + ((target - minutesOfDay(timeZone, now) + DAY) % DAY) * MINUTE_MS;
  const clockChange = ((target - minutesOfDay(timeZone, time) + 1.5 * DAY) % DAY) - DAY / 2;
  return time + clockChange * MINUTE_MS;
}

/**
 * @param now Milliseconds since the epoch.
 * @returns "03:10 there (New York); call after 18:30 IST", or `undefined` for a visitor on India's time who chose no call time.
 */
export function whenToCall(
  { timeZone, callTime }: Readonly<Record<"timeZone" | "callTime", string | null | undefined>>,
  now: number,
): string | undefined {
  const zone = timeZoneIn(timeZone) ?? INDIA;
  const isAbroad = minutesOfDay(zone, now) !== minutesOfDay(INDIA, now);
  const preferred = isCallTime(callTime) ? callTime : undefined;
  if (!isAbroad && !preferred) return undefined;
  const [from, to] = HOURS[preferred ?? "day"].map((hour) => hour * HOUR) as [number, number];
  const localMinutes = minutesOfDay(zone, now);
  const isNow = localMinutes >= from && localMinutes < to;
  const time = nextTime(zone, now, isNow ? to : from);
  const when = `${clock(INDIA, time)} IST${dayInIndia(time) > dayInIndia(now) ? " tomorrow" : ""}`;
  return [
    ...(isAbroad
      ? [`${clock(zone, now)} there (${zone.split("/").at(-1)!.replaceAll("_", " ")})`]
      : []),
    ...(preferred ? [`likes the ${preferred}`] : []),
    isNow ? `call now, until ${when}` : `call after ${when}`,
  ].join("; ");
}
