/** Subsets of a matrix for `npm test`. */
import type { AnyForm } from "../../src/forms/define.ts";

/** Returns a small subset with every feature of the whole (greedy cover). */
export function pickFew<T>(all: readonly T[], shownBy: (one: T) => Iterable<string>): ReadonlySet<T> {
  const missing = new Set(all.flatMap((one) => [...shownBy(one)]));
  const chosen = new Set<T>();
  while (missing.size > 0) {
    const adds = (one: T): number => [...new Set(shownBy(one))].filter((shown) => missing.has(shown)).length;
    const next = all.reduce((best, one) => (adds(one) > adds(best) ? one : best));
    chosen.add(next);
    for (const shown of shownBy(next)) missing.delete(shown);
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
