import { createFileRoute } from "@tanstack/react-router";
import { Accordion } from "../ui/accordion.tsx";
import { BadgeList } from "../ui/badge-list.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Split } from "../ui/split.tsx";
import { Steps } from "../ui/steps.tsx";
import { Timeline } from "../ui/timeline.tsx";
import { benefits, moments, questions, services, steps, terms } from "../pages/financial-services/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/financial-services")({ component: FinancialServices });

const help = { label: "Get Financial Help", href: "/high-value-asset" };

function FinancialServices() {
  return (
    <>
      <Head
        title="Financial Services: loans, tax and cover"
        description="Home loans with pre-approval in 48 hours, approved in 7-10 working days. Financing, tax and insurance for a property, with one adviser."
        path="/financial-services"
        picture="financial-services"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <Hero
        title="The money for a property, sorted before you sign"
        lead="Loan, tax and insurance, worked out together with your own numbers. So that the house is a joy on the first of the month as well."
        picture="financial-services"
        alt="A model house reached by rising stacks of coins"
        actions={
          <>
            <a href={help.href} className="btn btn-primary">
              {help.label}
            </a>
            <a href="/loan-funding" className="btn btn-secondary">
              Apply for a loan
            </a>
          </>
        }
      />
      <section className="wrap section">
        <SectionHeading title="From a phone call to a bank's yes" className="mb-12" />
        <Timeline moments={moments} />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <Split picture="loan" alt="A model of a balance with a house on one side and coins on the other">
            <SectionHeading title="Four things we take off your table" className="mb-8" />
            <Points points={services} />
            <a href="/loan-funding" className="link">
              Start a loan application
            </a>
          </Split>
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading title="Five steps, and where you sign" className="mb-12" />
        <Steps steps={steps} columns />
      </section>
      <section className="wrap pb-20 lg:pb-28" aria-labelledby="gain">
        <h2 id="gain" className="mb-10 text-h2">
          What you gain
        </h2>
        <BadgeList badges={benefits} />
      </section>
      <section className="border-t">
        <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-[1.5fr_1fr]">
          <div>
            <SectionHeading title="Questions from the other side of the desk" className="mb-8" />
            <Accordion items={questions} name="finance-faq" />
          </div>
          <div className="lg:sticky lg:top-28 lg:self-start">
            <h2 className="mb-5 text-h3">What it costs, what we need</h2>
            <Ledger rows={terms} />
          </div>
        </div>
      </section>
      <CallBand
        title="Bring us the number that keeps you awake"
        text={
          <>
            Tell us about the property and the sum. For a loan alone, go straight to the{" "}
            <a href="/loan-funding">loan form</a>.
          </>
        }
        action={help}
      />
    </>
  );
}
