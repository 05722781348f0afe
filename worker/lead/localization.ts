/** The worker answers in the locale of the page that sent the request. */
import type { Context } from "hono";
import { tryGetContext } from "hono/context-storage";
import type { AnyForm } from "../../src/forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../../src/forms/localize.ts";
import { loadMessages } from "../../src/i18n/load-messages.ts";
import { type Locale, readLocale } from "../../src/i18n/locale.ts";
import { ENGLISH, type Localization, provideLocalization } from "../../src/i18n/t.ts";
import { errorName } from "../http/log.ts";

const definitions = import.meta.glob<AnyForm>("../../src/forms/definitions/*.form.ts", {
  eager: true,
  import: "form",
});
const words = import.meta.glob<AnyFormMessages>(
  ["../../src/forms/definitions/*.*.ts", "!../../src/forms/definitions/*.form.ts"],
  {
    import: "messages",
  },
);
const definitionFiles = new Map(
  Object.entries(definitions).map(([file, { type }]) => [type, file]),
);

/** Translations are loaded only when they are needed, since most answers are English. Tests replace these. */
export const loadLocalization = {
  messages: loadMessages,
  /** From the file next to the definition: "buyer.hi.ts" next to "buyer.form.ts". */
  form: async (form: AnyForm, locale: Locale): Promise<AnyFormMessages | undefined> =>
    words[definitionFiles.get(form.type)?.replace(/\.form\.ts$/, `.${locale}.ts`) ?? ""]?.(),
};

/** A translation that cannot be loaded is replaced by English, so that every request is answered. */
async function orMissing<T>(loading: Promise<T>): Promise<T | undefined> {
  try {
    return await loading;
  } catch (error) {
    console.error("A translation could not be loaded", errorName(error));
    return undefined;
  }
}

/** The form in a locale, as its page showed it, or in English without a translation. */
export async function formIn(locale: Locale, form: AnyForm): Promise<AnyForm> {
  const messages =
    locale === "en" ? undefined : await orMissing(loadLocalization.form(form, locale));
  return messages ? localizeForm(form, messages, locale) : form;
}

declare module "hono" {
  interface ContextVariableMap {
    localization: Localization;
  }
}

/** Requests run at the same time, each in its own locale. */
provideLocalization(() => tryGetContext()?.var.localization ?? ENGLISH);

/** Sets the locale of the request's answer. */
export async function answerIn(c: Context, locale: Locale): Promise<void> {
  const messages = locale === "en" ? undefined : await orMissing(loadLocalization.messages(locale));
  c.set("localization", messages ? { locale, messages } : ENGLISH);
}

/** The locale of the page in a Referer header. */
export const localeOfReferrer = (referrer: string | undefined): Locale =>
  referrer && URL.canParse(referrer) ? readLocale(new URL(referrer).pathname) : "en";
