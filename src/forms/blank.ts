/** Spaces, control characters and invisible marks alone are no answer. */
const isBlankText = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}]/u.test(text);

/** A client may write null for what was not answered. */
export const isBlank = (value: unknown): boolean =>
  typeof value === "string" ? isBlankText(value) : Array.isArray(value) ? value.length === 0 : (value ?? null) === null;
