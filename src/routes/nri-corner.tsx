import { createFileRoute } from "@tanstack/react-router";
import { Accordion } from "../ui/accordion.tsx";
import { Argument } from "../ui/argument.tsx";
import { BadgeList } from "../ui/badge-list.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Split } from "../ui/split.tsx";
import { Steps } from "../ui/steps.tsx";
import {
  engagement,
  problems,
  questions,
  regions,
  services,
  solutions,
  terms,
  trust,
} from "../pages/nri-corner/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/nri-corner")({ component: Page });

const talk = { label: "Talk to NRI Expert", href: "/nri-property" };

function Page() {
  return (
    <>
      <Head
        title="NRI Corner: your property in India, looked after"
        description="For NRIs with property in India: rent and tenants, sale and repatriation, inheritance, disputes. Response within 24 working hours, wherever you live."
        path="/nri-corner"
        picture="nri"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <Hero
        title="You live abroad. Your property is here. So are we."
        lead="Rent, repairs, a sale, an inheritance, a dispute: tell us what is the matter, and decide each step from where you are."
        picture="nri"
        alt="A model globe and a suitcase beside an Indian house, with a paper plane between them"
        actions={
          <a href={talk.href} className="btn btn-primary">
            {talk.label}
          </a>
        }
        note="Response within 24 working hours, at the hour you choose."
      />
      <section className="wrap section">
        <SectionHeading
          title="What keeps you awake?"
          lead="Choose the one that sounds like you. The form opens with your concern filled in."
        />
        <div className="mt-10">
          <LinkRows rows={problems} />
        </div>
      </section>
      <div className="bg-sand">
        <section className="wrap section">
          <Split
            picture="rental-caretaking"
            alt="A model house with a caretaker at the gate"
            flip
            caption="Illustrative model"
          >
            <SectionHeading title="Four things we can take off your hands" />
            <Points points={solutions} className="mt-8" />
          </Split>
        </section>
      </div>
      <Argument title="Eight services, one manager" lead="You speak to one person. The specialists speak to them.">
        <dl className="grid gap-x-12 sm:grid-cols-2">
          {services.map(({ title, text }) => (
            <div key={title} className="border-b py-4">
              <dt className="font-600">{title}</dt>
              <dd className="text-stone">{text}</dd>
            </div>
          ))}
        </dl>
      </Argument>
      <section className="tone-green jali">
        <div className="wrap section">
          <SectionHeading title="Where is the property?" lead="Ten regions where we can send somebody to look." />
          <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-3">
            {regions.map(({ name, href }) => (
              <li key={name}>
                <a href={href} className="text-h2 hover:text-brass hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-8 text-stone">
            Somewhere else in India? <a href={talk.href}>Tell us where.</a>
          </p>
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading title="Why NRIs trust us with the keys" />
        <div className="mt-10">
          <BadgeList badges={trust} />
        </div>
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading title="From your message to a closed file" lead="Six steps, and you decide at each." />
          <div className="mt-12">
            <Steps steps={engagement} columns />
          </div>
        </div>
      </section>
      <Argument title="Before you write to us" lead="What people ask on the first call, in any time zone.">
        <Ledger rows={terms} />
        <div className="mt-12">
          <Accordion items={questions} name="nri-faq" />
        </div>
      </Argument>
      <CallBand
        id="contact-form"
        title="Tell us where you are, and what is the matter here"
        text="About four minutes to write. An answer within 24 working hours, in confidence."
        action={talk}
      />
    </>
  );
}
