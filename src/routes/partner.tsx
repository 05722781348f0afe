import { createFileRoute } from "@tanstack/react-router";
import { PartnerPicker } from "../pages/partner/partner-picker.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Split } from "../ui/split.tsx";
import { Steps } from "../ui/steps.tsx";
import { rules, steps, terms } from "../pages/partner/content.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/partner")({ component: Page });

function Page() {
  return (
    <>
      <Head
        title="Partner with us: builders, brokers, landowners, professionals"
        description="Join AIPM's partner network. See what builders, dealers, landowners and professionals get, how we check, and what it costs. Applying is free."
        path="/partner"
        picture="partner"
      />
      <Hero
        title="A seat at a table you can trust"
        lead="AIPM serves its clients through partners: builders, brokers, landowners and professionals we have checked. We bring people who know what they want. You bring what they need."
        picture="partner"
        alt="Eight coloured figures around a table with a model house on it"
        actions={
          <a href="#partner-form" className="btn btn-primary">
            Join The Network
          </a>
        }
      />
      <section id="partner-form" className="wrap section">
        <SectionHeading
          title="Which one are you?"
          lead="Choose your card to see what you get, and apply."
          className="mb-10"
        />
        <PartnerPicker />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <Split
            picture="joint-venture"
            alt="A model plot and a rising building, joined like two pieces of a puzzle"
            flip
          >
            <SectionHeading title="From application to first request" className="mb-10" />
            <Steps steps={steps} />
          </Split>
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading
          title="Three rules at this table"
          lead="They protect the client. They also protect you from the partner who would undercut you."
        />
        <Points points={rules} className="mt-10 md:grid-cols-3" />
      </section>
      <div className="bg-sand">
        <Argument title="Plain terms">
          <Ledger rows={terms} />
        </Argument>
      </div>
      <CallBand
        title="Would you rather talk first?"
        text="Ask for the partner desk. Tell them your city and your trade, and they will tell you what clients there are asking for."
      />
    </>
  );
}
