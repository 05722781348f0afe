/** Reads a lead's payload by paths, such as `["formData", "city"]`. */
import { isObject } from "../../src/forms/objects.ts";

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), value);

/** Names that are no answers, wherever they stand in the payload. Columns of every lead show them, or nobody needs them. */
const ENVELOPE = new Set([
  "formType",
  "submissionId",
  "meta",
  "fullName",
  "email",
  "countryCode",
  "phoneNumber",
  "city",
  "fileUploadBatchId",
  "uploadedFileKeys",
  "uploadedDocuments",
]);

/** A payload without what stands at the paths and without the envelope; undefined where nothing else is in it. */
export function withoutPaths(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (!isObject(value)) return value;
  const left = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const deeper = paths.filter((path) => path[0] === name).map((path) => path.slice(1));
    if (deeper.some((path) => path.length === 0) || ENVELOPE.has(name)) return [];
    const rest = withoutPaths(inner, deeper);
    return rest === undefined || rest === null || rest === "" ? [] : [[name, rest]];
  });
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}
