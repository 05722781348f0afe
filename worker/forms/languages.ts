/** The forms and the sentences in which the edge answers: those of the page that asks. */
import type { Context } from "hono";
import { tryGetContext } from "hono/context-storage";
import type { FormType } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { type AnyFormWords, inLanguage } from "../../src/words/form-words.ts";
import { type Language, languageOf } from "../../src/words/language.ts";
import { type EdgeDictionary, speak, type Tongue } from "../../src/words/say.ts";
import { errorName } from "../timeout.ts";

interface Translation {
  readonly forms: Readonly<Partial<Record<FormType, AnyFormWords>>>;
  readonly dictionary: EdgeDictionary;
}

/** Modules of their own: the worker starts without them, and most of what it answers is English. Tests stand in for one. */
export const TRANSLATIONS: { readonly [L in Exclude<Language, "en">]: () => Promise<Translation> } = {
  hi: async () => {
    const [{ forms }, { sentences }, { askingSentences }, { edgeSentences }] = await Promise.all([
      import("../../src/words/hi/all-forms.ts"),
      import("../../src/words/hi/sentences.ts"),
      import("../../src/words/hi/asking.ts"),
      import("../../src/words/hi/edge.ts"),
    ]);
    return { forms, dictionary: { ...sentences, ...askingSentences, ...edgeSentences } };
  },
};

/** What an answer in one language is made of. */
export interface Spoken {
  readonly tongue: Tongue;
  /** The form as its page showed it; what it sends and how that is judged is the same. */
  formOf(form: AnyForm): AnyForm;
}

const known = new WeakMap<AnyFormWords, AnyForm>();

function translated(form: AnyForm, words: AnyFormWords, language: Language): AnyForm {
  const shown = known.get(words) ?? inLanguage(form, words, language);
  known.set(words, shown);
  return shown;
}

/** English is the fall-back of all that is missing: no lead is lost, and no answer left out, for want of a translation. */
export async function spokenIn(language: Language): Promise<Spoken> {
  const english: Spoken = { tongue: { language: "en" }, formOf: (form) => form };
  if (language === "en") return english;
  try {
    const { forms, dictionary } = await TRANSLATIONS[language]();
    return {
      tongue: { language, dictionary },
      formOf(form) {
        const words = forms[form.type as FormType];
        return words ? translated(form, words, language) : form;
      },
    };
  } catch (error) {
    console.error("A translation could not be loaded", language, errorName(error));
    return english;
  }
}

declare module "hono" {
  interface ContextVariableMap {
    /** How the request is answered. */
    spoken: Spoken;
  }
}

const asked = (): Tongue => tryGetContext()?.var.spoken.tongue ?? { language: "en" };

/** Many requests are answered side by side, each in its own language. */
speak({
  get language() {
    return asked().language;
  },
  get dictionary() {
    return asked().dictionary;
  },
});

/** From here on the request is answered in that language. */
export async function answerIn(c: Context, language: Language): Promise<Spoken> {
  const spoken = await spokenIn(language);
  c.set("spoken", spoken);
  return spoken;
}

/** That of the page which a browser names as the one that asks. */
export const languageOfReferrer = (referrer: string | undefined): Language =>
  referrer && URL.canParse(referrer) ? languageOf(new URL(referrer).pathname) : "en";
