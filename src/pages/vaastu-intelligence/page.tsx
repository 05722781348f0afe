import { Accordion } from "../../ui/accordion.tsx";
import { Argument } from "../../ui/argument.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Hero } from "../../ui/hero.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Quote } from "../../ui/quote.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Steps } from "../../ui/steps.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import type { Content } from "./content.en.ts";
import { Rites } from "./rites.tsx";
import { ZoneMap } from "./zone-map.tsx";

export default function VaastuIntelligencePage({ content }: { readonly content: Content }) {
  const { audiences, closing, coverage, explanation, headings, hero, process, questions, sampleTestimonials } = content;
  const [first, ...others] = sampleTestimonials;
  return (
    <>
      <Hero {...hero} />
      <section className="wrap section grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <SectionHeading {...headings.whatIsVaastu} />
          <div className="prose mt-6">
            {explanation.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <ZoneMap content={content} />
      </section>
      <section className="bg-sand">
        <div className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
          <SectionHeading {...headings.coverage} />
          <TickList items={coverage} className="grid content-start gap-x-10 gap-y-4 sm:grid-cols-2" />
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading {...headings.audiences} className="mb-10" />
        <LinkRows rows={audiences} />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.process} className="mb-12" />
          <Steps steps={process} columns />
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading {...headings.rites} className="mb-10" />
        <Rites content={content} />
      </section>
      <section className="tone-green jali">
        <div className="wrap section">
          <h2 className="sr-only">{headings.testimonials.title}</h2>
          {first && <Quote {...first} large />}
          <div className="mx-auto mt-16 grid max-w-4xl gap-x-16 gap-y-10 border-t pt-10 md:grid-cols-2">
            {others.map((testimonial) => (
              <Quote key={testimonial.author} {...testimonial} />
            ))}
          </div>
        </div>
      </section>
      <Argument {...headings.questions}>
        <Accordion items={questions} name="vaastu-faq" />
      </Argument>
      <Closing {...closing} />
    </>
  );
}
