/** What stands at an address, without a router: the page that a document came with needs none. */
import { contentPages } from "virtual:content-pages";
import { formPages } from "virtual:form-pages";
import type { ReactNode } from "react";
import { ListedPage } from "../ui/listed-page.tsx";
import { PageBoundary } from "../ui/shell/page-boundary.tsx";
import { languageOf } from "../words/language.ts";

/** An address, and what the frame needs to know of it. */
export interface Place {
  readonly path: string;
  readonly isForm: boolean;
  readonly isFound: boolean;
}

/** Every page of the site: what is not here does not exist. */
export async function allPaths(): Promise<readonly string[]> {
  const hindi = await import("../words/hi/index.ts");
  // A page of content may hold a form, and stands in both lists.
  const paths = new Set([...[contentPages, formPages].flatMap(Object.keys), ...(await hindi.allPaths())]);
  return [...paths].sort((a, b) => a.localeCompare(b));
}

/** Fetches the modules that make the page; none where there is no such page. */
export async function modulesAt(path: string): Promise<readonly object[] | undefined> {
  if (languageOf(path) !== "en") return (await import("../words/hi/index.ts")).modulesAt(path);
  const content = contentPages[path];
  if (content) return [await content()];
  const form = formPages[path];
  return form && Promise.all([import("../ui/forms/form-page.tsx"), form()]);
}

/** Fetches the page at an address. Makes its language the one that is spoken. */
export async function placeAt(path: string): Promise<Place & { readonly page: ReactNode }> {
  const modules = await modulesAt(path);
  return {
    path,
    isForm: languageOf(path) === "en" && path in formPages && !(path in contentPages),
    isFound: modules !== undefined,
    page: (
      <PageBoundary>
        <ListedPage path={path} modules={modules ?? [await import("../ui/shell/not-found.tsx")]} />
      </PageBoundary>
    ),
  };
}
