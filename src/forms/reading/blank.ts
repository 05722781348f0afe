/** The character for a picture in copied text. */
export const OBJECT_PLACEHOLDER = "\uFFFC";

/** Also true for invisible letters, such as a Hangul filler or a Braille cell without dots. */
const isBlankText = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{DI}\u2800\uFFFC]/u.test(text);

/** A line without the invisible marks of copied text. Joiners stay, because they are parts of Indian letters. */
export const visible = (text: string): string =>
  text.replace(/(?![\u200C\u200D])\p{Cf}|\uFFFC/gu, "").trim();

/** Whether a value is a blank text, an empty list, undefined or null. */
export const isBlank = (value: unknown): boolean =>
  typeof value === "string"
    ? isBlankText(value)
    : Array.isArray(value)
      ? value.length === 0
      : (value ?? null) === null;
