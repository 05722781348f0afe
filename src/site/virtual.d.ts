/** Made by src/site/build/page-lists.ts. */
declare module "virtual:pages" {
  import type { PageModules } from "../ui/listed-page.tsx";
  /** Fetches what makes a page. */
  export const pages: Readonly<Record<string, (() => Promise<PageModules>) | undefined>>;
}

declare module "virtual:pages/*" {
  export { pages } from "virtual:pages";
}

declare module "virtual:translated" {
  /** The English paths of the pages that stand in another locale as well. */
  export const translated: Readonly<Record<import("../i18n/locale.ts").Translated, ReadonlySet<string>>>;
}
