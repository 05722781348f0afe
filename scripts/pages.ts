/** Descriptions of the English pages: folders of src/pages, and forms without a folder. */
import { globSync } from "node:fs";
import path from "node:path";
import { describePage, type PageDescription } from "../src/content/page.ts";
import { ROOT } from "../shared/commands.ts";
import { importModule, readForms } from "../shared/forms.ts";

interface Page {
  readonly page: PageDescription;
  /** The folder or the form, relative to the repository, with forward slashes. */
  readonly source: string;
}

const describe = async (file: string): Promise<PageDescription> =>
  ((await importModule(file)).content as { readonly page: PageDescription }).page;

/** Reads the description and the source of every page. */
export async function readPages(): Promise<Page[]> {
  const folders = globSync("src/pages/*/content.en.ts", { cwd: ROOT }).toSorted();
  const content = await Promise.all(
    folders.map(async (file) => ({
      page: await describe(file),
      source: path.posix.dirname(file.replaceAll("\\", "/")),
    })),
  );
  const paths = new Set(content.map(({ page }) => page.path));
  const forms = (await readForms()).flatMap(({ file, form }) =>
    form.pages
      .filter((page) => !paths.has(page.path))
      .map((page) => ({ page: describePage(form, page), source: file })),
  );
  return [...content, ...forms];
}
