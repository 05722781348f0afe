/** Reading a lead's payload by paths. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), value);

/** What the envelope carries beside the answers, wherever it stands: shared columns show it, or nobody asks for it. */
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

/** What is left of a payload once the paths and the envelope are taken out; undefined where nothing is. */
export function withoutPaths(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (!isRecord(value)) return value;
  const left = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const deeper = paths.filter((path) => path[0] === name).map((path) => path.slice(1));
    if (deeper.some((path) => path.length === 0) || ENVELOPE.has(name)) return [];
    const rest = withoutPaths(inner, deeper);
    return rest === undefined || rest === null || rest === "" ? [] : [[name, rest]];
  });
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}
