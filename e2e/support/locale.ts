/** Languages of the site, for tests that read pages or fill in forms. */
import type { AnyForm } from "../../src/forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../../src/forms/localize.ts";
import { type Locale, translatedLocales } from "../../src/i18n/locale.ts";
import type { Messages } from "../../src/i18n/message.ts";
import { ENGLISH, type Localization, setLocale } from "../../src/i18n/t.ts";
import { readFormMessages } from "../../shared/forms.ts";

export { languageName, readLocale as localeOf, locales } from "../../src/i18n/locale.ts";
export { t } from "../../src/i18n/t.ts";

/** Messages and forms of each locale. */
const translated = new Map<
  Locale,
  { localization: Localization; forms: ReadonlyMap<string, AnyFormMessages> }
>();
for (const locale of translatedLocales) {
  const { messages } = (await import(`../../src/i18n/messages.${locale}.ts`)) as {
    messages: Messages;
  };
  translated.set(locale, {
    localization: { locale, messages },
    forms: await readFormMessages(locale),
  });
}

/** Returns the locales of a form. Untranslated forms have only English. */
export const formLocales = ({ type }: AnyForm): readonly Locale[] => [
  "en",
  ...translatedLocales.filter((locale) => translated.get(locale)!.forms.has(type)),
];

/** Returns the form in a locale. `t` uses that locale from now on. */
export function localizeFor(locale: Locale, form: AnyForm): AnyForm {
  const { localization = ENGLISH, forms } = translated.get(locale) ?? {};
  setLocale(localization);
  const messages = forms?.get(form.type);
  return messages ? localizeForm(form, messages, locale) : form;
}
