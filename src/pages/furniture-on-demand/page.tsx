import { ExampleFigures } from "../../ui/example-figures.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { Closing } from "../../ui/closing.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Hero } from "../../ui/hero.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Quote } from "../../ui/quote.tsx";
import { Scale } from "../../ui/scale.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Steps } from "../../ui/steps.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import type { Content } from "./content.en.ts";
import { Link } from "../../ui/link.tsx";

export default function FurnitureOnDemandPage({ content }: { readonly content: Content }) {
  const { audiences, closing, comparison, getStarted, headings, hero } = content;
  const { process, questions, sampleExtras, scale } = content;
  return (
    <>
      <Hero {...hero} />
      <section className="wrap section">
        <SectionHeading {...headings.comparison} className="mb-8" />
        <ComparisonTable {...comparison} />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.audiences} className="mb-10" />
          <LinkRows rows={audiences} />
        </div>
      </section>
      <Rooms content={content} />
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.terms} className="mb-10" />
        <Scale {...scale} />
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
        <ExampleFigures />
      </section>
      <Closing {...closing} verb={getStarted} />
    </>
  );
}

interface Props {
  readonly content: Content;
}

function Rooms({ content: { headings, illustration, rooms } }: Props) {
  return (
    <section className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
      <div className="beside">
        <SectionHeading {...headings.rooms} />
        <Picture
          name={illustration.picture}
          alt={illustration.alt}
          sizes="(min-width:64rem) 33rem,100vw"
          className="mt-8 block overflow-hidden rounded-lg"
        />
      </div>
      <ul className="border-t lg:border-t-0">
        {rooms.map(({ name, items, href, ask }) => (
          <li key={name} className="grid gap-x-6 gap-y-1 border-b py-5 sm:grid-cols-[1fr_1.6fr]">
            <h3 className="text-h3">{name}</h3>
            <div>
              <p>{items}</p>
              <Link href={href} className="tap link inline-flex items-center">
                {ask}
                <span className="sr-only">: {name}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quotes({ content: { headings, sampleTestimonials } }: Props) {
  return (
    <section className="wrap section">
      <h2 className="sr-only">{headings.testimonials.title}</h2>
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-3">
        {sampleTestimonials.map((testimonial) => (
          <li key={testimonial.author} className="plinth-rule">
            <Quote {...testimonial} />
          </li>
        ))}
      </ul>
      <p className="mt-10 text-small text-stone">{headings.testimonials.lead}</p>
    </section>
  );
}
