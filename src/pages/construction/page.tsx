import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Essentials } from "../../ui/essentials.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { StaffLink } from "../../ui/staff-link.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Content } from "./content.en.ts";

export default function ConstructionPage({ content }: { readonly content: Content }) {
  const { closing, essentials, headings, hero, kinds, model, questions, steps } = content;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <section className="wrap section">
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
      <Model {...model} />
      <StickySection {...headings.questions}>
        <Accordion items={questions} name="construction-faq" />
      </StickySection>
      <Closing {...closing} />
      <StaffLink />
    </>
  );
}
