/** JSON from outside: parsed, and refused where its very structure means harm. */

export type JsonObject = Readonly<Record<string, unknown>>;

export type ParsedObject =
  | { readonly ok: true; readonly value: JsonObject }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Deeper than any form, shallow enough for every recursion behind it. */
const MAX_DEPTH = 16;
/** Names that only somebody who means harm puts into an object. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/** Lists too. */
export const isObject = (value: unknown): value is JsonObject => typeof value === "object" && value !== null;

export const hasForbiddenKey = (value: JsonObject): boolean => Object.keys(value).some((key) => FORBIDDEN.has(key));

/** Walks with a list of its own, so that depth costs no stack. */
function fault(root: unknown): "too_deep" | "forbidden_key" | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (!isObject(value)) continue;
    if (depth > MAX_DEPTH) return "too_deep";
    if (hasForbiddenKey(value)) return "forbidden_key";
    for (const inner of Object.values(value)) if (isObject(inner)) open.push({ value: inner, depth: depth + 1 });
  }
  return undefined;
}

const TEXT = {
  invalid_json: "Send the form as a JSON object",
  too_deep: "The form is nested too deeply",
  forbidden_key: "The form has a name that is not allowed",
} as const;

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The object of a body's text. */
export function parseObject(text: string): ParsedObject {
  const refused = (code: keyof typeof TEXT): ParsedObject => ({ ok: false, code, message: TEXT[code] });
  const value = parseJson(text);
  if (!isObject(value) || Array.isArray(value)) return refused("invalid_json");
  const found = fault(value);
  return found ? refused(found) : { ok: true, value };
}

/** The same text for the same value, in whatever order its keys came. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
