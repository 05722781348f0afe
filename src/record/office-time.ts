/** Time counted in office hours: nights, Sundays and holidays do not count. Instants are milliseconds since 1970. */
import { holidays, officeHours } from "../content/office-hours.ts";
import { dayInIndia } from "../forms/reading/dates.ts";

const short = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  weekday: "short",
  day: "2-digit",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** "Fri 27 Nov 12:00", in India. */
export const shortTime = (time: number): string => short.format(time).replaceAll(",", "");

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const closed: ReadonlySet<string> = new Set(holidays.days.map(({ day }) => day));
const workdays: ReadonlySet<number> = new Set(officeHours.days);

const noonIn = (day: string): number => Date.parse(`${day}T12:00:00+05:30`);
const dayAfter = (day: string, days: number): string => dayInIndia(noonIn(day) + days * DAY);

/**
 * The office hours of a day.
 *
 * @param day A day in India, YYYY-MM-DD.
 * @returns The hours, or `undefined` if the office is closed.
 */
export function hoursOn(
  day: string,
): { readonly opens: number; readonly closes: number } | undefined {
  if (closed.has(day) || !workdays.has(new Date(`${day}T00:00:00Z`).getUTCDay())) return undefined;
  const hour = (n: number): number => noonIn(day) + (n - 12) * HOUR;
  return { opens: hour(officeHours.opens), closes: hour(officeHours.closes) };
}

/**
 * The instant at which so many office hours have passed.
 * @example officeTimeAfter(saturday at 17:00, 2) is Monday at 10:00
 */
export function officeTimeAfter(from: number, hours: number): number {
  let left = hours * HOUR;
  for (let day = dayInIndia(from); ; day = dayAfter(day, 1)) {
    const open = hoursOn(day);
    const start = open && Math.max(open.opens, from);
    if (!open || start === undefined || start >= open.closes) continue;
    if (open.closes - start >= left) return start + left;
    left -= open.closes - start;
  }
}

/** The latest instant from which so many office hours have passed by `to`. */
export function officeTimeBefore(to: number, hours: number): number {
  let left = hours * HOUR;
  for (let day = dayInIndia(to); ; day = dayAfter(day, -1)) {
    const open = hoursOn(day);
    const end = open && Math.min(open.closes, to);
    if (!open || end === undefined || end <= open.opens) continue;
    if (end - open.opens >= left) return end - left;
    left -= end - open.opens;
  }
}

/** Office hours between two instants, 0 if the second is not later. */
export function officeHoursBetween(from: number, to: number): number {
  let sum = 0;
  for (let day = dayInIndia(from); noonIn(day) - DAY < to; day = dayAfter(day, 1)) {
    const open = hoursOn(day);
    if (open) sum += Math.max(0, Math.min(open.closes, to) - Math.max(open.opens, from));
  }
  return sum / HOUR;
}

/** The end of the promised time for a visitor who wrote at this instant. */
export const promisedBy = (receivedAt: number): number =>
  officeTimeAfter(receivedAt, officeHours.promised);

/** Visitors who wrote until this instant should have been called by `at`. */
export const duePromises = (time: number): number => officeTimeBefore(time, officeHours.promised);

/** When the office opened on the last working day before today: yesterday at nine, and on a Monday Saturday at nine. */
export function morningBefore(now: number): number {
  for (let day = dayAfter(dayInIndia(now), -1); ; day = dayAfter(day, -1)) {
    const open = hoursOn(day);
    if (open) return open.opens;
  }
}
