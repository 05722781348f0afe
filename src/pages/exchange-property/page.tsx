import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { ExchangeTask } from "../../ui/exchange-task.tsx";
import { Hero } from "../../ui/hero.tsx";
import { ExampleFigures } from "../../ui/example-figures.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { CostSheet } from "../../ui/documents/cost-sheet.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Split } from "../../ui/split.tsx";
import { BigNumber } from "../../ui/big-number.tsx";
import { Steps } from "../../ui/steps.tsx";
import { Swap } from "./swap.tsx";
import { Versus } from "../../ui/versus.tsx";

import type { Content } from "./content.en.ts";

export default function ExchangePropertyPage({ content }: { readonly content: Content }) {
  const { closing, costSheet, deliverables, features, figure, headings, hero, illustration } = content;
  const { problems, process, questions, reasons, task, terms, ways } = content;
  return (
    <>
      <Hero {...hero} task={<ExchangeTask {...task} />} />
      <section className="wrap section">
        <SectionHeading {...headings.ways} />
        <div className="mt-10">
          <LinkRows rows={ways} />
        </div>
      </section>
      <div className="bg-sand">
        <StickySection {...headings.problems}>
          <Points points={problems} />
        </StickySection>
      </div>
      <section className="wrap section">
        <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
          <BigNumber {...figure} />
          <Swap />
        </div>
      </section>
      <div className="tone-green jali">
        <StickySection {...headings.features}>
          <Points points={features} />
        </StickySection>
      </div>
      <section className="wrap section">
        <Split {...illustration} arch flip>
          <SectionHeading {...headings.deliverables} />
          <Points points={deliverables} className="mt-8 sm:grid-cols-2" />
        </Split>
      </section>
      <section className="wrap pb-28">
        <SectionHeading {...headings.reasons} />
        <div className="mt-8">
          <Versus {...reasons} />
        </div>
      </section>
      <section id="process" className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.process} />
          <div className="mt-12">
            <Steps steps={process} columns />
          </div>
        </div>
      </section>
      <StickySection
        {...headings.terms}
        aside={
          <div className="mt-8">
            <CostSheet paper={costSheet} />
          </div>
        }
      >
        <SummaryList rows={terms} />
        <ExampleFigures />
        <div className="mt-12">
          <Accordion items={questions} name="exchange-faq" />
        </div>
      </StickySection>
      <Closing {...closing} />
    </>
  );
}
