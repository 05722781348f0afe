import { createFileRoute } from "@tanstack/react-router";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { aims, quickLinks, statement } from "../pages/mission/content.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/about/mission")({ component: Mission });

function Mission() {
  return (
    <>
      <Head
        title="Our mission"
        description="Why AIPM exists: to make owning and changing a home in India plain, private and whole. And six ways to begin: sell, buy, manage, legal, dispute, build."
        path="/about/mission"
        picture="mission"
      />
      <Hero
        title="Our mission"
        lead="Every town was a plan before it was a town. Ours fits into one sentence."
        picture="mission"
        alt="A model town drawn within a circle by a tall brass compass"
        crumbs={[{ label: "About us", href: "/about" }, { label: "Our mission" }]}
      />
      <section className="tone-green jali">
        <p className="wrap section max-w-4xl! text-center font-display text-[clamp(1.625rem,1.2rem+2.1vw,2.875rem)] leading-snug">
          {statement}
        </p>
      </section>
      <section className="wrap section">
        <SectionHeading
          title="Plain, private, whole"
          lead="Three words that we measure a working day by."
          className="mb-12"
        />
        <Points points={aims} className="md:grid-cols-3" />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading
            title="Where shall we begin?"
            lead="Six quick links, for what people come with most."
            className="mb-10"
          />
          <LinkRows rows={quickLinks} />
        </div>
      </section>
      <CallBand
        title="A mission is only as good as its next phone call"
        text="Ask us something difficult."
        action={{ label: "Ask the founder", href: "/ask-founder" }}
      />
    </>
  );
}
