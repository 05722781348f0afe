/** Made by src/site/build/page-lists.ts. */
declare module "virtual:pages" {
  type Pages = Readonly<Record<string, (() => Promise<import("../ui/page.tsx").LoadedPage>) | undefined>>;
  /** Fetches an English page, by its path. */
  export const pages: Pages;
  /** Fetches the list of a locale. */
  export const otherPages: Readonly<
    Record<import("../i18n/locale.ts").Translated, () => Promise<{ readonly pages: Pages }>>
  >;
}

declare module "virtual:translated" {
  /** The English paths of the pages that stand in another locale as well. */
  export const translated: Readonly<Record<import("../i18n/locale.ts").Translated, ReadonlySet<string>>>;
}
