import { to, type Tongue } from "./say.ts";

/** What holds an address of the site. */
const ADDRESSES: ReadonlySet<string> = new Set(["href", "link", "path", "canonical"]);

/** The words of a page, each of whose links leads to a page in their own language where there is one. */
export function linked<T>(words: T, tongue: Tongue, name = ""): T {
  if (typeof words === "string") return (ADDRESSES.has(name) && words.startsWith("/") ? to(words, tongue) : words) as T;
  if (typeof words === "function") return ((...given: unknown[]) => linked(words(...given) as unknown, tongue)) as T;
  if (Array.isArray(words)) return words.map((one) => linked(one as unknown, tongue)) as T;
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, linked(value as unknown, tongue, key)]),
  ) as T;
}
