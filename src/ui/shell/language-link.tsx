import { useEffect, useState } from "react";
import { type Language, LANGUAGES, languageOf, pathIn } from "../../words/language.ts";

const KEY = "aipm:language";

/** What was chosen on this device; it is asked for by the link alone, and leads nobody anywhere. */
function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function choose(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is forbidden: the link is as plain next time.
  }
}

/** The same page in the other language. Another document, so that the browser follows it. */
export function LanguageLink({ path, className }: { path: string; className: string }) {
  const here = languageOf(path);
  const other = here === "en" ? "hi" : "en";
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    // Only the browser knows.
    // oxlint-disable-next-line react/set-state-in-effect, react/no-deriving-state-in-effects
    setChosen(chosen() === other);
  }, [other]);
  const original = path.slice(LANGUAGES[here].prefix.length) || "/";
  return (
    <a
      href={pathIn(other, original)}
      lang={LANGUAGES[other].lang}
      hrefLang={LANGUAGES[other].lang}
      className={isChosen ? `${className} font-600 text-leaf` : className}
      onClick={() => choose(other)}
    >
      {LANGUAGES[other].name}
    </a>
  );
}
