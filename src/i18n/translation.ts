/**
 * The type of a translation of content. Texts may differ, but ids, pictures and paths are those of
 * English.
 */
export type Translation<T> = T extends string
  ? string
  : T extends number | boolean | undefined | null
    ? T
    : T extends (...args: infer Given) => infer Answer
      ? (...args: Given) => Translation<Answer>
      : { readonly [Name in keyof T]: Name extends Kept ? T[Name] : Translation<T[Name]> };

/** The property names of content that is not translated. */
export const KEPT = [
  "as",
  "canonical",
  "href",
  "icon",
  "id",
  "image",
  "link",
  "narrow",
  "path",
  "picture",
] as const;
type Kept = (typeof KEPT)[number];
