/** What a Hindi page is made of. No English page loads any of it. */
import { translatedPages } from "virtual:translated-pages/hi";
import { speak } from "../say.ts";
import { tongue } from "./tongue.ts";

export { translatedPages as pages };

/** The component of a page, which is spoken from here on, and its form where it has one; none where there is no page. */
export async function modulesAt(path: string): Promise<readonly object[] | undefined> {
  speak(tongue);
  const modules = await translatedPages[path]?.();
  if (!modules) return undefined;
  const [page, forms] = modules;
  return forms ? [page, { form: await forms.formAt(path) }] : [page];
}
