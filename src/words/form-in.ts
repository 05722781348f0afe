import type { AnyForm } from "../forms/define.ts";
import { type AnyFormWords, inLanguage } from "./form-words.ts";
import { languageOf } from "./language.ts";

const localised = new WeakMap<AnyFormWords, AnyForm>();

/** The form of the page at an address. Made once: who looks after a form knows it by its identity. */
export function formIn(path: string, form: AnyForm, words: AnyFormWords): AnyForm {
  const known = localised.get(words) ?? inLanguage(form, words, languageOf(path));
  localised.set(words, known);
  return known;
}
