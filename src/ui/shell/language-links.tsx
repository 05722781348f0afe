import { useEffect, useState } from "react";
import { otherLocalesOf } from "../../i18n/links.ts";
import { englishPathOf, LOCALES, localeOf, pathIn } from "../../i18n/locale.ts";

const KEY = "aipm:language";

/**
 * The language that was chosen on this device, for highlighting its link; nobody is redirected. Stored on arrival from the same page in the
 * other language, because that page may have had no script when its link was clicked.
 */
function chosenOn(path: string): string | null {
  try {
    const from = new URL(document.referrer || location.href);
    const isFromTranslation = from.pathname !== path && englishPathOf(from.pathname) === englishPathOf(path);
    if (isFromTranslation && from.origin === location.origin) localStorage.setItem(KEY, localeOf(path));
    return localStorage.getItem(KEY);
  } catch {
    // Storage is forbidden: no highlight.
    return null;
  }
}

/** Links to this page in the other languages; the browser loads them as new documents. */
export function LanguageLinks({ path, className }: { path: string; className: string }) {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    // Storage is in the browser alone.
    // oxlint-disable-next-line react/set-state-in-effect, react/no-deriving-state-in-effects
    setChosen(chosenOn(path));
  }, [path]);
  return otherLocalesOf(path).map((locale) => (
    <a
      key={locale}
      href={pathIn(locale, englishPathOf(path))}
      lang={LOCALES[locale].lang}
      hrefLang={LOCALES[locale].lang}
      className={locale === chosen ? `${className} font-600 text-leaf` : className}
    >
      {LOCALES[locale].name}
    </a>
  ));
}
