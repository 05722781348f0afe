/** Whether a text has only spaces, control characters and what nobody sees, such as a Hangul filler or a Braille cell without dots. */
const isBlankText = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);

/** A line without marks that nobody sees, which are copied along. Joiners are parts of Indian letters and stay. */
export const visible = (text: string): string => text.replace(/(?![\u200C\u200D])\p{Cf}/gu, "").trim();

/** Whether a value is no answer: a blank text, an empty list, undefined or null. */
export const isBlank = (value: unknown): boolean =>
  typeof value === "string" ? isBlankText(value) : Array.isArray(value) ? value.length === 0 : (value ?? null) === null;
