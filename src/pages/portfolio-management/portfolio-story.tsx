import { coverage, heading, intro, questions, terms } from "./content.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Argument } from "../../ui/argument.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Ledger } from "../../ui/ledger.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { PortfolioSheet } from "./portfolio-sheet.tsx";

/** What both portfolio pages say; they differ in how one goes on from it. */
export function PortfolioStory({ action }: { action: { readonly label: string; readonly href: string } }) {
  return (
    <>
      <Hero
        title={heading}
        picture="portfolio"
        alt="A green cabinet of arched niches with a model building in each"
        actions={
          <a href={action.href} className="btn btn-primary">
            {action.label}
          </a>
        }
        note="The information you share stays confidential."
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
          <SectionHeading title="What We Cover" />
          <Points points={coverage} className="mt-10 md:grid-cols-2" />
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading
          title="Every property on one sheet"
          lead="What you would read at each review. The owner and the figures are invented."
        />
        <div className="mt-10">
          <PortfolioSheet />
        </div>
      </section>
      <div className="bg-sand">
        <Argument title="Before you hand over a list" lead="The usual questions, and two of the harder ones.">
          <Ledger rows={terms} />
          <div className="mt-12">
            <Accordion items={questions} name="portfolio-faq" />
          </div>
        </Argument>
      </div>
    </>
  );
}
