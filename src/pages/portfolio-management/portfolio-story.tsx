import type { ReactNode } from "react";
import type { NavLink } from "../../content/navigation.ts";
import type { StoryContent, Content } from "./content.en.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Essentials } from "../../ui/essentials.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

interface PortfolioStoryProps {
  readonly content: StoryContent;
  readonly action: NavLink;
  /** The second block of the page. */
  readonly children?: ReactNode;
}

/** Content that both portfolio pages share. */
export function PortfolioStory({ content, action, children }: PortfolioStoryProps) {
  const { essentials, headings, hero, intro, model, questions, sheet } = content;
  // "Name - promise" in the specification.
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
      <Essentials {...essentials} />
      {children}
      <section className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <SectionHeading title={intro.claim} />
        <div className="grid content-start gap-5">
          {intro.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Model {...model} />
      <section className="wrap section">
        <SectionHeading {...headings.sheet} />
        <div className="mt-10">
          <PortfolioSheet sheet={sheet} />
        </div>
      </section>
      <div className="bg-sand">
        <StickySection {...headings.questions}>
          <Accordion items={questions} name="portfolio-faq" />
        </StickySection>
      </div>
    </>
  );
}

const ROW =
  "grid grid-cols-[5fr_5fr_3fr] gap-x-3 gap-y-3 md:gap-x-6 md:grid-cols-[1.5fr_1fr_1fr_.7fr_1.7fr]";

/** A sample sheet: a row for each property, with advice. On a phone a row has three lines. */
function PortfolioSheet({ sheet }: Pick<Content, "sheet">) {
  return (
    <div className="figures rounded-lg border bg-card p-5 md:p-10">
      <div className={`hidden pb-3 text-small text-stone md:grid ${ROW}`} aria-hidden="true">
        <span>{sheet.property}</span>
        {sheet.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul className="border-t-2 border-brass">
        {sheet.rows.map(({ property, cells, advice }) => (
          <li
            key={property}
            className={`items-baseline border-b py-5 last:border-b-0 last:pb-0 ${ROW}`}
          >
            <h3 className="text-h3 col-span-full md:col-span-1">{property}</h3>
            {cells.map((cell, i) => (
              <p key={sheet.columns[i]} className="text-small md:text-body">
                <span className="block text-stone md:sr-only">{sheet.columns[i]} </span>
                {cell}
              </p>
            ))}
            <p className="col-span-full font-600 text-leaf md:col-span-1">{advice}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
