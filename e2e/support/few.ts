/** What npm test takes of a matrix. */
import type { AnyForm } from "../../src/forms/define.ts";

/** Of all, few that show together what all show: again and again the one that adds most, and of those that add as much the first. */
export function fewOf<T>(all: readonly T[], shownBy: (one: T) => Iterable<string>): ReadonlySet<T> {
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

/** How a form sends files; undefined where it asks for none. */
export const filesOf = ({ fields, upload }: AnyForm): string | undefined =>
  Object.values(fields).some(({ kind }) => kind === "files") ? upload?.via : undefined;

/** Its kind of button, and of files. */
export function waysOf(form: AnyForm): string[] {
  const via = filesOf(form);
  return [`button: ${form.gate}`, ...(via ? [`files: ${via}`] : [])];
}

/** The first of what a test goes through one after the other; with TEST_ALL all of it. */
export const some = <T>(all: readonly T[], count: number): readonly T[] =>
  process.env.TEST_ALL ? all : all.slice(0, count);
