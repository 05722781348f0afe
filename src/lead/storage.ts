/** What this device stores of a form for a day, as JSON. Storage may be full or forbidden; everything works without it. */
import { uuid } from "./uuid.ts";

export const LIFE_MS = 24 * 60 * 60 * 1000;
/** Clocks are corrected by a few minutes all the time. */
const CLOCK_STEP_MS = 60 * 60 * 1000;

/** Whether something from this time is older than a day. A time in the future comes from a clock that was wrong: it counts as old. */
export const isOver = (at: number): boolean => {
  const age = Date.now() - at;
  return age >= LIFE_MS || age < -CLOCK_STEP_MS;
};

/** Of all that is stored on a device, in the outbox too. What carries another is left for the release that knows it, for its day. */
export const STORED_VERSION = 1;

/** Runs an action on storage. @returns its result; undefined where it throws */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

interface Dated {
  readonly at: number;
}

export const FILES = "aipm:files:";

/** Shared by all tabs, or of one tab until it is closed. */
type Place = "localStorage" | "sessionStorage";

/** The value that was stored under a key within the last day. An older one is removed. */
export function loadItem<T extends Dated>(key: string, place: Place = "localStorage"): T | undefined {
  const text = attempt(() => globalThis[place].getItem(key));
  const item = text ? attempt(() => JSON.parse(text) as (T & { readonly version?: number }) | null) : undefined;
  if (item && isOver(item.at)) {
    removeItem(key, place);
    // Files are in a database of the same name (draft-files.ts).
    if (key.startsWith(FILES)) attempt(() => indexedDB.deleteDatabase(key));
    return undefined;
  }
  return item?.version === STORED_VERSION ? item : undefined;
}

/** Removes all that is older than a day, also of forms that are never opened again: somebody else may use the device next. */
export function forgetExpired(): void {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  for (const key of keys) if (key.startsWith("aipm:")) loadItem(key);
}

export const saveItem = (key: string, value: object, place: Place = "localStorage"): void => {
  attempt(() => globalThis[place].setItem(key, JSON.stringify({ ...value, version: STORED_VERSION, at: Date.now() })));
};

export const removeItem = (key: string, place: Place = "localStorage"): void => {
  attempt(() => globalThis[place].removeItem(key));
};

const OUTBOX_KEY = "aipm:outbox";

/** A mark that the outbox may hold a lead, another one each time; null where it holds none. A page loads it only then, and wakes for it (wake.ts). */
export const outboxMark = (): string | null => attempt(() => localStorage.getItem(OUTBOX_KEY)) ?? null;
export const mayHoldLeads = (): boolean => outboxMark() !== null;
export const markFilled = (): void => {
  attempt(() => localStorage.setItem(OUTBOX_KEY, uuid()));
};
/** @param before the mark before the outbox was read: another tab may have put something in since */
export const markEmpty = (before: string | null): void => {
  if (outboxMark() === before) removeItem(OUTBOX_KEY);
};
