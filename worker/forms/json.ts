/** JSON from outside: parsed, and refused where its very structure means harm. */

export type ReadJson =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly code: "invalid_json" | "too_deep" | "forbidden_key"; readonly message: string };

/** Deeper than any form, shallow enough for every recursion behind it. */
const MAX_DEPTH = 16;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Walks with a list of its own, so that depth costs no stack. */
function fault(root: unknown): "too_deep" | "forbidden_key" | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (!isObject(value)) continue;
    if (depth > MAX_DEPTH) return "too_deep";
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN.has(key)) return "forbidden_key";
      if (isObject(inner)) open.push({ value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}

const TEXT = {
  invalid_json: "Send the form as a JSON object",
  too_deep: "The form is nested too deeply",
  forbidden_key: "The form has a name that is not allowed",
} as const;

/** Reads an object out of a body's text. */
export function readJson(text: string): ReadJson {
  const refused = (code: keyof typeof TEXT): ReadJson => ({ ok: false, code, message: TEXT[code] });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused("invalid_json");
  }
  if (!isObject(value) || Array.isArray(value)) return refused("invalid_json");
  const found = fault(value);
  return found ? refused(found) : { ok: true, value: value as Readonly<Record<string, unknown>> };
}
