import { loadMessages } from "../../i18n/load-messages.ts";
import { localeOf } from "../../i18n/locale.ts";
import { setLocale } from "../../i18n/t.ts";

/** A document has one locale. Fetches its sentences, and says them from then on. */
export async function setDocumentLocale(path: string): Promise<void> {
  const locale = localeOf(path);
  if (locale !== "en") setLocale({ locale, messages: await loadMessages(locale) });
}
