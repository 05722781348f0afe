import { StickySection } from "../../ui/sticky-section.tsx";
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
  const { closing, headings, hero, illustration, ready, rules, steps, terms } = content;
  return (
    <>
      <Hero {...hero} />
      <section id="partner-form" className="wrap section">
        <SectionHeading {...headings.partners} className="mb-10" />
        <PartnerPicker content={content} />
      </section>
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
      <div className="bg-sand">
        <StickySection {...headings.terms}>
          <SummaryList rows={terms} />
        </StickySection>
      </div>
      <Closing {...closing} />
    </>
  );
}
