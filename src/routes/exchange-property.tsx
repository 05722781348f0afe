import { createFileRoute } from "@tanstack/react-router";
import { ExampleExchange } from "../pages/exchange-property/example-exchange.tsx";
import { Accordion } from "../ui/accordion.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Split } from "../ui/split.tsx";
import { BigNumber } from "../ui/stat.tsx";
import { Steps } from "../ui/steps.tsx";
import { Versus } from "../ui/versus.tsx";
import { claims } from "../content/claims.ts";
import {
  deliverables,
  features,
  problems,
  process,
  questions,
  reasons,
  terms,
  ways,
} from "../pages/exchange-property/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/exchange-property")({ component: Page });

const submit = { label: "Submit Exchange Request", href: "/property-exchange" };

function Page() {
  return (
    <>
      <Head
        title="Property Exchange Portal: sell and buy in one deal"
        description="Exchange the home you own for the one you need. Private matching, both values settled together, about 4-8 weeks. See how it works and what it costs."
        path="/exchange-property"
        picture="exchange"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <Hero
        title="Property Exchange Portal"
        lead="Swap the home you own for the home you need now. You sell and buy in one deal, privately, with one adviser beside you until both sets of keys have changed hands."
        picture="exchange"
        alt="Two model houses side by side, joined by a pair of golden arrows"
        actions={
          <>
            <a href={submit.href} className="btn btn-primary">
              {submit.label}
            </a>
            <a href="#process" className="btn btn-secondary">
              See how it works
            </a>
          </>
        }
      />
      <section className="wrap section">
        <SectionHeading
          title="Which exchange is yours?"
          lead="Choose one, and the form opens with that answer filled in."
        />
        <div className="mt-10">
          <LinkRows rows={ways} />
        </div>
      </section>
      <div className="bg-sand">
        <Argument
          title="Selling first and buying later costs you twice"
          lead="Once in money, and once in months of your life."
        >
          <Points points={problems} />
        </Argument>
      </div>
      <section className="wrap section">
        <BigNumber
          value={claims.exchangeTime}
          label="That is what an exchange takes: about 4-8 weeks."
          text="Counted from the day both owners agree. You move once, from your door to the new one."
        />
      </section>
      <div className="tone-green jali">
        <Argument
          title="One deal that carries both homes"
          lead="Five things make an exchange safe enough to sign."
          beside={<ExampleExchange />}
        >
          <Points points={features} />
        </Argument>
      </div>
      <section className="wrap section">
        <Split picture="document-verification" alt="A model desk with a title deed under a magnifying glass" arch flip>
          <SectionHeading
            title="What you get"
            lead="Six things, on paper or on a date, so that nothing rests on a promise."
          />
          <Points points={deliverables} className="mt-8 sm:grid-cols-2" />
        </Split>
      </section>
      <section className="wrap pb-28">
        <SectionHeading title="Why exchange" lead="Four reasons, next to the way most people do it." />
        <div className="mt-8">
          <Versus {...reasons} />
        </div>
      </section>
      <section id="process" className="bg-sand">
        <div className="wrap section">
          <SectionHeading title="Six steps to the other front door" />
          <div className="mt-12">
            <Steps steps={process} columns />
          </div>
        </div>
      </section>
      <Argument title="Before you write to us" lead="What people ask on the first call.">
        <Ledger rows={terms} />
        <div className="mt-12">
          <Accordion items={questions} name="exchange-faq" />
        </div>
      </Argument>
      <CallBand
        title="Describe two homes: yours, and the next one"
        text="It takes about four minutes. We answer within 24 working hours, and nothing you send is published."
        action={submit}
      />
    </>
  );
}
