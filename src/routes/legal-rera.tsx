import { createFileRoute } from "@tanstack/react-router";
import { TitleChain } from "../pages/legal-rera/title-chain.tsx";
import { Accordion } from "../ui/accordion.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Split } from "../ui/split.tsx";
import { BigNumber } from "../ui/stat.tsx";
import { Steps } from "../ui/steps.tsx";
import { TickList } from "../ui/tick-list.tsx";
import { claims } from "../content/claims.ts";
import { forBuilders, forOwners, papers, questions, registration, terms } from "../pages/legal-rera/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/legal-rera")({ component: LegalRera });

const check = { label: "Have my papers checked", href: "/document-verification" };

function LegalRera() {
  return (
    <>
      <Head
        title="Legal & RERA: title checks and registration"
        description="A title trace that covers 30 years, RERA registration in 30-45 days, agreements and mutation. Know whose land it is before you pay."
        path="/legal-rera"
        picture="legal-rera"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <Hero
        title="Legal and RERA help, before you sign"
        lead="A bad wall can be rebuilt. A bad title cannot. We read the papers of a property, register projects with RERA, and tell you in plain words what we found."
        picture="legal-rera"
        alt="A model house beside a brass pair of scales and a sealed scroll"
        actions={
          <>
            <a href={check.href} className="btn btn-primary">
              {check.label}
            </a>
            <a href="/contact-form" className="btn btn-secondary">
              Ask a legal question
            </a>
          </>
        }
      />
      <section className="wrap section">
        <SectionHeading
          title={`A title trace covers ${claims.titleTrace}`}
          lead="One weak link, and the house you paid for may not be yours. This is how a chain of owners is read."
          className="mb-10"
        />
        <TitleChain />
        <p className="mt-4 text-small text-stone">An invented example, to show what is read.</p>
      </section>
      <section className="bg-sand">
        <div className="wrap section grid gap-x-16 gap-y-14 md:grid-cols-2">
          <div>
            <SectionHeading title="For buyers, owners and heirs" className="mb-8" />
            <Points points={forOwners} />
          </div>
          <div>
            <SectionHeading title="For builders and promoters" className="mb-8" />
            <Points points={forBuilders} />
          </div>
        </div>
      </section>
      <section className="wrap section">
        <BigNumber
          value={claims.reraRegistration}
          label={`RERA registration takes ${claims.reraRegistration}`}
          text="From a complete file. Where the law asks for a number, nothing may be advertised, booked or sold without it."
        />
        <div className="mt-14">
          <Steps steps={registration} columns />
        </div>
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <Split
          flip
          picture="document-verification"
          alt="A model desk with papers under a magnifying glass, a stamp and a small house"
        >
          <SectionHeading title="What to look for in the cupboard" className="mb-8" />
          <TickList items={papers} className="grid gap-3 sm:grid-cols-2" />
          <p className="mt-6 text-stone">
            Have none of them? Send what you know. Finding certified copies is part of the work.
          </p>
        </Split>
      </section>
      <Argument title="Before you send anything" lead="Cost, time, and who will see your papers.">
        <Ledger rows={terms} />
        <h2 className="mt-14 mb-5 text-h3">What people ask a lawyer at a wedding</h2>
        <Accordion items={questions} name="legal-faq" />
      </Argument>
      <CallBand
        id="contact-form"
        title="Know whose land it is before you pay for it"
        text={
          <>
            Send the papers for a check, or <a href="/contact-form">write to us</a> about anything else legal.
          </>
        }
        action={check}
      />
    </>
  );
}
