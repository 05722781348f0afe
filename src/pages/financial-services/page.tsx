import { Accordion } from "../../ui/accordion.tsx";
import { BadgeList } from "../../ui/badge-list.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Closing } from "../../ui/closing.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { LoanCalculator } from "../../ui/calculators/loan.tsx";
import { fillIn } from "../../content/form-link.ts";
import { Essentials } from "../../ui/essentials.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Model } from "../../ui/model.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { Content } from "./content.en.ts";

export default function FinancialServicesPage({ content }: { readonly content: Content }) {
  const {
    benefits,
    closing,
    essentials,
    file,
    headings,
    model,
    opening,
    questions,
    services,
    subject,
    terms,
  } = content;
  return (
    <>
      <PageIntro {...opening}>
        <LoanCalculator />
      </PageIntro>
      <Essentials {...essentials} />
      <section className="wrap section">
        <SectionHeading {...headings.services} className="mb-10" />
        <LinkRows rows={fillIn(services, "/contact-form", "notes", subject)} />
      </section>
      <Model {...model} />
      <section className="wrap section">
        <SectionHeading {...headings.file} className="mb-8" />
        <ComparisonTable {...file} />
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <h2 className="mb-10 text-h2">{headings.benefits.title}</h2>
        <BadgeList badges={benefits} />
      </section>
      <div className="border-t">
        <StickySection
          {...headings.questions}
          aside={
            <div className="mt-8">
              <SummaryList rows={terms} />
            </div>
          }
        >
          <Accordion items={questions} name="finance-faq" />
        </StickySection>
      </div>
      <Closing {...closing} />
    </>
  );
}
