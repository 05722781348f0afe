import type { NavLink } from "./navigation.ts";
import type { AnyForm, FormPage } from "../forms/define.ts";
import type { PictureName } from "./pictures.gen.ts";

/** Title and description of a page, for its head and the sitemap. */
export interface PageDescription {
  readonly path: string;
  /** The canonical path if this page repeats another one. `false` means no canonical link. */
  readonly canonical?: string | false;
  readonly title: string;
  /** The title already has the brand. Every other title gets it at the end. */
  readonly wholeTitle?: boolean;
  readonly description: string;
  /** The picture of the link preview. Defaults to the one of the home page. */
  readonly picture?: PictureName;
  /** False: reached by its address alone, and hidden from search engines. */
  readonly listed?: boolean;
  /** The action of a service, for the header on a wide screen. On a phone it is in the dock (`Closing`). */
  readonly action?: NavLink;
}

/** How the page of a form describes itself. */
export const describePage = (form: AnyForm, page: FormPage): PageDescription => ({
  ...page,
  picture: form.picture as PictureName,
  listed: !form.unlisted,
});
