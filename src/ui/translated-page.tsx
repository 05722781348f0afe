import type { ComponentType } from "react";
import type { AnyForm } from "../forms/define.ts";
import { type AnyFormWords, inLanguage } from "../words/form-words.ts";
import { languageOf } from "../words/language.ts";

interface FormModule {
  readonly form: AnyForm;
}
interface WordsModule {
  readonly words: AnyFormWords;
}

const localised = new WeakMap<AnyFormWords, AnyForm>();

/** Made once: who looks after a form knows it by its identity. */
function formIn(path: string, form: AnyForm, words: AnyFormWords): AnyForm {
  const known = localised.get(words) ?? inLanguage(form, words, languageOf(path));
  localised.set(words, known);
  return known;
}

/** A page of another language: the component of a page, and for a form its definition and its words. */
export function TranslatedPage({ path, modules }: { path: string; modules: readonly object[] }) {
  const [page = {}, form, words] = modules;
  const [Page] = Object.values(page) as [ComponentType<{ form?: AnyForm; path?: string }>];
  if (!form || !words) return <Page />;
  return <Page form={formIn(path, (form as FormModule).form, (words as WordsModule).words)} path={path} />;
}
