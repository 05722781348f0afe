import { Closing } from "../../ui/closing.tsx";
import { LetterSheet } from "../../ui/documents/letter-sheet.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { OpeningWords } from "../../ui/opening-words.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Logo } from "../../ui/logo.tsx";
import type { Content } from "./content.en.ts";

export default function PromisesPage({ content }: { readonly content: Content }) {
  const { closing, envelope, feeLetter, feeLetterHeading, letter, opening, promises } = content;
  return (
    <>
      <header className="bg-sand">
        <div className="mx-auto grid w-[min(100%-2.5rem,52rem)] items-center gap-x-12 gap-y-8 pt-10 pb-10 md:grid-cols-[1fr_17rem] md:pt-16">
          <div>
            <OpeningWords {...opening} />
          </div>
          <Picture
            name={envelope.picture}
            alt={envelope.alt}
            inHead="all"
            sizes="(min-width:48rem) 17rem,100vw"
            className="block overflow-hidden rounded-lg"
          />
        </div>
      </header>
      <section className="bg-sand pb-14 md:pb-24">
        <div className="brass-base mx-auto w-[min(100%-2.5rem,52rem)] rounded-lg bg-card px-6 py-10 shadow-card sm:px-12 md:px-20 md:py-20">
          <h2 className="text-h2">{letter.salutation}</h2>
          <ol className="mt-10 grid gap-10">
            {promises.map(({ title, text }, i) => (
              <li key={title} className="grid grid-cols-[2.25rem_1fr] sm:grid-cols-[3.5rem_1fr]">
                <span
                  className="figures font-display text-2xl leading-tight text-brass"
                  aria-hidden="true"
                >
                  {i + 1}
                </span>
                <div>
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-12 flex items-center gap-3 font-display text-xl sm:pl-14">
            <Logo className="size-10" />
            {letter.signature}
          </p>
        </div>
      </section>
      <section className="wrap section grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <SectionHeading {...feeLetterHeading} className="lg:sticky lg:top-28" />
        <LetterSheet paper={feeLetter} />
      </section>
      <Closing {...closing} />
    </>
  );
}
