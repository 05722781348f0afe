import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { fillIn } from "../../content/form-link.ts";
import { Essentials } from "../../ui/essentials.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Model } from "../../ui/model.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { TitleTrace } from "../../ui/documents/title-trace.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Steps } from "../../ui/steps.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import type { Content } from "./content.en.ts";

export default function LegalReraPage({ content }: { readonly content: Content }) {
  const {
    closing,
    essentials,
    forBuilders,
    forOwners,
    headings,
    model,
    opening,
    papers,
    papersNote,
    questions,
    registration,
    subject,
    titleTrace,
  } = content;
  return (
    <>
      <PageIntro {...opening}>
        <TitleTrace paper={titleTrace} />
      </PageIntro>
      <Essentials {...essentials} />
      <section className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <div>
          <SectionHeading {...headings.forOwners} className="mb-8" />
          <LinkRows rows={fillIn(forOwners, "/contact-form", "notes", subject)} />
        </div>
        <div>
          <SectionHeading {...headings.forBuilders} className="mb-8" />
          <LinkRows rows={fillIn(forBuilders, "/contact-form", "notes", subject)} />
        </div>
      </section>
      <Model {...model} />
      <section className="wrap section">
        <SectionHeading {...headings.registration} className="mb-12" />
        <Steps steps={registration} columns />
      </section>
      <section className="bg-sand">
        <div className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <SectionHeading {...headings.papers} lead={papersNote} />
          <TickList items={papers} className="grid content-center gap-3 sm:grid-cols-2" />
        </div>
      </section>
      <StickySection {...headings.questions}>
        <Accordion items={questions} name="legal-faq" />
      </StickySection>
      <Closing {...closing} />
    </>
  );
}
