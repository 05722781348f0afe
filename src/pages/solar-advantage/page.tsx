import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Essentials } from "../../ui/essentials.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Content, SolarService } from "./content.en.ts";
import { Expandable } from "../../ui/expandable.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Link } from "../../ui/link.tsx";

export default function SolarAdvantagePage({ content }: { readonly content: Content }) {
  const { closing, essentials, facts, headings, hero, model, pictureNote, process, services } =
    content;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <section id="services" className="border-t">
        <div className="wrap section">
          <SectionHeading {...headings.services} className="mb-12" />
          <ul className="grid items-start gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
            {services.map((service, i) => {
              const isEnd = i === 0 || i === services.length - 1;
              return (
                <li key={service.title} className={isEnd ? "col-span-full" : ""}>
                  <ServiceCard service={service} wide={isEnd} flip={i > 0} />
                </li>
              );
            })}
          </ul>
          <p className="mt-12 text-small text-stone">{pictureNote}</p>
        </div>
      </section>
      <Model {...model} />
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.process} className="mb-12" />
          <Steps steps={process} columns />
        </div>
      </section>
      <StickySection {...headings.facts}>
        <SummaryList rows={facts} />
      </StickySection>
      <Closing {...closing} />
    </>
  );
}

interface ServiceCardProps {
  service: SolarService;
  /** Spans the row, with the picture next to the text. */
  wide?: boolean;
  /** The picture on the right. */
  flip?: boolean;
}

/** One of eight services. One longer text can be open at a time. */
function ServiceCard({ service, wide, flip }: ServiceCardProps) {
  const { title, tagline, text, more, picture, alt, ask } = service;
  return (
    <article
      className={
        wide
          ? `grid items-center gap-x-14 gap-y-5 ${flip ? "md:grid-cols-[1fr_1.35fr]" : "md:grid-cols-[1.35fr_1fr]"}`
          : ""
      }
    >
      <Picture
        name={picture}
        alt={alt}
        sizes={
          wide
            ? "(min-width:48rem) 42rem,100vw"
            : "(min-width:64rem) 24rem,(min-width:40rem) 50vw,100vw"
        }
        className={`block overflow-hidden rounded-lg ${flip ? "md:order-2" : ""}`}
      />
      <div className={wide ? "" : "mt-5"}>
        <h3 className={wide ? "text-h3 md:text-h2" : "text-h3"}>{title}</h3>
        <p className="mt-1 font-600 text-brass">{tagline}</p>
        <p className="mt-2">{text}</p>
        <Expandable name="solar-services" about={title}>
          <div className="grid gap-3">
            {more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Expandable>
        <Link href={ask.href} className="tap link inline-flex items-center">
          {ask.label}
        </Link>
      </div>
    </article>
  );
}
