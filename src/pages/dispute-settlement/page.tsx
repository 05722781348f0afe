import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Closing } from "../../ui/closing.tsx";
import { fillIn } from "../../content/form-link.ts";
import { Essentials } from "../../ui/essentials.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { Content } from "./content.en.ts";

export default function DisputeSettlementPage({ content }: { readonly content: Content }) {
  const {
    benefits,
    cases,
    closing,
    essentials,
    headings,
    hero,
    model,
    questions,
    subject,
    successFees,
    today,
  } = content;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <section className="wrap section">
        <SectionHeading {...headings.cases} className="mb-10" />
        <LinkRows rows={fillIn(cases, "/contact-form", "notes", subject)} />
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.today} className="mb-8" />
        <ComparisonTable {...today} />
      </section>
      <Model {...model} />
      <section className="wrap section">
        <p className="mb-3 font-600 text-brass">{successFees.place}</p>
        <h2 className="text-h1 md:text-display">{successFees.title}</h2>
        <p className="mt-5 max-w-2xl text-lead">{successFees.text}</p>
        <Points points={benefits} className="mt-14 md:grid-cols-3" />
      </section>
      <div className="bg-sand">
        <StickySection {...headings.questions}>
          <Accordion items={questions} name="dispute-faq" />
        </StickySection>
      </div>
      <Closing {...closing} />
    </>
  );
}
