/** What stands at an address, without a router: the page that a document came with needs none. */
import { pages } from "virtual:pages";
import type { ReactNode } from "react";
import { ListedPage, type PageModules } from "../ui/listed-page.tsx";
import { PageBoundary } from "../ui/shell/page-boundary.tsx";
import { localeOf } from "../i18n/locale.ts";

/** An address, and whether it is that of a page. */
export interface Place {
  readonly path: string;
  readonly isFound: boolean;
}

/** Every page of the site: what is not here does not exist. */
export async function allPaths(): Promise<readonly string[]> {
  const hindi = await import("../words/hi/index.ts");
  return [...Object.keys(pages), ...hindi.allPaths()].sort((a, b) => a.localeCompare(b));
}

/** Fetches the modules that make the page; none where there is no such page. */
export async function modulesAt(path: string): Promise<PageModules | undefined> {
  return localeOf(path) === "en" ? pages[path]?.() : (await import("../words/hi/index.ts")).modulesAt(path);
}

/** Fetches the page at an address. Makes its language the one that is spoken. */
export async function placeAt(path: string): Promise<Place & { readonly page: ReactNode }> {
  const modules = await modulesAt(path);
  return {
    path,
    isFound: modules !== undefined,
    page: (
      <PageBoundary>
        <ListedPage path={path} modules={modules ?? [await import("../ui/shell/not-found.tsx")]} />
      </PageBoundary>
    ),
  };
}
