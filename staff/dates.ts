/** Dates that staff type and times that they read, in India's time, which has no daylight saving. */
import { dayInIndia, isDay } from "../src/forms/reading/dates.ts";
import { westernDigits } from "../src/forms/reading/digits.ts";
import { optionText, type Options } from "./commands/command.ts";
import { usage } from "./failure.ts";

const DAY = 86_400_000;
const OFFSET = "+05:30";

export const DATE_WORDS =
  "a day (2026-11-21 or 21/11/2026), a time (2026-11-21 18:30), today, yesterday, or 7d for the last 7 days";

const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${OFFSET}`);

interface Span {
  readonly start: Date;
  /** The first instant after the span. */
  readonly end: Date;
}

const toSpan = (day: string): Span => ({
  start: startOfDay(day),
  end: new Date(startOfDay(day).getTime() + DAY),
});

/** Parses a span of time. Returns `undefined` for other words than DATE_WORDS. */
function parseSpan(words: string, now: number): Span | undefined {
  const text = westernDigits(words).normalize("NFKC").trim().toLowerCase();
  if (text === "today") return toSpan(dayInIndia(now));
  if (text === "yesterday") return toSpan(dayInIndia(now - DAY));
  const days = Number(/^(\d{1,4})d$/.exec(text)?.[1]);
  if (days > 0) return toSpan(dayInIndia(now - (days - 1) * DAY));
  const indian = /^(\d{2})[/.-](\d{2})[/.-](\d{4})$/.exec(text);
  const day = indian ? `${indian[3]}-${indian[2]}-${indian[1]}` : text;
  if (isDay(day)) return toSpan(day);
  const time = /^(\d{4}-\d{2}-\d{2})[ t](\d{2}:\d{2})(:\d{2})?$/.exec(text);
  if (time && isDay(time[1]!)) {
    const start = new Date(`${time[1]}T${time[2]}${time[3] ?? ":00"}${OFFSET}`);
    if (!Number.isNaN(start.getTime())) return { start, end: start };
  }
  // A time with its zone, such as those in the database.
  const zoned =
    /^\d{4}-\d{2}-\d{2}t\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(z|[+-]\d{2}:\d{2})$/.test(text) &&
    new Date(text);
  return zoned && !Number.isNaN(zoned.getTime()) ? { start: zoned, end: zoned } : undefined;
}

function spanOrThrow(option: string, words: string, now: number): Span {
  const span = parseSpan(words, now);
  if (!span) throw usage(`${option} cannot be "${words}". Write ${DATE_WORDS}, in India's time.`);
  return span;
}

export interface Period {
  /** ISO 8601 in UTC. */
  readonly since?: string;
  /** The first instant after it: a day counts to its end. */
  readonly until?: string;
}

/**
 * Reads `--since` and `--until`, such as `yesterday`, `7d` or `2026-11-21 18:30`.
 * @throws CommandFailure (exit code 2) with the ways to write a date, or for dates the wrong way round
 */
export function readPeriod(options: Options, now: number): Period {
  const [from, to] = [optionText(options, "since"), optionText(options, "until")];
  const start = from && spanOrThrow("--since", from, now).start.toISOString();
  const end = to && spanOrThrow("--until", to, now).end.toISOString();
  if (start && end && start >= end)
    throw usage(`--since ${from} is not before the end of --until ${to}.`);
  return { ...(start && { since: start }), ...(end && { until: end }) };
}

/** The beginning of the last days of a period: before its end, or before now. ISO 8601 in UTC. */
export const daysBefore = (days: number, { until }: Period, now: number): string =>
  startOfDay(dayInIndia((until ? Date.parse(until) - 1 : now) - (days - 1) * DAY)).toISOString();

/** An ISO time as `2026-11-21 18:37:26` in India. */
export const inIndia = (iso: string): string =>
  new Date(Date.parse(iso) + 19_800_000).toISOString().slice(0, 19).replace("T", " ");
