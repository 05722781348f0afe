/** The languages of the site, for the tests that read a page or fill in a form in one of them. */
import type { FormType } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { inLanguage } from "../../src/words/form-words.ts";
import { forms } from "../../src/words/hi/all-forms.ts";
import { askingSentences } from "../../src/words/hi/asking.ts";
import { fillingSentences } from "../../src/words/hi/filling.ts";
import { frameSentences } from "../../src/words/hi/frame.ts";
import { sentences } from "../../src/words/hi/sentences.ts";
import type { Language } from "../../src/words/language.ts";
import { speak, type Tongue } from "../../src/words/say.ts";

export { languageName, languageOf } from "../../src/words/language.ts";
export { t } from "../../src/words/say.ts";

const TONGUES: Readonly<Record<Language, Tongue>> = {
  en: { language: "en" },
  hi: { language: "hi", dictionary: { ...sentences, ...frameSentences, ...askingSentences, ...fillingSentences } },
};

export const LANGUAGES = Object.keys(TONGUES) as Language[];

/** The languages in which a form has a page: one that is not translated yet is English alone. */
export const languagesOf = ({ type }: AnyForm): readonly Language[] =>
  LANGUAGES.filter((language) => language === "en" || type in forms);

/** The form as its page in a language shows it. From here on `t` says what the page says. */
export function shownIn(language: Language, form: AnyForm): AnyForm {
  speak(TONGUES[language]);
  return language === "en" ? form : inLanguage(form, forms[form.type as FormType]!, language);
}
