import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Essentials } from "../../ui/essentials.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Model } from "../../ui/model.tsx";
import { LetterSheet } from "../../ui/documents/letter-sheet.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { PictureCard } from "../../ui/picture-card.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Split } from "../../ui/split.tsx";
import { BigNumber } from "../../ui/big-number.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Content } from "./content.en.ts";

export default function HighValuePropertiesPage({ content }: { readonly content: Content }) {
  const {
    buyerUndertaking,
    closing,
    desk,
    dossier,
    essentials,
    figure,
    headings,
    hero,
    illustration,
    model,
  } = content;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <Categories content={content} />
      <Model {...model} />
      <section className="wrap section pb-0!">
        <BigNumber {...figure} />
      </section>
      <TrackRecord content={content} />
      <section className="bg-sand">
        <div className="wrap section">
          <Split {...illustration} flip>
            <SectionHeading {...headings.desk} className="mb-10" />
            <Steps steps={desk} />
          </Split>
        </div>
      </section>
      <section className="wrap section grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
        <SectionHeading {...headings.undertaking} className="lg:sticky lg:top-28" />
        <LetterSheet paper={buyerUndertaking} />
      </section>
      <StickySection {...headings.dossier}>
        <SummaryList rows={dossier} />
      </StickySection>
      <Closing {...closing} />
    </>
  );
}

interface Props {
  readonly content: Content;
}

function Categories({ content: { categories, headings } }: Props) {
  return (
    <section className="wrap section">
      <SectionHeading {...headings.categories} />
      <ul className="mt-10 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:gap-x-16 lg:pb-28">
        {categories.map((category) => (
          <li key={category.title} className="lg:even:[translate:0_7rem]">
            <PictureCard
              {...category}
              sizes="(min-width:75rem) 36rem,(min-width:40rem) 50vw,100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrackRecord({ content: { example, headings, trackRecord } }: Props) {
  return (
    <section className="wrap section">
      <SectionHeading {...headings.trackRecord} />
      <ul className="mt-12 grid gap-6 lg:grid-cols-5 lg:gap-y-0">
        {trackRecord.map(({ what, where, outcome, year, sample }) => (
          <li
            key={what}
            className="grid content-start border-t-2 border-brass pt-5 lg:row-span-3 lg:grid-rows-subgrid"
          >
            <p className="figures text-small font-600 text-brass">{year}</p>
            <h3 className="mt-2 text-h3">{what}</h3>
            <div className="mt-2">
              <p>{sample ? `${outcome} ${example}` : outcome}</p>
              <p className="text-stone">{where}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
