import { createFileRoute } from "@tanstack/react-router";
import { ServiceCard } from "../pages/solar-advantage/service-card.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Steps } from "../ui/steps.tsx";
import { facts, process, services, tests } from "../pages/solar-advantage/content.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/solar-advantage")({ component: Solar });

const ask = { label: "Request solar advice", href: "/solar-adv-form" };

function Solar() {
  return (
    <>
      <Head
        title="Solar Advantage: from one roof to a whole field"
        description="Solar for homes, societies, factories, fields and EV charging: measured first, quoted in writing, then built by verified installers. Eight services."
        path="/solar-advantage"
        picture="solar-home"
      />
      <Hero
        title="Let the roof earn its keep"
        lead="First we find out whether solar pays at your place. If it does, we plan it, have it built and look after it. If not, you hear that too."
        picture="solar-consult"
        alt="A model house with a solar roof under a brass arc that follows the sun"
        crumbs={[{ label: "Home", href: "/" }, { label: "Solar Advantage" }]}
        actions={
          <>
            <a href={ask.href} className="btn btn-primary">
              {ask.label}
            </a>
            <a href="#services" className="btn btn-secondary">
              See the eight services
            </a>
          </>
        }
      />
      <section className="wrap section">
        <SectionHeading title="Three questions come before the first panel" className="mb-12" />
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
          <SectionHeading
            title="Eight ways to put the sun to work"
            lead="Find the one that looks like your place."
            className="mb-12"
          />
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
          <p className="mt-12 text-small text-stone">Pictures are illustrative models.</p>
        </div>
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading title="From a guess to the first unit" className="mb-12" />
          <Steps steps={process} columns />
        </div>
      </section>
      <Argument title="Money, papers, people" lead="What you would ask us on the phone.">
        <Ledger rows={facts} />
      </Argument>
      <CallBand
        title="Ask whether your roof is worth it"
        text="Two minutes and a rough guess at the roof. Response within 24 working hours."
        action={ask}
      />
    </>
  );
}
