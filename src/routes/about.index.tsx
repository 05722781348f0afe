import { createFileRoute } from "@tanstack/react-router";
import { Figures } from "../pages/about/figures.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { aboutPages, beliefs, facts } from "../pages/about/content.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/about/")({ component: About });

function About() {
  return (
    <>
      <Head
        title="About us"
        description="AIPM is a family-run property advisory for the whole of India: 1000+ transactions, 98% satisfaction, 25+ cities. Who we are and how we are paid."
        path="/about"
        picture="about"
      />
      <Hero
        title="A family business, for other families' homes"
        lead="A flat is rarely only a flat. It is a father's pension, a daughter's school, a loan for twenty years. We advise on property as if it were our own, because once it was."
        picture="about"
        alt="A drawing table with plans, a lamp and a small model house"
        actions={
          <a href="/query" className="btn btn-primary">
            Tell us what you need
          </a>
        }
      />
      <section className="wrap section" aria-labelledby="so-far">
        <h2 id="so-far" className="sr-only">
          What stands behind us
        </h2>
        <Figures />
      </section>
      <section className="wrap pb-20 lg:pb-28">
        <p className="max-w-4xl font-display text-[clamp(1.5rem,1.1rem+1.9vw,2.625rem)] leading-snug">
          We show models and not photographs on this site. Real homes belong to real people, and what they own is
          nobody&rsquo;s business until they say so.
        </p>
      </section>
      <div className="bg-sand">
        <Argument title="Three rules of the house" lead="They cost us business now and then. We keep them.">
          <Points points={beliefs} />
        </Argument>
      </div>
      <section className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <div>
          <SectionHeading title="What you may want to know" className="mb-8" />
          <Ledger rows={facts} />
        </div>
        <div>
          <SectionHeading title="More about us" className="mb-8" />
          <LinkRows rows={aboutPages} />
        </div>
      </section>
      <CallBand
        title="You know who we are. Who are you?"
        text="Tell us about the property and what should become of it. Response within 24 working hours."
        action={{ label: "Raise a Query", href: "/query" }}
      />
    </>
  );
}
