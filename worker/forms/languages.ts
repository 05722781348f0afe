/** The forms and the sentences in which the edge answers: those of the page that sent the lead. */
import type { FormType } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { type AnyFormWords, inLanguage } from "../../src/words/form-words.ts";
import { forms as hindiForms } from "../../src/words/hi/all-forms.ts";
import { sentences as hindiSentences } from "../../src/words/hi/sentences.ts";
import type { Language } from "../../src/words/language.ts";
import type { Dictionary, Tongue } from "../../src/words/say.ts";

interface Translation {
  readonly forms: Readonly<Record<FormType, AnyFormWords>>;
  readonly dictionary: Dictionary;
}

const TRANSLATIONS: { readonly [L in Exclude<Language, "en">]: Translation } = {
  hi: { forms: hindiForms, dictionary: hindiSentences },
};

export const tongueOf = (language: Language): Tongue =>
  language === "en" ? { language } : { language, dictionary: TRANSLATIONS[language].dictionary };

const known = new Map<string, AnyForm>();

/** The form as its page showed it; what it sends and how that is judged is the same. */
export function formIn(language: Language, form: AnyForm): AnyForm {
  if (language === "en") return form;
  const key = `${language} ${form.type}`;
  const translated = known.get(key) ?? inLanguage(form, TRANSLATIONS[language].forms[form.type as FormType], language);
  known.set(key, translated);
  return translated;
}
