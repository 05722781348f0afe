import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Hero } from "../../ui/hero.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { Content } from "./content.en.ts";
import { Link } from "../../ui/link.tsx";

export default function AboutPage({ content }: { readonly content: Content }) {
  const { aboutPages, closing, facts, family, headings, hero, models, stats, work } = content;
  return (
    <>
      <Hero {...hero} />
      <section className="wrap section">
        <h2 className="sr-only">{headings.figures.title}</h2>
        <Figures stats={stats} />
      </section>
      <div className="bg-sand">
        <StickySection {...headings.family}>
          <div className="measure grid gap-5 text-lead">
            {family.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <Link href={family.team.href}>{family.team.label}</Link>
            </p>
          </div>
        </StickySection>
      </div>
      <StickySection {...headings.work}>
        <Points points={work} className="sm:grid-cols-2" />
      </StickySection>

      <section className="wrap section pb-0!">
        <p className="max-w-4xl font-display text-[clamp(1.5rem,1.1rem+1.9vw,2.625rem)] leading-snug">
          {models}
        </p>
      </section>
      <section className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <div>
          <SectionHeading {...headings.facts} className="mb-8" />
          <SummaryList rows={facts} />
        </div>
        <div>
          <SectionHeading {...headings.aboutPages} className="mb-8" />
          <LinkRows rows={aboutPages} />
        </div>
      </section>
      <Closing {...closing} />
    </>
  );
}

/** Two large figures, and three smaller ones below. */
function Figures({ stats }: Pick<Content, "stats">) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 md:grid-cols-6">
      {stats.map(({ value, label }, i) => (
        <div
          key={label}
          className={`flex flex-col-reverse border-t pt-5 pb-8 ${i < 2 ? "col-span-2 md:col-span-3" : i === 4 ? "col-span-2" : "col-span-1 md:col-span-2"}`}
        >
          <dt className="text-stone">{label}</dt>
          <dd
            className={`figures font-display ${i < 2 ? "text-[min(clamp(3rem,1.4rem+5vw,6.5rem),15vw)] leading-none text-brass mb-2" : "text-h1"}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
