import { Accordion } from "../../ui/accordion.tsx";
import { BadgeList } from "../../ui/badge-list.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Closing } from "../../ui/closing.tsx";
import { ExampleFigures } from "../../ui/example-figures.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { LoanCalculator } from "../../ui/calculators/loan.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Split } from "../../ui/split.tsx";
import { Steps } from "../../ui/steps.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Content } from "./content.en.ts";
import { Link } from "../../ui/link.tsx";

export default function FinancialServicesPage({ content }: { readonly content: Content }) {
  const { benefits, closing, file, headings, illustration, loan, moments, opening, questions, services, steps, terms } =
    content;
  return (
    <>
      <PageIntro {...opening}>
        <LoanCalculator />
      </PageIntro>
      <section className="wrap section">
        <SectionHeading {...headings.moments} className="mb-12" />
        <Timeline moments={moments} />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <Split {...illustration}>
            <SectionHeading {...headings.services} className="mb-8" />
            <Points points={services} />
            <Link href={loan.href} className="link">
              {loan.label}
            </Link>
          </Split>
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading {...headings.steps} className="mb-12" />
        <Steps steps={steps} columns />
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.file} className="mb-8" />
        <ComparisonTable {...file} />
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <h2 className="mb-10 text-h2">{headings.benefits.title}</h2>
        <BadgeList badges={benefits} />
      </section>
      <section className="border-t">
        <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-[1.5fr_1fr]">
          <div>
            <SectionHeading {...headings.questions} className="mb-8" />
            <Accordion items={questions} name="finance-faq" />
          </div>
          <div className="beside-long">
            <h2 className="mb-5 text-h3">{headings.terms.title}</h2>
            <SummaryList rows={terms} />
            <ExampleFigures />
          </div>
        </div>
      </section>
      <Closing {...closing} />
    </>
  );
}
