import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Hero } from "../../ui/hero.tsx";
import { ExampleFigures } from "../../ui/example-figures.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Split } from "../../ui/split.tsx";
import { BigNumber } from "../../ui/big-number.tsx";
import { StaffLink } from "../../ui/staff-link.tsx";
import { Steps } from "../../ui/steps.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import type { Content } from "./content.en.ts";

export default function ConstructionPage({ content }: { readonly content: Content }) {
  const { closing, figure, headings, hero, illustration, kinds, paper, questions, steps, terms } = content;
  return (
    <>
      <Hero {...hero} />
      <section className="wrap section" aria-label={headings.speed.title}>
        <BigNumber {...figure} />
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.kinds} />
        <div className="mt-10">
          <LinkRows rows={kinds} />
        </div>
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.steps} className="mb-12" />
          <Steps steps={steps} columns />
        </div>
      </section>
      <section className="wrap section">
        <Split {...illustration}>
          <SectionHeading {...headings.paper} className="mb-8" />
          <TickList items={paper} />
        </Split>
      </section>
      <StickySection {...headings.terms}>
        <SummaryList rows={terms} />
        <ExampleFigures />
        <h2 className="mt-14 mb-5 text-h3">{headings.questions.title}</h2>
        <Accordion items={questions} name="construction-faq" />
      </StickySection>
      <Closing {...closing} />
      <StaffLink />
    </>
  );
}
