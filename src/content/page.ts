import type { AnyForm, FormPage } from "../forms/define.ts";
import type { PictureName } from "./pictures.gen.ts";

/** What a page says of itself; its head, the sitemap and the tests read it here. */
export interface PageDescription {
  readonly path: string;
  /** The address that search engines should keep, where this page repeats another one; false where there is none to keep. */
  readonly canonical?: string | false;
  readonly title: string;
  /** Says the brand itself; every other title gets it at its end. */
  readonly wholeTitle?: boolean;
  readonly description: string;
  /** For the card of links that are shared; without one it is the model of the home page. */
  readonly picture?: PictureName;
  /** False: reached by its address alone, and hidden from search engines. */
  readonly listed?: boolean;
}

/** How the page of a form describes itself. */
export const descriptionOf = (form: AnyForm, page: FormPage): PageDescription => ({
  ...page,
  picture: form.picture as PictureName,
  listed: !form.unlisted,
});
