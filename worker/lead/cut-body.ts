/** Cuts a body: the answers of its form stay whole, and unknown parts are limited. */
import type { AnyForm } from "../../src/forms/define.ts";
import { isObject, type JsonObject } from "../../src/forms/objects.ts";
import { listPlaces } from "../../src/forms/wire.ts";
import { FILE_RECORD } from "../uploads/claim.ts";

/** The parts of a body that a form has: an answer that it validates, a short text of a file record, an object or a list. */
type Shape = "answer" | "short" | { readonly [name: string]: Shape } | readonly [Shape];

const SHORT = 800;
const MOST_FILES = 10;
const RECORD: Shape = Object.fromEntries(
  Object.values(FILE_RECORD)
    .flat()
    .map((name) => [name, "short"]),
);

const shapes = new WeakMap<AnyForm, Shape>();

function bodyShape(form: AnyForm): Shape {
  const cached = shapes.get(form);
  if (cached) return cached;
  const files = {
    uploadedDocuments: [RECORD],
    uploadedFileKeys: ["short"],
    fileUploadBatchId: "short",
  } as const;
  const shape: Record<string, Shape> = { formType: "answer", ...files };
  const groups: Record<string, Shape> = { ...files };
  shape.formData = groups;
  for (const [name, path] of listPlaces(form)) {
    const field = form.fields[name];
    let group = shape;
    for (const step of path.slice(0, -1)) group = (group[step] ??= {}) as Record<string, Shape>;
    group[path.at(-1)!] =
      field?.kind === "group"
        ? [Object.fromEntries(Object.keys(field.fields).map((cell) => [cell, "answer"] as const))]
        : "answer";
  }
  shapes.set(form, shape);
  return shape;
}

const encoder = new TextEncoder();
const jsonBytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/**
 * Keeps all parts of the form, and as many unknown parts as fit, in their order. Validation has limited the answers before.
 *
 * @param most bytes of JSON for unknown parts
 */
export function limitUnknown(
  form: AnyForm,
  body: JsonObject,
  most: number,
): { readonly body: JsonObject; readonly isCut: boolean } {
  let left = most;
  let isCut = false;
  /** @returns `undefined` if it does not fit */
  const keep = (name: string | number, value: unknown, shape: Shape | undefined): unknown => {
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
        keep(key, inner, (Object.hasOwn(shape, key) ? shape[key] : undefined) as Shape),
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
  return { body: keep("", body, bodyShape(form)) as JsonObject, isCut };
}
