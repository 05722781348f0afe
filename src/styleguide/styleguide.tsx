/** The page of development that shows every piece and every kind of field. See `styleguide` in src/site/page-loader.tsx. */
import { type ComponentType, useState } from "react";
import { toEnglishPath, LOCALES, readLocale, locales, pathIn } from "../i18n/locale.ts";
import { AroundForm } from "./around-form.tsx";
import { Kinds } from "./kinds.tsx";
import { Pieces, WordsAndColours } from "./pieces.tsx";
import { type Samples, samplesAt } from "./samples.ts";

/** The page at its address, in its language, as the router loads every page. */
export function load(path: string) {
  const samples = samplesAt(path);
  return {
    description: { ...samples.words.page, path, canonical: false as const, listed: false },
    Page: Styleguide as ComponentType<object>,
    props: { samples, path } satisfies StyleguideProps,
    files: [],
  };
}

interface StyleguideProps {
  readonly samples: Samples;
  readonly path: string;
}

function Styleguide({ samples, path }: StyleguideProps) {
  const { words } = samples;
  const [isBoth, setBoth] = useState(false);
  return (
    <>
      <header className="wrap pt-10 md:pt-16">
        <h1 className="text-h1">{words.page.title}</h1>
        <p className="mt-5 text-lead text-stone">{words.page.description}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          {locales.map((locale) => (
            <a
              key={locale}
              href={pathIn(locale, toEnglishPath(path))}
              lang={LOCALES[locale].lang}
              hrefLang={LOCALES[locale].lang}
              aria-current={locale === readLocale(path) ? "page" : undefined}
              className="tap inline-flex items-center link"
            >
              {LOCALES[locale].name}
            </a>
          ))}
          <button type="button" className="btn btn-secondary" onClick={() => setBoth(!isBoth)}>
            {isBoth ? words.themes.one : words.themes.both}
          </button>
        </p>
      </header>
      {isBoth ? (
        <BothThemes samples={samples} path={path} />
      ) : (
        <>
          <WordsAndColours samples={samples} />
          <Pieces samples={samples} />
          <AroundForm words={words} />
          <Kinds words={words} />
        </>
      )}
    </>
  );
}

/** A page inherits the colour scheme of its frame. */
function BothThemes({ samples, path }: StyleguideProps) {
  const { day, dusk } = samples.words.themes;
  return (
    <div className="grid gap-4 p-4 md:grid-cols-2">
      {[
        { title: day, colorScheme: "light" },
        { title: dusk, colorScheme: "dark" },
      ].map(({ title, colorScheme }) => (
        // It is this page again, and needs its scripts.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          key={title}
          title={title}
          src={path}
          className="h-[85vh] w-full border"
          style={{ colorScheme }}
        />
      ))}
    </div>
  );
}
