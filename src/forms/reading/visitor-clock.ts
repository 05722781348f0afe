/** The visitor's local time and when to call, for staff and in English. */
import { type CallTime, isCallTime } from "./call-time.ts";
import { dayInIndia } from "./dates.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
const MS = 60_000;
const INDIA = "Asia/Kolkata";

/** The visitor's local hours for a call, from and until. */
const HOURS: Readonly<Record<CallTime | "day", readonly [from: number, to: number]>> = {
  day: [9, 21],
  morning: [9, 12],
  afternoon: [12, 17],
  evening: [17, 21],
};

/** The value if it is a time zone of the runtime, such as `Asia/Kolkata`. Otherwise `undefined`. */
export function timeZoneIn(value: unknown): string | undefined {
  // Rejects an offset, such as +05:30, because it names no place.
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

function minutes(timeZone: string, time: number): number {
  const [hours = 0, rest = 0] = clock(timeZone, time).split(":").map(Number);
  return hours * HOUR + rest;
}

/** The next time that a clock there shows so many minutes, also where it is put forward or back until then. */
function nextTime(timeZone: string, now: number, target: number): number {
  const time = now + ((target - minutes(timeZone, now) + DAY) % DAY) * MS;
  const wrong = ((target - minutes(timeZone, time) + 1.5 * DAY) % DAY) - DAY / 2;
  return time + wrong * MS;
}

/**
 * @param now milliseconds since the epoch
 * @returns "03:10 there (New York); call after 18:30 IST". `undefined` for a visitor on India's
 * time who chose no call time.
 */
export function whenToCall(
  { timeZone, callTime }: Readonly<Record<"timeZone" | "callTime", string | null | undefined>>,
  now: number,
): string | undefined {
  const zone = timeZoneIn(timeZone) ?? INDIA;
  const isAbroad = minutes(zone, now) !== minutes(INDIA, now);
  const wish = isCallTime(callTime) ? callTime : undefined;
  if (!isAbroad && !wish) return undefined;
  const [from, to] = HOURS[wish ?? "day"].map((hour) => hour * HOUR) as [number, number];
  const there = minutes(zone, now);
  const isNow = there >= from && there < to;
  const time = nextTime(zone, now, isNow ? to : from);
  const when = `${clock(INDIA, time)} IST${dayInIndia(time) > dayInIndia(now) ? " tomorrow" : ""}`;
  return [
    ...(isAbroad ? [`${clock(zone, now)} there (${zone.split("/").at(-1)!.replaceAll("_", " ")})`] : []),
    ...(wish ? [`likes the ${wish}`] : []),
    isNow ? `call now, until ${when}` : `call after ${when}`,
  ].join("; ");
}
