/** Subsets of a matrix for `npm test`. */
import type { AnyForm } from "../../src/forms/define.ts";

/** Returns a small subset with every feature of the whole (greedy cover). */
export function pickFew<T>(all: readonly T[], shownBy: (item: T) => Iterable<string>): ReadonlySet<T> {
  const missing = new Set(all.flatMap((item) => [...shownBy(item)]));
  const chosen = new Set<T>();
  while (missing.size > 0) {
    const adds = (item: T): number => [...new Set(shownBy(item))].filter((feature) => missing.has(feature)).length;
    const next = all.reduce((best, item) => (adds(item) > adds(best) ? item : best));
    chosen.add(next);
    for (const feature of shownBy(next)) missing.delete(feature);
  }
  return chosen;
}

/** Returns how a form sends files, or `undefined` if it asks for none. */
export const fileFieldName = ({ fields, upload }: AnyForm): string | undefined =>
  Object.values(fields).some(({ kind }) => kind === "files") ? upload?.via : undefined;

/** Returns the kinds of button and upload. */
export function listWays(form: AnyForm): string[] {
  const via = fileFieldName(form);
  return [`button: ${form.gate}`, ...(via ? [`files: ${via}`] : [])];
}

/** Returns the first items, or all with TEST_ALL. */
export const some = <T>(all: readonly T[], count: number): readonly T[] =>
  process.env.TEST_ALL ? all : all.slice(0, count);
