import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { ExampleFigures } from "../../ui/example-figures.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { TitleTrace } from "../../ui/documents/title-trace.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Split } from "../../ui/split.tsx";
import { BigNumber } from "../../ui/big-number.tsx";
import { Steps } from "../../ui/steps.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import type { Content } from "./content.en.ts";

export default function LegalReraPage({ content }: { readonly content: Content }) {
  const {
    closing,
    figure,
    forBuilders,
    forOwners,
    headings,
    illustration,
    opening,
    papers,
    papersNote,
    questions,
    registration,
    terms,
    titleTrace,
  } = content;
  return (
    <>
      <PageIntro {...opening}>
        <TitleTrace paper={titleTrace} />
      </PageIntro>
      <section className="wrap section">
        <SectionHeading {...headings.chain} className="mb-10" />
        <TitleChain content={content} />
      </section>
      <section className="bg-sand">
        <div className="wrap section grid gap-x-16 gap-y-14 md:grid-cols-2">
          <div>
            <SectionHeading {...headings.forOwners} className="mb-8" />
            <Points points={forOwners} />
          </div>
          <div>
            <SectionHeading {...headings.forBuilders} className="mb-8" />
            <Points points={forBuilders} />
          </div>
        </div>
      </section>
      <section className="wrap section">
        <BigNumber {...figure} />
        <div className="mt-14">
          <Steps steps={registration} columns />
        </div>
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <Split flip {...illustration}>
          <SectionHeading {...headings.papers} className="mb-8" />
          <TickList items={papers} className="grid gap-3 sm:grid-cols-2" />
          <p className="mt-6">{papersNote}</p>
        </Split>
      </section>
      <StickySection {...headings.terms}>
        <SummaryList rows={terms} />
        <ExampleFigures />
        <h2 className="mt-14 mb-5 text-h3">{headings.questions.title}</h2>
        <Accordion items={questions} name="legal-faq" />
      </StickySection>
      <Closing {...closing} />
    </>
  );
}

/** A kind of link and its proof. */
function TitleChain({ content }: { readonly content: Content }) {
  const { chain } = content;
  return (
    <ol className="border-t-2 border-brass">
      {chain.map(({ event, check }) => (
        <li key={event} className="grid gap-x-8 border-b py-4.5 md:grid-cols-[1fr_2fr]">
          <h3 className="text-h3">{event}</h3>
          <p className="mt-1 md:mt-0.5">{check}</p>
        </li>
      ))}
    </ol>
  );
}
