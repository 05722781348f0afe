import type { PageDescription } from "../../content/page.ts";
import type { hreflangLinks } from "../../i18n/links.ts";

/** A rendered page. */
export interface Rendered {
  /** The whole document, without styles and scripts. */
  readonly html: string;
  readonly description: PageDescription;
  /** The same page in each language, where there is more than one. */
  readonly hreflangLinks: ReturnType<typeof hreflangLinks>;
  /** The files that the page is made of, from the repository's root, as Vite's manifest names them. */
  readonly files: readonly string[];
  readonly status: 200 | 404;
}

/** The exports of `render.tsx`. */
export interface Program {
  /** @returns the addresses of all pages */
  paths(): readonly string[];
  /** @throws if a part of the page fails */
  render(path: string): Promise<Rendered>;
}
