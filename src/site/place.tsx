/** What stands at an address, without a router: the page that a document came with needs none. */
import { otherPages, pages } from "virtual:pages";
import type { ReactNode } from "react";
import { translatedLocales, localeOf } from "../i18n/locale.ts";
import { type LoadedPage, loadPage, LocatedPage } from "../ui/page.tsx";
import { PageBoundary } from "../ui/shell/page-boundary.tsx";

/** An address, and whether it is that of a page. */
export interface Place {
  readonly path: string;
  readonly isFound: boolean;
}

/** Every page of the site: what is not here does not exist. */
export async function allPaths(): Promise<readonly string[]> {
  const others = await Promise.all(translatedLocales.map((locale) => otherPages[locale]()));
  return [pages, ...others.map((list) => list.pages)]
    .flatMap((list) => Object.keys(list))
    .sort((a, b) => a.localeCompare(b));
}

/** Fetches the page at an address; none where there is no such page. */
export async function pageAt(path: string): Promise<LoadedPage | undefined> {
  const locale = localeOf(path);
  const list = locale === "en" ? pages : (await otherPages[locale]()).pages;
  return list[path]?.();
}

/** Fetches what stands at an address, its own page or the one that says that there is none. */
export async function placeAt(path: string): Promise<Place & { readonly page: ReactNode }> {
  const found = await pageAt(path);
  const page = found ?? (await loadPage(localeOf(path), { page: import("../ui/shell/not-found.tsx") }));
  return {
    path,
    isFound: found !== undefined,
    page: (
      <PageBoundary>
        <LocatedPage path={path} page={page} />
      </PageBoundary>
    ),
  };
}
