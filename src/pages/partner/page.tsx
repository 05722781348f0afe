import { StickySection } from "../../ui/sticky-section.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Hero } from "../../ui/hero.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Split } from "../../ui/split.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Content } from "./content.en.ts";
import { PartnerPicker } from "./partner-picker.tsx";

export default function PartnerPage({ content }: { readonly content: Content }) {
  const { closing, doors, headings, hero, illustration, ready, request, rules, steps } = content;
  return (
    <>
      <Hero {...hero} />
      <section id="partner-form" className="wrap section">
        <SectionHeading {...headings.partners} className="mb-10" />
        <PartnerPicker content={content} />
      </section>
      <div className="tone-green jali">
        <StickySection {...headings.request}>
          <div className="brass-base rounded-lg bg-card px-5 py-6 sm:px-8">
            <h3 className="mb-4 text-h3">{request.title}</h3>
            <SummaryList rows={request.rows} />
          </div>
        </StickySection>
      </div>
      <section className="bg-sand">
        <div className="wrap section">
          <Split {...illustration} flip>
            <SectionHeading {...headings.steps} className="mb-10" />
            <Steps steps={steps} />
          </Split>
        </div>
      </section>
      <StickySection {...headings.ready}>
        <SummaryList rows={ready} />
      </StickySection>
      <section className="wrap section pt-0!">
        <SectionHeading {...headings.rules} />
        <Points points={rules} className="mt-10 md:grid-cols-3" />
      </section>
      <section className="wrap section pt-0!">
        <SectionHeading {...headings.doors} className="mb-8" />
        <LinkRows rows={doors} />
      </section>
      <Closing {...closing} />
    </>
  );
}
