import type { NavLink } from "../../content/navigation.ts";
import type { StoryContent } from "./content.en.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Argument } from "../../ui/argument.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Ledger } from "../../ui/ledger.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { PortfolioSheet } from "./portfolio-sheet.tsx";

/** What both portfolio pages say; they differ in how one goes on from it. */
export function PortfolioStory({ content, action }: { readonly content: StoryContent; readonly action: NavLink }) {
  const { coverage, headings, hero, intro, questions, sheet, terms } = content;
  // What it is called, and what it promises.
  const [name, promise] = hero.title.split(" - ") as [string, string];
  return (
    <>
      <Hero
        {...hero}
        label={
          <>
            {name}
            <span className="sr-only"> - </span>
          </>
        }
        title={promise}
        links={[action]}
      />
      <section className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <SectionHeading title={intro.claim} />
        <div className="grid content-start gap-5">
          {intro.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="tone-green jali">
        <div className="wrap section">
          <SectionHeading {...headings.coverage} />
          <Points points={coverage} className="mt-10 md:grid-cols-2" />
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading {...headings.sheet} />
        <div className="mt-10">
          <PortfolioSheet sheet={sheet} />
        </div>
      </section>
      <div className="bg-sand">
        <Argument {...headings.terms}>
          <Ledger rows={terms} />
          <div className="mt-12">
            <Accordion items={questions} name="portfolio-faq" />
          </div>
        </Argument>
      </div>
    </>
  );
}
