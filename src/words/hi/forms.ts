/** The Hindi forms, without the pages around them: a form answers first. */
import { translatedForms } from "virtual:translated-forms/hi";
import type { AnyForm } from "../../forms/define.ts";
import { formIn } from "../form-in.ts";
import { speak } from "../say.ts";
import { tongue } from "./tongue.ts";

/** @throws where there is no form in Hindi at that address. */
export async function formAt(path: string): Promise<AnyForm> {
  speak(tongue);
  const [{ form }, { words }] = await translatedForms[path]!();
  return formIn(path, form, words);
}
