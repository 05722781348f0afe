/**
 * What a translation says of one page: `src/words/hi/pages/NAME.ts` exports what `src/pages/NAME/content.ts` does, under
 * the same names, and takes its place when the page is built in Hindi:
 *
 *     import type * as english from "../../../pages/faq/content.ts";
 *     import type { PageWords } from "../../page-words.ts";
 *
 *     export const intro: PageWords<typeof english.intro> = { title: "…", … };
 *
 * Texts may be any text. What a page works with stays what it is in English, addresses among it: a link leads to the
 * Hindi page wherever there is one. `tests/contracts/words.test-d.ts` asks for whatever is missing.
 */
type Kept =
  | "href"
  | "link"
  | "path"
  | "id"
  | "icon"
  | "image"
  | "picture"
  | "narrow"
  | "name"
  | "video"
  | "file"
  | "form"
  | "canonical";

export type PageWords<T> = T extends string
  ? string
  : T extends number | boolean | undefined | null
    ? T
    : T extends (...given: infer Given) => infer Answer
      ? (...given: Given) => PageWords<Answer>
      : { readonly [Name in keyof T]: Name extends Kept ? T[Name] : PageWords<T[Name]> };
