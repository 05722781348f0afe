import { formLink } from "../../content/form-link.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Essentials } from "../../ui/essentials.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Scale } from "../../ui/scale.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Content } from "./content.en.ts";

export default function ShiftingPage({ content }: { readonly content: Content }) {
  const {
    checklist,
    closing,
    essentials,
    headings,
    hero,
    model,
    moves,
    questions,
    scale,
    storage,
  } = content;
  const toStorage = formLink(closing.action.href, { specialInstructions: storage.instructions });
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <section className="wrap section">
        <SectionHeading {...headings.moves} className="mb-10" />
        <LinkRows rows={moves} />
      </section>
      <section id="notice" className="bg-sand">
        <StickySection {...headings.notice}>
          <Scale {...scale} />
        </StickySection>
      </section>
      <Model {...model} points={[...model.points, { ...storage, href: toStorage }]} />
      <section className="wrap section">
        <SectionHeading {...headings.checklist} className="mb-12" />
        <Timeline moments={checklist} />
      </section>
      <div className="bg-sand">
        <StickySection {...headings.questions}>
          <Accordion items={questions} name="shifting-faq" />
        </StickySection>
      </div>
      <Closing {...closing} />
    </>
  );
}
