import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Hero } from "../../ui/hero.tsx";
import { ExampleFigures } from "../../ui/example-figures.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { Points } from "../../ui/points.tsx";
import { Scale } from "../../ui/scale.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Content } from "./content.en.ts";

export default function DisputeSettlementPage({ content }: { readonly content: Content }) {
  const { benefits, cases, closing, fees, headings, hero, questions, scale, steps, successFees, terms, today } =
    content;
  return (
    <>
      <Hero {...hero} />
      <StickySection {...headings.spans}>
        <Scale {...scale} />
      </StickySection>
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.cases} className="mb-10" />
        <Points points={cases} className="sm:grid-cols-2 lg:grid-cols-3" />
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.today} className="mb-8" />
        <ComparisonTable {...today} />
      </section>
      <section className="bg-sand">
        <StickySection {...headings.steps}>
          <Steps steps={steps} />
        </StickySection>
      </section>
      <section className="wrap section">
        <p className="mb-3 font-600 text-brass">{successFees.place}</p>
        <h2 className="text-h1 md:text-display">{successFees.title}</h2>
        <p className="mt-5 max-w-2xl text-lead">{successFees.text}</p>
        <div className="mt-8 max-w-3xl">
          <SummaryList rows={fees} />
          <ExampleFigures />
        </div>
        <Points points={benefits} className="mt-14 md:grid-cols-3" />
      </section>
      <section className="wrap grid gap-x-16 gap-y-14 pb-20 lg:grid-cols-[1fr_1.5fr] lg:pb-28">
        <div className="beside-long">
          <SectionHeading {...headings.terms} className="mb-8" />
          <SummaryList rows={terms} />
        </div>
        <Accordion items={questions} name="dispute-faq" />
      </section>
      <Closing {...closing} />
    </>
  );
}
