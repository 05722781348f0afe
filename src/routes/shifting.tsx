import { createFileRoute } from "@tanstack/react-router";
import { Accordion } from "../ui/accordion.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { Points } from "../ui/points.tsx";
import { Scale } from "../ui/scale.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Split } from "../ui/split.tsx";
import { Timeline } from "../ui/timeline.tsx";
import { moving } from "../content/claims.ts";
import { checklist, moves, notice, parts, questions, storageFor, terms } from "../pages/shifting/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/shifting")({ component: Shifting });

const quote = { label: "Get a moving quote", href: "/shift-logistics" };

function Shifting() {
  return (
    <>
      <Head
        title="Shifting & Logistics: packing, moving, storage"
        description="Packing, moving and storage for a home or an office. Book 7-10 days ahead for local, 15-20 days for interstate; basic transit insurance included."
        path="/shifting"
        picture="shifting"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <Hero
        title="Packed, moved, and put where it belongs"
        lead="One crew from your old door to the new one, a list of every box, and a written price before anything is lifted."
        picture="shifting"
        alt="A model of a green truck being loaded with a sofa and boxes"
        actions={
          <>
            <a href={quote.href} className="btn btn-primary">
              {quote.label}
            </a>
            <a href="#notice" className="btn btn-secondary">
              When to book
            </a>
          </>
        }
      />
      <section className="wrap section">
        <SectionHeading
          title="What are you moving?"
          lead="Choose one, and the form opens with that answer filled in."
          className="mb-10"
        />
        <LinkRows rows={moves} />
      </section>
      <section id="notice" className="bg-sand">
        <Argument
          title="When to book"
          lead={`Book ${moving.local} ahead for local, ${moving.interstate} for interstate; express handled within ${moving.express}.`}
        >
          <Scale spans={notice} end={20} ticks={["20 days before", "10", "Moving day"]} />
        </Argument>
      </section>
      <section className="wrap section">
        <SectionHeading title="Three jobs, one crew" className="mb-10" />
        <Points points={parts} className="md:grid-cols-3" />
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <Split flip picture="storage" alt="A model of four storage units with coloured doors, one of them open">
          <SectionHeading
            title="Storage, when the dates do not meet"
            lead="The old lease ends on the 30th and the new flat is handed over on the 15th. Your things wait behind a lock, on the same list they left home with."
          />
          <a href={storageFor} className="btn btn-secondary mt-8">
            Ask for storage in between
          </a>
        </Split>
      </section>
      <section className="tone-green jali">
        <div className="wrap section">
          <SectionHeading title="What you do, and when" className="mb-12" />
          <Timeline moments={checklist} />
        </div>
      </section>
      <Argument title="The price, and what is in it" lead="Basic transit insurance included.">
        <Ledger rows={terms} />
        <div className="mt-12">
          <Accordion items={questions} name="shifting-faq" />
        </div>
      </Argument>
      <CallBand
        title="Two addresses and a date, and you have a quote"
        text="A move planner calls you to go through rooms, floors and lifts."
        action={quote}
      />
    </>
  );
}
