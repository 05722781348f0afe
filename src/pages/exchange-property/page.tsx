import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { ExchangeTask } from "../../ui/exchange-task.tsx";
import { Essentials } from "../../ui/essentials.tsx";
import { Hero } from "../../ui/hero.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { CostSheet } from "../../ui/documents/cost-sheet.tsx";
import { Model } from "../../ui/model.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Steps } from "../../ui/steps.tsx";
import { Swap } from "./swap.tsx";
import { Versus } from "../../ui/versus.tsx";

import type { Content } from "./content.en.ts";

export default function ExchangePropertyPage({ content }: { readonly content: Content }) {
  const { closing, costSheet, deliverables, essentials, headings, hero, model } = content;
  const { problems, process, questions, reasons, task, ways } = content;
  return (
    <>
      <Hero {...hero} task={<ExchangeTask {...task} />} />
      <Essentials {...essentials} />
      <section className="wrap section">
        <SectionHeading {...headings.ways} />
        <div className="mt-10">
          <LinkRows rows={ways} />
        </div>
      </section>
      <div className="bg-sand">
        <StickySection {...headings.problems}>
          <Points points={problems} className="sm:grid-cols-2" plain />
        </StickySection>
      </div>
      <Model {...model}>
        <Swap />
      </Model>
      <section className="wrap section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <SectionHeading {...headings.deliverables} />
          <Points points={deliverables} className="mt-8 sm:grid-cols-2" />
        </div>
        <CostSheet paper={costSheet} />
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
      <StickySection {...headings.questions}>
        <Accordion items={questions} name="exchange-faq" />
      </StickySection>
      <Closing {...closing} />
    </>
  );
}
