/** The same page in every language: each of them names all of them, and English stands for whoever reads none. */
import { LOCALES } from "../../i18n/locale.ts";
import type { Translation } from "./translations.ts";

export interface Alternate {
  readonly lang: string;
  readonly href: string;
}

/** By the path of each page that stands in more than one language. */
export function alternatesOf(
  translations: readonly Translation[],
  origin: string,
): ReadonlyMap<string, readonly Alternate[]> {
  const alternates = new Map<string, readonly Alternate[]>();
  for (const [original, pages] of Map.groupBy(translations, (page) => page.original)) {
    const english = origin + original;
    const all = [
      { lang: "en", href: english },
      ...pages.map(({ locale, path }) => ({ lang: LOCALES[locale].lang, href: origin + path })),
      { lang: "x-default", href: english },
    ];
    for (const path of [original, ...pages.map((page) => page.path)]) alternates.set(path, all);
  }
  return alternates;
}
