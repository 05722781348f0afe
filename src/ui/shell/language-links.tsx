import { useEffect, useState } from "react";
import { alternativesOf } from "../../i18n/links.ts";
import { englishPathOf, LOCALES, localeOf, pathIn } from "../../i18n/locale.ts";

const KEY = "aipm:language";

/**
 * What was chosen on this device: the language of a page to which the link led. The page that was left may have slept, and
 * heard no click. It is asked for by the link alone, and leads nobody anywhere.
 */
function chosenOn(path: string): string | null {
  try {
    const from = new URL(document.referrer || location.href);
    const isFromTwin = from.pathname !== path && englishPathOf(from.pathname) === englishPathOf(path);
    if (isFromTwin && from.origin === location.origin) localStorage.setItem(KEY, localeOf(path));
    return localStorage.getItem(KEY);
  } catch {
    // Storage is forbidden: the link is as plain next time.
    return null;
  }
}

/** The same page in each other language that it stands in. Other documents, so that the browser follows the links. */
export function LanguageLinks({ path, className }: { path: string; className: string }) {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    // Only the browser knows.
    // oxlint-disable-next-line react/set-state-in-effect, react/no-deriving-state-in-effects
    setChosen(chosenOn(path));
  }, [path]);
  return alternativesOf(path).map((locale) => (
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
