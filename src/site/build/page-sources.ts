/** Every page with the source that holds its words: a folder of src/pages, or the file of a form. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../../forms/define.ts";
import type { PageDescription } from "../../content/page.ts";
import type { PictureName } from "../../content/pictures.gen.ts";
import { readForms } from "./form-files.ts";
import { readExport } from "./modules.ts";
import { ROOT } from "./settings.ts";

/** The modules that make a page, relative to the repository, with forward slashes. */
export interface Parts {
  readonly component: string;
  /** Its words in its locale, where they are not those of its form. */
  readonly content?: string | undefined;
  /** Of its form, where it has one. */
  readonly definition?: string | undefined;
  /** What its form says in another locale than English. */
  readonly words?: string | undefined;
  /** What reckons beside the form. */
  readonly instrument?: string | undefined;
}

export interface PageSource extends Parts {
  readonly page: PageDescription;
  /** Relative to the repository, with forward slashes. */
  readonly source: string;
}

/** The modules of a page that is a form and nothing else. */
const formParts = (definition: string, { instrument }: AnyForm): Parts => ({
  component: "src/ui/forms/form-page.tsx",
  definition,
  // The one that there is.
  instrument: instrument && "src/ui/instruments/loan-aside.tsx",
});

const FOLDERS = "src/pages";

/** A folder becomes a page with its component: what is being written may begin with anything. */
const pageFolders = (): string[] =>
  readdirSync(path.join(ROOT, FOLDERS))
    .map((name) => `${FOLDERS}/${name}`)
    .filter((folder) => existsSync(path.join(ROOT, folder, "page.tsx")));

export async function contentPages(): Promise<PageSource[]> {
  const definitions = new Map((await formPages()).map(({ page, definition }) => [page.path, definition]));
  return Promise.all(
    pageFolders().map(async (source) => {
      const content = `${source}/content.en.ts`;
      const { page } = await readExport<{ readonly page: PageDescription }>(content, "content");
      return { page, source, content, component: `${source}/page.tsx`, definition: definitions.get(page.path) };
    }),
  );
}

/** The pages of forms, each as a form page and nothing else. */
export async function formPages(): Promise<PageSource[]> {
  return (await readForms()).flatMap(({ file, form }) =>
    form.pages.map((page) => ({
      page: { ...page, picture: form.picture as PictureName, listed: !form.unlisted },
      source: file,
      ...formParts(file, form),
    })),
  );
}

/** A page of content may hold a form, and then describes itself. */
export async function pageSources(): Promise<PageSource[]> {
  const content = await contentPages();
  const known = new Set(content.map(({ page }) => page.path));
  return [...content, ...(await formPages()).filter(({ page }) => !known.has(page.path))];
}
