/** The forms and the sentences in which the edge answers: those of the page that sent the lead. */
import type { FormType } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { type AnyFormWords, inLanguage } from "../../src/words/form-words.ts";
import type { Language } from "../../src/words/language.ts";
import type { Dictionary, Tongue } from "../../src/words/say.ts";

interface Translation {
  readonly forms: Readonly<Record<FormType, AnyFormWords>>;
  readonly dictionary: Dictionary;
}

/** Modules of their own: the worker starts without them, and most of what it answers is English. */
const TRANSLATIONS: { readonly [L in Exclude<Language, "en">]: () => Promise<Translation> } = {
  hi: async () => {
    const [{ forms }, { sentences }] = await Promise.all([
      import("../../src/words/hi/all-forms.ts"),
      import("../../src/words/hi/sentences.ts"),
    ]);
    return { forms, dictionary: sentences };
  },
};

/** What an answer in one language is made of. */
export interface Spoken {
  readonly tongue: Tongue;
  /** The form as its page showed it; what it sends and how that is judged is the same. */
  formOf(form: AnyForm): AnyForm;
}

const known = new Map<string, AnyForm>();

export async function spokenIn(language: Language): Promise<Spoken> {
  if (language === "en") return { tongue: { language }, formOf: (form) => form };
  const { forms, dictionary } = await TRANSLATIONS[language]();
  return {
    tongue: { language, dictionary },
    formOf(form) {
      const key = `${language} ${form.type}`;
      const translated = known.get(key) ?? inLanguage(form, forms[form.type as FormType], language);
      known.set(key, translated);
      return translated;
    },
  };
}
