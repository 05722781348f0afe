/**
 * The type of some content's translation. Texts may differ; ids, pictures and paths stay as in English. Links to a page in the
 * locale are made by localizeLinks.
 */
export type Translation<T> = T extends string
  ? string
  : T extends number | boolean | undefined | null
    ? T
    : T extends (...given: infer Given) => infer Answer
      ? (...given: Given) => Translation<Answer>
      : { readonly [Name in keyof T]: Name extends Kept ? T[Name] : Translation<T[Name]> };

/** The property names of content that is not translated. */
export const KEPT = ["as", "canonical", "href", "icon", "id", "image", "link", "narrow", "path", "picture"] as const;
type Kept = (typeof KEPT)[number];
