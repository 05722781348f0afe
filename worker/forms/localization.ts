/** The locale in which the edge answers, and its forms in it: that of the page that asks. */
import type { Context } from "hono";
import { tryGetContext } from "hono/context-storage";
import type { AnyForm } from "../../src/forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../../src/forms/localize.ts";
import { loadMessages } from "../../src/i18n/load-messages.ts";
import { type Locale, localeOf } from "../../src/i18n/locale.ts";
import { ENGLISH, type Localization, provideLocalization } from "../../src/i18n/t.ts";
import { errorName } from "../log.ts";

const definitions = import.meta.glob<AnyForm>("../../src/forms/*.form.ts", { eager: true, import: "form" });
const words = import.meta.glob<AnyFormMessages>(["../../src/forms/*.*.ts", "!../../src/forms/*.form.ts"], {
  import: "messages",
});
const fileOf = new Map(Object.entries(definitions).map(([file, { type }]) => [type, file]));

/** Files of their own: the worker starts without them, and most of what it answers is English. Tests stand in for them. */
export const load = {
  messages: loadMessages,
  /** What stands beside the definition: "buyer.hi.ts" beside "buyer.form.ts". */
  form: async (form: AnyForm, locale: Locale): Promise<AnyFormMessages | undefined> =>
    words[fileOf.get(form.type)?.replace(/\.form\.ts$/, `.${locale}.ts`) ?? ""]?.(),
};

/** What cannot be loaded is missing: English stands in for it, and no answer hangs on it. */
async function orMissing<T>(loading: Promise<T>): Promise<T | undefined> {
  try {
    return await loading;
  } catch (error) {
    console.error("A translation could not be loaded", errorName(error));
    return undefined;
  }
}

/** The form as its page showed it; what it sends and how that is judged is the same. */
export async function formIn(locale: Locale, form: AnyForm): Promise<AnyForm> {
  const messages = locale === "en" ? undefined : await orMissing(load.form(form, locale));
  return messages ? localizeForm(form, messages, locale) : form;
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
  const messages = locale === "en" ? undefined : await orMissing(load.messages(locale));
  c.set("localization", messages ? { locale, messages } : ENGLISH);
}

/** That of the page which a browser names as the one that asks. */
export const localeOfReferrer = (referrer: string | undefined): Locale =>
  referrer && URL.canParse(referrer) ? localeOf(new URL(referrer).pathname) : "en";
