import type { ComponentType } from "react";
import type { AnyForm } from "../forms/define.ts";
import { formIn } from "../words/form-in.ts";
import type { AnyFormWords } from "../words/form-words.ts";

interface FormModule {
  readonly form: AnyForm;
}
interface WordsModule {
  readonly words: AnyFormWords;
}

/** A page of another language: the component of a page, and for a form its definition and its words. */
export function TranslatedPage({ path, modules }: { path: string; modules: readonly object[] }) {
  const [page = {}, form, words] = modules;
  const [Page] = Object.values(page) as [ComponentType<{ form?: AnyForm; path?: string }>];
  if (!form || !words) return <Page />;
  return <Page form={formIn(path, (form as FormModule).form, (words as WordsModule).words)} path={path} />;
}
