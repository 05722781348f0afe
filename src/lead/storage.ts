/** What this device keeps of a form for a day, as JSON. Storage can be full, or forbidden: then there is nothing, and all works. */
export const LIFE_MS = 24 * 60 * 60 * 1000;

/** Answers undefined where storage will not have it. */
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

const isDated = (value: unknown): value is Dated =>
  typeof value === "object" && value !== null && typeof (value as Partial<Dated>).at === "number";

/** The device's, which every tab shares, or the tab's own, which outlives a reload and goes with it. */
type Place = "localStorage" | "sessionStorage";

/** What was stored under the key within the last day; what is older goes. */
export function load<T extends Dated>(
  key: string,
  isValid: (value: object) => boolean,
  place: Place = "localStorage",
): T | undefined {
  const text = attempt(() => globalThis[place].getItem(key));
  const value = text ? attempt(() => JSON.parse(text) as unknown) : undefined;
  if (!isDated(value) || !isValid(value)) return undefined;
  if (Date.now() - value.at < LIFE_MS) return value as T;
  remove(key, place);
  return undefined;
}

/** Nothing that is older than a day stays on a device that somebody else may use next, though its form is never opened again. */
export function forgetExpired(): void {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  for (const key of keys) if (key.startsWith("aipm:")) load(key, () => true);
}

export const save = (key: string, value: object, place: Place = "localStorage"): void => {
  attempt(() => globalThis[place].setItem(key, JSON.stringify({ ...value, at: Date.now() })));
};

export const remove = (key: string, place: Place = "localStorage"): void => {
  attempt(() => globalThis[place].removeItem(key));
};
