/** The Hindi forms, without the pages around them: a form answers first. No page without one loads any of it. */
import { formPages } from "virtual:form-pages";
import { formWords } from "virtual:translated-forms/hi";
import type { AnyForm } from "../../forms/define.ts";
import { formIn } from "../form-in.ts";
import { englishPathOf } from "../language.ts";
import { type FormDictionary, learn } from "../say.ts";
import { askingSentences } from "./asking.ts";
import { fillingSentences } from "./filling.ts";
import { sentences } from "./sentences.ts";
import { tongue } from "./tongue.ts";

export { formWords };

const dictionary: FormDictionary = { ...sentences, ...askingSentences, ...fillingSentences };

/**
 * The form of a page, with which all that forms say is spoken from here on.
 * @throws where there is no form in Hindi at that address.
 */
export async function formAt(path: string): Promise<AnyForm> {
  const [{ form }, { words }] = await Promise.all([formPages[englishPathOf(path)]!(), formWords[path]!()]);
  learn({ ...tongue, dictionary });
  return formIn(path, form, words);
}
