import { createFileRoute } from "@tanstack/react-router";
import { Accordion } from "../ui/accordion.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Split } from "../ui/split.tsx";
import { BigNumber } from "../ui/stat.tsx";
import { Steps } from "../ui/steps.tsx";
import { TickList } from "../ui/tick-list.tsx";
import { claims } from "../content/claims.ts";
import { kinds, paper, questions, steps, terms } from "../pages/construction/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/construction")({ component: Construction });

const brief = { label: "Get a design and quote", href: "/interior-construction" };

function Construction() {
  return (
    <>
      <Head
        title="Construction & Interiors"
        description="Interiors, renovation or a turnkey home: design and quote within 24 hours, an item-by-item price, and payments tied to finished stages."
        path="/construction"
        picture="construction"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <Hero
        title="Construction and interiors, on paper first"
        lead="Tell us what you want built, finished or changed. You decide with a drawing and a price in your hand, before anybody breaks a wall."
        picture="construction"
        alt="A model of a house under construction, with a crane, bricks and sand"
        actions={
          <>
            <a href={brief.href} className="btn btn-primary">
              {brief.label}
            </a>
            <a href="/contact" className="btn btn-secondary">
              Talk to us first
            </a>
          </>
        }
      />
      <section className="wrap section" aria-label="How fast">
        <BigNumber
          value={claims.designAndQuote}
          label={`Design and quote within ${claims.designAndQuote}`}
          text="Counted from the moment your brief is complete. You may take as long as you like to answer."
        />
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading
          title="Which of the four is yours?"
          lead="Choose one, and the form opens with that answer filled in."
        />
        <div className="mt-10">
          <LinkRows rows={kinds} />
        </div>
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading title="From your brief to your keys" className="mb-12" />
          <Steps steps={steps} columns />
        </div>
      </section>
      <section className="wrap section">
        <Split
          picture="interior"
          alt="A model of a living room with a sofa, an arched shelf and plants"
          caption="Illustrative model"
        >
          <SectionHeading title="What stands in writing before work begins" className="mb-8" />
          <TickList items={paper} />
        </Split>
      </section>
      <Argument
        title="Cost, time and trust"
        lead={
          <>
            Every visit to a site leaves a note: what was seen, in which condition, what was said. Our executives write
            it the same day, in the <a href="/field-executive-feedback">site visit log</a>.
          </>
        }
      >
        <Ledger rows={terms} />
        <h2 className="mt-14 mb-5 text-h3">What people ask before they build</h2>
        <Accordion items={questions} name="construction-faq" />
      </Argument>
      <CallBand
        id="contact-form"
        title="Two facts are enough to begin: where it is, and how large"
        text={`About three minutes to fill in. Your design and quote within ${claims.designAndQuote}.`}
        action={brief}
      />
    </>
  );
}
