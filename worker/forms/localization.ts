/** The locale in which the edge answers, and its forms in it: that of the page that asks. */
import type { Context } from "hono";
import { tryGetContext } from "hono/context-storage";
import type { FormType } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { type Locale, localeOf, type Translated } from "../../src/i18n/locale.ts";
import { ENGLISH, type Localization, provideLocalization } from "../../src/i18n/t.ts";
import type { Messages } from "../../src/i18n/message.ts";
import { type AnyFormWords, inLanguage } from "../../src/words/form-words.ts";
import { errorName } from "../timeout.ts";

interface Translation {
  readonly forms: Readonly<Partial<Record<FormType, AnyFormWords>>>;
  readonly messages: Messages;
}

/** Modules of their own: the worker starts without them, and most of what it answers is English. Tests stand in for one. */
export const TRANSLATIONS: { readonly [L in Translated]: () => Promise<Translation> } = {
  hi: async () => {
    const [{ forms }, { messages }] = await Promise.all([
      import("../../src/words/hi/all-forms.ts"),
      import("../../src/i18n/messages.hi.ts"),
    ]);
    return { forms, messages };
  },
};

/** What cannot be loaded is missing, and English stands in for it. */
async function translationOf(locale: Translated): Promise<Translation | undefined> {
  try {
    return await TRANSLATIONS[locale]();
  } catch (error) {
    console.error("A translation could not be loaded", locale, errorName(error));
    return undefined;
  }
}

const localized = new WeakMap<AnyFormWords, AnyForm>();

/** The form as its page showed it; what it sends and how that is judged is the same. */
export async function formIn(locale: Locale, form: AnyForm): Promise<AnyForm> {
  if (locale === "en") return form;
  const words = (await translationOf(locale))?.forms[form.type as FormType];
  if (!words) return form;
  const shown = localized.get(words) ?? inLanguage(form, words, locale);
  localized.set(words, shown);
  return shown;
}

declare module "hono" {
  interface ContextVariableMap {
    localization: Localization;
  }
}

/** Many requests are answered side by side, each in its own locale. */
provideLocalization(() => tryGetContext()?.var.localization ?? ENGLISH);

/** From here on the request is answered in that locale. */
export async function answerIn(c: Context, locale: Locale): Promise<void> {
  const translation = locale === "en" ? undefined : await translationOf(locale);
  c.set("localization", translation ? { locale, messages: translation.messages } : ENGLISH);
}

/** That of the page which a browser names as the one that asks. */
export const localeOfReferrer = (referrer: string | undefined): Locale =>
  referrer && URL.canParse(referrer) ? localeOf(new URL(referrer).pathname) : "en";
