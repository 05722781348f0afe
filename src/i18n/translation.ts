/**
 * What a translation of some content may say. Texts may be any text; what a page works with stays what it is in English, addresses
 * among it: a link leads to the page in its own locale wherever there is one.
 */
export type Translation<T> = T extends string
  ? string
  : T extends number | boolean | undefined | null
    ? T
    : T extends (...given: infer Given) => infer Answer
      ? (...given: Given) => Translation<Answer>
      : { readonly [Name in keyof T]: Name extends Kept ? T[Name] : Translation<T[Name]> };

/** The names under which content keeps what nobody reads. */
export const KEPT = ["as", "canonical", "href", "icon", "id", "image", "link", "narrow", "path", "picture"] as const;
type Kept = (typeof KEPT)[number];
