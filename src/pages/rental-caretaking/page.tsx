import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Callout } from "../../ui/callout.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { fillIn } from "../../content/form-link.ts";
import { Essentials } from "../../ui/essentials.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { VisitNote } from "../../ui/documents/visit-note.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Content } from "./content.en.ts";

export default function RentalCaretakingPage({ content }: { readonly content: Content }) {
  const { closing, dashboard, essentials, headings, hero, model } = content;
  const { packages, people, questions, reminders, subject, visitNote } = content;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <section className="wrap section">
        <SectionHeading {...headings.people} className="mb-10" />
        <LinkRows rows={fillIn(people, "/contact-form", "notes", subject)} />
      </section>
      <section id="packages" className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.packages} className="mb-10" />
        <ComparisonTable
          caption={packages.caption}
          columns={packages.columns}
          rows={packages.rows}
        />
      </section>
      <Model {...model} />
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.reminders} className="mb-12" />
          <Timeline moments={reminders} />
        </div>
      </section>
      <StickySection
        {...headings.questions}
        aside={
          <div className="mt-8">
            <VisitNote paper={visitNote} />
          </div>
        }
      >
        <Accordion items={questions} name="rental-faq" />
        <div className="mt-10">
          <Callout title={dashboard.title}>{dashboard.text}</Callout>
        </div>
      </StickySection>
      <Closing {...closing} />
    </>
  );
}
