/** JSON items that this device stores for a day. Storage may be full or forbidden. Everything works without it. */
import { uuid } from "./uuid.ts";

export const LIFE_MS = 24 * 60 * 60 * 1000;
/** Clocks are corrected by a few minutes all the time. */
const CLOCK_STEP_MS = 60 * 60 * 1000;

/** Whether something from this time is older than a day. A time in the future comes from a clock that was wrong: it counts as old. */
export const isOver = (time: number): boolean => {
  const age = Date.now() - time;
  return age >= LIFE_MS || age < -CLOCK_STEP_MS;
};

/** The version of every stored item. Items of another version are left to their release for a day. */
export const STORED_VERSION = 1;

/** Runs an action on storage. @returns Its result, or `undefined` if it throws. */
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

/** `localStorage` is shared by all tabs. `sessionStorage` belongs to one tab, until it is closed. */
type Place = "localStorage" | "sessionStorage";

/** Loads the item that was stored under a key within the last day. An older one is deleted. */
export function loadItem<T extends Dated>(
  key: string,
  place: Place = "localStorage",
): T | undefined {
  const text = attempt(() => globalThis[place].getItem(key));
  const item = text
    ? attempt(() => JSON.parse(text) as (T & { readonly version?: number }) | null)
    : undefined;
  if (item && isOver(item.at)) {
    removeItem(key, place);
    return undefined;
  }
  return item?.version === STORED_VERSION ? item : undefined;
}

/** Deletes every item older than a day, because someone else may use the device next. */
export function forgetExpired(): void {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  for (const key of keys) if (key.startsWith("aipm:")) loadItem(key);
}

/** @returns Whether it was stored. */
export const saveItem = (key: string, value: object, place: Place = "localStorage"): boolean =>
  attempt(() => {
    globalThis[place].setItem(
      key,
      JSON.stringify({ ...value, version: STORED_VERSION, at: Date.now() }),
    );
    return true;
  }) ?? false;

export const removeItem = (key: string, place: Place = "localStorage"): void => {
  attempt(() => globalThis[place].removeItem(key));
};

const OUTBOX_KEY = "aipm:outbox";

/** A random mark, if the outbox may have a lead or a file. Pages load the outbox and wake up only then (wake.ts). */
export const outboxMark = (): string | null =>
  attempt(() => localStorage.getItem(OUTBOX_KEY)) ?? null;
export const mayHoldLeads = (): boolean => outboxMark() !== null;
/** @returns Whether the mark is stored. */
export const markFilled = (): boolean => {
  attempt(() => localStorage.setItem(OUTBOX_KEY, uuid()));
  return mayHoldLeads();
};
/** @param before The mark before the outbox was read. Another tab may have inserted a lead since. */
export const markEmpty = (before: string | null): void => {
  if (outboxMark() === before) removeItem(OUTBOX_KEY);
};
