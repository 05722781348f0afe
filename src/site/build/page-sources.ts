/** Every page with the source that holds its words: a folder of src/pages, or the file of a form. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PageDescription } from "../../content/page.ts";
import type { PictureName } from "../../content/pictures.gen.ts";
import { readForms } from "./form-files.ts";
import { ROOT } from "./settings.ts";

export interface PageSource {
  readonly page: PageDescription;
  /** Relative to the repository, with forward slashes. */
  readonly source: string;
  /** The module of its component, likewise. */
  readonly component: string;
}

/** What draws the page of any form. */
export const FORM_PAGE = "src/ui/forms/form-page.tsx";

const FOLDERS = "src/pages";

export async function contentPages(): Promise<PageSource[]> {
  return Promise.all(
    readdirSync(path.join(ROOT, FOLDERS)).map(async (name) => {
      const source = `${FOLDERS}/${name}`;
      const { page } = (await import(pathToFileURL(path.join(ROOT, source, "content.ts")).href)) as {
        page: PageDescription;
      };
      return { page, source, component: `${source}/page.tsx` };
    }),
  );
}

async function formPages(): Promise<PageSource[]> {
  return (await readForms()).flatMap(({ file, form }) =>
    form.pages.map((page) => ({
      page: { ...page, picture: form.picture as PictureName, listed: !form.unlisted },
      source: path.relative(ROOT, file).replaceAll(path.sep, "/"),
      component: FORM_PAGE,
    })),
  );
}

/** A page of content may hold a form, and then describes itself. */
export async function pageSources(): Promise<PageSource[]> {
  const content = await contentPages();
  const known = new Set(content.map(({ page }) => page.path));
  return [...content, ...(await formPages()).filter(({ page }) => !known.has(page.path))];
}
