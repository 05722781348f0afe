import { formLink } from "../../content/form-link.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Hero } from "../../ui/hero.tsx";
import { ExampleFigures } from "../../ui/example-figures.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Points } from "../../ui/points.tsx";
import { Scale } from "../../ui/scale.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Split } from "../../ui/split.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Content } from "./content.en.ts";
import { Link } from "../../ui/link.tsx";

export default function ShiftingPage({ content }: { readonly content: Content }) {
  const { checklist, closing, headings, hero, illustration, moves, parts, questions, scale, storage, terms } = content;
  return (
    <>
      <Hero {...hero} />
      <section className="wrap section">
        <SectionHeading {...headings.moves} className="mb-10" />
        <LinkRows rows={moves} />
      </section>
      <section id="notice" className="bg-sand">
        <StickySection {...headings.notice}>
          <Scale {...scale} />
        </StickySection>
      </section>
      <section className="wrap section">
        <SectionHeading {...headings.parts} className="mb-10" />
        <Points points={parts} className="md:grid-cols-3" />
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <Split flip {...illustration}>
          <SectionHeading {...headings.storage} />
          <Link
            href={formLink(closing.action.href, { specialInstructions: storage.instructions })}
            className="btn btn-secondary mt-8"
          >
            {storage.label}
          </Link>
        </Split>
      </section>
      <section className="tone-green jali">
        <div className="wrap section">
          <SectionHeading {...headings.checklist} className="mb-12" />
          <Timeline moments={checklist} />
        </div>
      </section>
      <StickySection {...headings.terms}>
        <SummaryList rows={terms} />
        <ExampleFigures />
        <div className="mt-12">
          <Accordion items={questions} name="shifting-faq" />
        </div>
      </StickySection>
      <Closing {...closing} />
    </>
  );
}
