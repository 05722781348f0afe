/** Removes control characters from answers, because a terminal would run a stranger's escape sequences. */
import { isObject } from "../../src/forms/objects.ts";

/** All of C0, DEL and C1 but tab and line feed. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;

const clean = (text: string): string => text.replace(/\r\n?/g, "\n").replace(CONTROL, "");

/** The same value, with tab and line feed as the only control characters in its texts and names. */
export function withoutControls(value: unknown): unknown {
  if (typeof value === "string") return clean(value);
  if (Array.isArray(value)) return value.map(withoutControls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [clean(name), withoutControls(inner)]),
  );
}
