/** Cuts a body: the answers of its form stay whole, and unknown parts are limited. */
import type { AnyForm } from "../../src/forms/define.ts";
import { isObject, type JsonObject } from "../../src/forms/objects.ts";
import { listPlaces } from "../../src/forms/wire.ts";
import { FILE_RECORD } from "../uploads/claim.ts";

/** How to treat a value: an answer that the form validates, a short text of a file record, or the parts of an object or list. */
type Known = "answer" | "short" | { readonly [name: string]: Known } | readonly [Known];

const SHORT = 800;
const MOST_FILES = 10;
const RECORD: Known = Object.fromEntries(
  Object.values(FILE_RECORD)
    .flat()
    .map((name) => [name, "short"]),
);

const formsKnown = new WeakMap<AnyForm, Known>();

/** The parts that a form knows. */
function knownIn(form: AnyForm): Known {
  const before = formsKnown.get(form);
  if (before) return before;
  const files = { uploadedDocuments: [RECORD], uploadedFileKeys: ["short"], fileUploadBatchId: "short" } as const;
  const shape: Record<string, Known> = { formType: "answer", ...files };
  const groups: Record<string, Known> = { ...files };
  shape.formData = groups;
  for (const [name, path] of listPlaces(form)) {
    const field = form.fields[name];
    let group = shape;
    for (const step of path.slice(0, -1)) group = (group[step] ??= {}) as Record<string, Known>;
    group[path.at(-1)!] =
      field?.kind === "group"
        ? [Object.fromEntries(Object.keys(field.fields).map((cell) => [cell, "answer"] as const))]
        : "answer";
  }
  formsKnown.set(form, shape);
  return shape;
}

const encoder = new TextEncoder();
const jsonBytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/**
 * Keeps everything that the form knows, and as many unknown parts as fit, in their order. The kinds of the fields have limited the answers.
 *
 * @param most bytes of JSON for unknown parts
 */
export function limitUnknown(
  form: AnyForm,
  body: JsonObject,
  most: number,
): { readonly kept: JsonObject; readonly isCut: boolean } {
  let left = most;
  let isCut = false;
  /** @returns `undefined` if it does not fit */
  const keep = (name: string | number, value: unknown, shape: Known | undefined): unknown => {
    if (shape === "answer" || (shape === "short" && jsonBytes(value) <= SHORT)) return value;
    if (Array.isArray(shape) && Array.isArray(value)) {
      const items = value.map((item, i) =>
        keep(i, item, shape[0] === RECORD && i >= MOST_FILES ? undefined : shape[0]),
      );
      return items.filter((item) => item !== undefined);
    }
    if (isObject(shape) && isObject(value)) {
      const entries = Object.entries(value).map(([key, inner]) => [
        key,
        keep(key, inner, (Object.hasOwn(shape, key) ? shape[key] : undefined) as Known),
      ]);
      return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
    }
    const bytes = jsonBytes({ [name]: value });
    if (bytes > left) {
      isCut = true;
      return undefined;
    }
    left -= bytes;
    return value;
  };
  return { kept: keep("", body, knownIn(form)) as JsonObject, isCut };
}
