/** The Hindi forms, without the pages around them: a form answers first. */
import { translatedForms } from "virtual:translated-forms/hi";
import type { AnyForm } from "../../forms/define.ts";
import { formIn } from "../form-in.ts";

/** @throws where there is no form in Hindi at that address. */
export async function formAt(path: string): Promise<AnyForm> {
  const [{ form }, { words }] = await translatedForms[path]!();
  return formIn(path, form, words);
}
