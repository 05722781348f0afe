/** What a Hindi page is made of. No English page loads any of it. */
import { translatedPages } from "virtual:translated-pages/hi";
import type { AnyForm } from "../../forms/define.ts";
import { formIn } from "../form-in.ts";
import type { AnyFormWords } from "../form-words.ts";
import { speak } from "../say.ts";
import { tongue } from "./tongue.ts";

export { translatedPages as pages };

/** The component of a page, and for a form its definition in Hindi, which is spoken from here on; none where there is no page. */
export async function modulesAt(path: string): Promise<readonly object[] | undefined> {
  speak(tongue);
  const modules = await translatedPages[path]?.();
  if (!modules) return undefined;
  const [page, definition, sentences] = modules;
  if (!definition) return modules;
  const [{ form }, { words }] = [definition, sentences] as [{ form: AnyForm }, { words: AnyFormWords }];
  return [page!, { form: formIn(path, form, words) }];
}
