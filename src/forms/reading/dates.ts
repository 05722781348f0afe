/** Days in India, written YYYY-MM-DD. India has no daylight saving. */

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The day in India. @param now milliseconds since the epoch */
export const dayInIndia = (now: number): string =>
  new Date(now + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** Whether a text is a real day: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
}
