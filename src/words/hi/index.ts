/** What a Hindi page is made of. No English page loads any of it. */
import { formPages } from "virtual:form-pages";
import { translatedPages } from "virtual:translated-pages/hi";
import { englishPathOf } from "../language.ts";
import { learn, type PageDictionary } from "../say.ts";
import { frameSentences } from "./frame.ts";
import { sentences } from "./sentences.ts";
import { tongue } from "./tongue.ts";

const dictionary: PageDictionary = { ...sentences, ...frameSentences };

export const allPaths = async (): Promise<readonly string[]> =>
  [translatedPages, (await import("./forms.ts")).formWords].flatMap(Object.keys);

/** The component of a page, which is spoken from here on, and its form where it is made of one; none where there is no page. */
export async function modulesAt(path: string): Promise<readonly object[] | undefined> {
  learn({ ...tongue, dictionary });
  const content = translatedPages[path];
  if (content) return [await content()];
  if (!(englishPathOf(path) in formPages)) return undefined;
  const [page, { formAt, formWords }] = await Promise.all([
    import("../../ui/forms/form-page.tsx"),
    import("./forms.ts"),
  ]);
  // A new form has no words yet.
  return path in formWords ? [page, { form: await formAt(path) }] : undefined;
}
