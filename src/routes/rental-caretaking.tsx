import { createFileRoute } from "@tanstack/react-router";
import { Accordion } from "../ui/accordion.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Callout } from "../ui/callout.tsx";
import { ComparisonTable } from "../ui/comparison-table.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { TickList } from "../ui/tick-list.tsx";
import { Timeline } from "../ui/timeline.tsx";
import { inspections } from "../content/claims.ts";
import { looks, packages, people, questions, reminders, terms } from "../pages/rental-caretaking/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/rental-caretaking")({ component: RentalCaretaking });

const rentOut = { label: "Hand over my property", href: "/rent-property" };

function RentalCaretaking() {
  return (
    <>
      <Head
        title="Rental Management & Caretaking"
        description="Rent reminders, inspections and repairs from Rs 999 per month. Let properties inspected monthly, vacant ones weekly. Compare three packages."
        path="/rental-caretaking"
        picture="rental-caretaking"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <Hero
        title="Your property, looked after while you are away"
        lead="We see to the rent, the visits, the repairs and the neighbours. You get photographs, a statement, and a person who picks up."
        picture="rental-caretaking"
        alt="A model street house with balconies, a board of keys and a caretaker before it"
        actions={
          <>
            <a href={rentOut.href} className="btn btn-primary">
              {rentOut.label}
            </a>
            <a href="#packages" className="btn btn-secondary">
              Compare packages
            </a>
          </>
        }
      />
      <section className="wrap section">
        <SectionHeading title="For owners who are somewhere else" className="mb-10" />
        <Points points={people} className="md:grid-cols-3" />
      </section>
      <section id="packages" className="wrap pb-20 lg:pb-28">
        <SectionHeading
          title="Three packages, by the month"
          lead="We recommend Standard. You can change when your property does."
          className="mb-10"
        />
        <ComparisonTable caption="The three packages compared" columns={packages.columns} rows={packages.rows} />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading
            title="When the rent is late"
            lead="The same three moments for every tenant, so that nobody has to be brave on the phone."
            className="mb-12"
          />
          <Timeline moments={reminders} />
        </div>
      </section>
      <section className="wrap section grid gap-x-16 gap-y-12 md:grid-cols-2">
        <div>
          <SectionHeading title="Somebody goes and looks" />
          <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-6">
            <div>
              <dt className="text-stone">A let property</dt>
              <dd className="text-h1 text-brass">{inspections.let}</dd>
            </div>
            <div>
              <dt className="text-stone">A vacant one</dt>
              <dd className="text-h1 text-brass">{inspections.vacant}</dd>
            </div>
          </dl>
        </div>
        <div>
          <h3 className="mb-5 text-h3">What an inspection covers</h3>
          <TickList items={looks} />
          <div className="mt-8">
            <Callout title="A full client dashboard is coming soon.">
              Until then, photographs, statements and receipts reach you by email or WhatsApp.
            </Callout>
          </div>
        </div>
      </section>
      <div className="border-t">
        <Argument title="Before you give us the keys" lead="What it costs, how it starts, and what owners ask.">
          <Ledger rows={terms} />
          <div className="mt-12">
            <Accordion items={questions} name="rental-faq" />
          </div>
        </Argument>
      </div>
      <CallBand
        title="Sleep through the monsoon. We will go and look"
        text="Tell us about the property and the rent. Nothing you send is published."
        action={rentOut}
      />
    </>
  );
}
