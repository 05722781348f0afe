/** Days as the team lives them: India's time, no daylight saving, written YYYY-MM-DD. */

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The day in India at an instant (milliseconds since the epoch). */
export const dayInIndia = (now: number): string => new Date(now + INDIA_OFFSET_MS).toISOString().slice(0, 10);

let wait = 0;
/** Says that answers which are judged from here on may have been given so many milliseconds ago. */
export const allowForWait = (ms: number): void => void (wait = ms);

/** The first day that is not past in India, for answers that have waited as long as they may. */
export const firstDayNotPast = (): string => dayInIndia(Date.now() - wait);

/** Whether the text is a day that the calendar has: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
}
