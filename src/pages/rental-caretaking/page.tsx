import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Callout } from "../../ui/callout.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Hero } from "../../ui/hero.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { VisitNote } from "../../ui/documents/visit-note.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Content } from "./content.en.ts";

export default function RentalCaretakingPage({ content }: { readonly content: Content }) {
  const {
    closing,
    dashboard,
    headings,
    hero,
    looks,
    packages,
    people,
    questions,
    reminders,
    terms,
    visitNote,
    visits,
  } = content;
  return (
    <>
      <Hero {...hero} />
      <section className="wrap section">
        <SectionHeading {...headings.people} className="mb-10" />
        <Points points={people} className="md:grid-cols-3" />
      </section>
      <section id="packages" className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.packages} className="mb-10" />
        <ComparisonTable caption={packages.caption} columns={packages.columns} rows={packages.rows} />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.reminders} className="mb-12" />
          <Timeline moments={reminders} />
        </div>
      </section>
      <section className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <SectionHeading {...headings.looks} />
          <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-6">
            {visits.map(({ what, when }) => (
              <div key={what}>
                <dt className="text-stone">{what}</dt>
                <dd className="text-h1 text-brass">{when}</dd>
              </div>
            ))}
          </dl>
          <h3 className="mt-10 mb-5 text-h3">{headings.inspection.title}</h3>
          <TickList items={looks} />
          <div className="mt-8">
            <Callout title={dashboard.title}>{dashboard.text}</Callout>
          </div>
        </div>
        <VisitNote paper={visitNote} />
      </section>
      <div className="border-t">
        <StickySection {...headings.terms}>
          <SummaryList rows={terms} />
          <div className="mt-12">
            <Accordion items={questions} name="rental-faq" />
          </div>
        </StickySection>
      </div>
      <Closing {...closing} />
    </>
  );
}
