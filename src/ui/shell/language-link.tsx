import { useEffect, useState } from "react";
import { englishPathOf, LANGUAGES, languageOf, pathIn } from "../../words/language.ts";

const KEY = "aipm:language";

/**
 * What was chosen on this device: the language of a page to which the link led. The page that was left may have slept, and
 * heard no click. It is asked for by the link alone, and leads nobody anywhere.
 */
function chosenOn(path: string): string | null {
  try {
    const from = new URL(document.referrer || location.href);
    const isFromTwin = from.pathname !== path && englishPathOf(from.pathname) === englishPathOf(path);
    if (isFromTwin && from.origin === location.origin) localStorage.setItem(KEY, languageOf(path));
    return localStorage.getItem(KEY);
  } catch {
    // Storage is forbidden: the link is as plain next time.
    return null;
  }
}

/** The same page in the other language. Another document, so that the browser follows it. */
export function LanguageLink({ path, className }: { path: string; className: string }) {
  const other = languageOf(path) === "en" ? "hi" : "en";
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    // Only the browser knows.
    // oxlint-disable-next-line react/set-state-in-effect, react/no-deriving-state-in-effects
    setChosen(chosenOn(path) === other);
  }, [path, other]);
  return (
    <a
      href={pathIn(other, englishPathOf(path))}
      lang={LANGUAGES[other].lang}
      hrefLang={LANGUAGES[other].lang}
      className={isChosen ? `${className} font-600 text-leaf` : className}
    >
      {LANGUAGES[other].name}
    </a>
  );
}
