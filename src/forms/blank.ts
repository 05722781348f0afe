/** Whether a text has only spaces, control characters and invisible marks. */
const isBlankText = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}]/u.test(text);

/** Whether a value is no answer: a blank text, an empty list, undefined or null. */
export const isBlank = (value: unknown): boolean =>
  typeof value === "string" ? isBlankText(value) : Array.isArray(value) ? value.length === 0 : (value ?? null) === null;
