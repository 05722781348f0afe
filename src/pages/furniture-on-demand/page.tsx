import { Accordion } from "../../ui/accordion.tsx";
import { Closing } from "../../ui/closing.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Essentials } from "../../ui/essentials.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Quote } from "../../ui/quote.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Steps } from "../../ui/steps.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import type { Content } from "./content.en.ts";

export default function FurnitureOnDemandPage({ content }: { readonly content: Content }) {
  const { audiences, closing, comparison, essentials, getStarted, headings, hero, model } = content;
  const { process, questions, sampleExtras } = content;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <section className="wrap section">
        <SectionHeading {...headings.audiences} className="mb-10" />
        <LinkRows rows={audiences} />
      </section>
      <Model {...model} />
      <section className="wrap section">
        <SectionHeading {...headings.comparison} className="mb-8" />
        <ComparisonTable {...comparison} />
      </section>
      <section className="bg-sand">
        <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-[1.3fr_1fr]">
          <div>
            <SectionHeading {...headings.process} className="mb-10" />
            <Steps steps={process} />
          </div>
          <div className="beside">
            <SectionHeading {...headings.extras} className="mb-8" />
            <TickList items={sampleExtras} className="grid gap-4" />
          </div>
        </div>
      </section>
      <Quotes content={content} />
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.questions} className="mb-8" />
        <Accordion items={questions} name="furniture-faq" />
      </section>
      <Closing {...closing} verb={getStarted} />
    </>
  );
}

interface Props {
  readonly content: Content;
}

function Quotes({ content: { headings, sampleTestimonials } }: Props) {
  return (
    <section className="wrap section">
      <h2 className="sr-only">{headings.testimonials.title}</h2>
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-3">
        {sampleTestimonials.map((testimonial) => (
          <li key={testimonial.author} className="brass-rule">
            <Quote {...testimonial} />
          </li>
        ))}
      </ul>
      <p className="mt-10 text-small text-stone">{headings.testimonials.lead}</p>
    </section>
  );
}
