/** What a Hindi page is made of. No English page loads any of it. */
import { translatedPages } from "virtual:translated-pages/hi";
import { speak, spokenLanguage } from "../say.ts";
import { tongue } from "./tongue.ts";

export { translatedPages as pages };

/** The component of a page, which is spoken from here on, and its form where it has one; none where there is no page. */
export async function modulesAt(path: string): Promise<readonly object[] | undefined> {
  // A form may speak already, and says more; nor may a page that is only fetched ahead take its words away.
  if (spokenLanguage() !== "hi") speak(tongue);
  const modules = await translatedPages[path]?.();
  if (!modules) return undefined;
  const [page, forms] = modules;
  return forms ? [page, { form: await forms.formAt(path) }] : [page];
}
