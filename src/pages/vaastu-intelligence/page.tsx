import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Essentials } from "../../ui/essentials.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Quote } from "../../ui/quote.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Content } from "./content.en.ts";
import { Expandable } from "../../ui/expandable.tsx";

export default function VaastuIntelligencePage({ content }: { readonly content: Content }) {
  const {
    audiences,
    closing,
    essentials,
    explanation,
    headings,
    hero,
    model,
    process,
    questions,
    sampleTestimonials,
  } = content;
  const [first, ...others] = sampleTestimonials;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <section className="wrap section">
        <SectionHeading {...headings.audiences} className="mb-10" />
        <LinkRows rows={audiences} />
      </section>
      <section className="bg-sand">
        <div className="wrap section grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
          <div>
            <SectionHeading {...headings.whatIsVaastu} />
            <div className="prose mt-6">
              {explanation.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <ZoneMap content={content} />
        </div>
      </section>
      <Model {...model} />
      <section className="wrap section">
        <SectionHeading {...headings.process} className="mb-12" />
        <Steps steps={process} columns />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.rites} className="mb-10" />
          <Rites content={content} />
        </div>
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
          <p className="mt-10 text-center text-small text-stone">{headings.testimonials.lead}</p>
        </div>
      </section>
      <StickySection {...headings.questions}>
        <Accordion items={questions} name="vaastu-faq" />
      </StickySection>
      <Closing {...closing} />
    </>
  );
}

/** Rituals and enhancers, one open at a time. */
function Rites({ content }: { readonly content: Content }) {
  const { rites } = content;
  return (
    <ul className="grid items-start gap-x-16 gap-y-4 md:grid-cols-2">
      {rites.map(({ title, icon, text, more }) => (
        <li key={title} className="flex gap-5 border-t pt-6 pb-4">
          <span className="badge-arch">
            <span className={icon} aria-hidden="true" />
          </span>
          <div className="grow">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1">{text}</p>
            <Expandable name="vaastu-rites" about={title}>
              <p>{more}</p>
            </Expandable>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The nine zones on a plan, north at the top. */
function ZoneMap({ content }: { readonly content: Content }) {
  const { zoneMap, zones } = content;
  return (
    <figure>
      <p className="mb-2 text-center text-small font-600 text-brass" aria-hidden="true">
        {zoneMap.north}
      </p>
      <ul className="grid grid-cols-3 overflow-hidden rounded-lg border-2 border-brass">
        {zones.map(({ name, element, place }, i) => (
          <li
            key={name}
            className={`flex min-h-32 flex-col justify-between gap-2 p-2.5 [outline:1px_solid_var(--line)] sm:min-h-40 sm:p-4 ${i === 4 ? "bg-sand" : "bg-card"}`}
          >
            <span className="text-small text-brass">{element}</span>
            <span>
              <span className="block font-display leading-tight sm:text-xl">{name}</span>
              <span className="mt-1 block text-xs text-stone sm:text-small">{place}</span>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-small text-stone">{zoneMap.caption}</figcaption>
    </figure>
  );
}
