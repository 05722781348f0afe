/** JSON from outside: parsed, and rejected if its structure is an attack. */
import { isObject, type JsonObject, parseJson } from "../../src/forms/objects.ts";
import { badBody } from "./refused.ts";

/** Deeper than any form, and safe for recursive functions. */
const MAX_DEPTH = 16;
/** Names that could change the prototype of other objects. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

export const hasForbiddenKey = (value: object): boolean =>
  Object.keys(value).some((key) => FORBIDDEN.has(key));

/** A loop and not a recursion, so that a deep object cannot overflow the stack. */
function fault(root: object): "too_deep" | "forbidden_key" | undefined {
  const open = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > MAX_DEPTH) return "too_deep";
    if (hasForbiddenKey(value)) return "forbidden_key";
    for (const inner of Object.values(value) as unknown[])
      if (typeof inner === "object" && inner !== null)
        open.push({ value: inner, depth: depth + 1 });
  }
  return undefined;
}

const TEXT = {
  invalid_json: "Send the form as a JSON object",
  too_deep: "The form is nested too deeply",
  forbidden_key: "The form has a name that is not allowed",
} as const;

/** Parses a body that must be a JSON object. @throws Refused */
export function parseObject(text: string): JsonObject {
  const value = parseJson(text);
  if (!isObject(value)) throw badBody("invalid_json", TEXT.invalid_json);
  const found = fault(value);
  if (found) throw badBody(found, TEXT[found]);
  return value;
}
