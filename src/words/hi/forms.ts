/** The Hindi forms, without the pages around them: a form answers first. No page without one loads any of it. */
import { translatedForms } from "virtual:translated-forms/hi";
import type { AnyForm } from "../../forms/define.ts";
import { formIn } from "../form-in.ts";
import { type FormDictionary, speak } from "../say.ts";
import { askingSentences } from "./asking.ts";
import { fillingSentences } from "./filling.ts";
import { tongue } from "./tongue.ts";

const dictionary: FormDictionary = { ...tongue.dictionary, ...askingSentences, ...fillingSentences };

/**
 * The form of a page, with which all that forms say is spoken from here on.
 * @throws where there is no form in Hindi at that address.
 */
export async function formAt(path: string): Promise<AnyForm> {
  const [{ form }, { words }] = await translatedForms[path]!();
  speak({ ...tongue, dictionary });
  return formIn(path, form, words);
}
