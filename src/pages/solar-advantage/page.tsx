import { Argument } from "../../ui/argument.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Ledger } from "../../ui/ledger.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Content } from "./content.en.ts";
import { ServiceCard } from "./service-card.tsx";

export default function SolarAdvantagePage({ content }: { readonly content: Content }) {
  const { closing, facts, headings, hero, pictureNote, process, services, tests } = content;
  return (
    <>
      <Hero {...hero} />
      <section className="wrap section">
        <SectionHeading {...headings.tests} className="mb-12" />
        <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {tests.map(({ title, text }, i) => (
            <li key={title}>
              <p className="figures font-display text-6xl leading-none text-brass" aria-hidden="true">
                {i + 1}
              </p>
              <h3 className="mt-4 text-h3">{title}</h3>
              <p className="mt-2 text-stone">{text}</p>
            </li>
          ))}
        </ol>
      </section>
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
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.process} className="mb-12" />
          <Steps steps={process} columns />
        </div>
      </section>
      <Argument {...headings.facts}>
        <Ledger rows={facts} />
      </Argument>
      <Closing {...closing} />
    </>
  );
}
