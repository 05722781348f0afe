import { createFileRoute } from "@tanstack/react-router";
import { Accordion } from "../ui/accordion.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { Points } from "../ui/points.tsx";
import { Scale } from "../ui/scale.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Steps } from "../ui/steps.tsx";
import { benefits, cases, questions, spans, steps, terms } from "../pages/dispute-settlement/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/dispute-settlement")({ component: DisputeSettlement });

const tell = { label: "Tell us what happened", href: "/contact-form" };
const visitLog = { label: "Log a field visit", href: "/field-executive-feedback" };

function DisputeSettlement() {
  return (
    <>
      <Head
        title="Property Dispute Settlement"
        description="Tenant, builder, inheritance, title, boundary or payment: a property dispute read, settled or taken to court. Success-based fees."
        path="/dispute-settlement"
        picture="dispute-settlement"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <Hero
        title="A property dispute, taken to its end"
        lead="A tenant who stopped paying. A builder two years late. A share of the family house that nobody will sign over. We find the way that is open, and stay until it is settled."
        picture="dispute-settlement"
        alt="A model of a house with a crack through it, held by a brass clamp, beside a gavel"
        actions={
          <>
            <a href={tell.href} className="btn btn-primary">
              {tell.label}
            </a>
            <a href={visitLog.href} className="btn btn-secondary">
              {visitLog.label}
            </a>
          </>
        }
      />
      <Argument
        title="How long it takes"
        lead="The bar is the time in which such cases end. The line before it is the least you should plan for."
      >
        <Scale spans={spans} end={12} ticks={["Today", "3", "6", "9", "12 months"]} />
      </Argument>
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading title="Six kinds of case, and where we begin" className="mb-10" />
        <Points points={cases} className="sm:grid-cols-2 lg:grid-cols-3" />
      </section>
      <section className="bg-sand">
        <Argument
          title="Five steps, and you can stop after each"
          lead="You decide at every one of them whether to go on, with the cost of the next in front of you."
        >
          <Steps steps={steps} />
        </Argument>
      </section>
      <section className="wrap section">
        <p className="mb-3 font-600 text-brass">The first of four reasons</p>
        <h2 className="text-h1 md:text-display">Success-based fees</h2>
        <p className="mt-5 max-w-2xl text-lead text-stone">
          Our fee depends on the result we agreed with you at the start. If there is no case, we say so before there is
          a bill.
        </p>
        <Points points={benefits} className="mt-14 md:grid-cols-3" />
      </section>
      <section className="wrap grid gap-x-16 gap-y-14 pb-20 lg:grid-cols-[1fr_1.5fr] lg:pb-28">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading title="Before you call" className="mb-8" />
          <Ledger rows={terms} />
        </div>
        <Accordion items={questions} name="dispute-faq" />
      </section>
      <CallBand
        title="Put it on paper today. It helps, whatever you decide"
        text={
          <>
            Write us what happened, in any order. Already had our executive at the property?{" "}
            <a href={visitLog.href}>{visitLog.label}</a>.
          </>
        }
        action={tell}
      />
    </>
  );
}
