import { otherLocales } from "../../i18n/links.ts";
import { toEnglishPath, LOCALES, pathIn } from "../../i18n/locale.ts";

/** Links to this page in the other languages. The browser loads them as new documents. */
export const LanguageLinks = ({ path, className }: { path: string; className: string }) =>
  otherLocales(path).map((locale) => (
    <a
      key={locale}
      href={pathIn(locale, toEnglishPath(path))}
      lang={LOCALES[locale].lang}
      hrefLang={LOCALES[locale].lang}
      className={className}
    >
      {LOCALES[locale].name}
    </a>
  ));
