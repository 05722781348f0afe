import { CallBand } from "../../ui/call-band.tsx";
import { Hero } from "../../ui/hero.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Head } from "../../ui/head.tsx";
import { aims, closing, headings, hero, page, quickLinks, statement } from "./content.ts";

export function Mission() {
  return (
    <>
      <Head page={page} />
      <Hero {...hero} />
      <section className="tone-green jali">
        <p className="wrap section max-w-4xl! text-center font-display text-[clamp(1.625rem,1.2rem+2.1vw,2.875rem)] leading-snug">
          {statement}
        </p>
      </section>
      <section className="wrap section">
        <SectionHeading {...headings.aims} className="mb-12" />
        <Points points={aims} className="md:grid-cols-3" />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.quickLinks} className="mb-10" />
          <LinkRows rows={quickLinks} />
        </div>
      </section>
      <CallBand {...closing} />
    </>
  );
}
