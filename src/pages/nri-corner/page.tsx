import { RichText } from "../../ui/rich-text.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { BadgeList } from "../../ui/badge-list.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Hero } from "../../ui/hero.tsx";
import { ExampleFigures } from "../../ui/example-figures.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Split } from "../../ui/split.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Content } from "./content.en.ts";
import { Sale } from "./sale.tsx";
import { Link } from "../../ui/link.tsx";

export default function NriCornerPage({ content }: { readonly content: Content }) {
  const { closing, engagement, headings, hero, illustration } = content;
  const { problems, questions, solutions, terms, trust } = content;
  return (
    <>
      <Hero {...hero} />
      <section className="wrap section">
        <SectionHeading {...headings.problems} />
        <div className="mt-10">
          <LinkRows rows={problems} />
        </div>
      </section>
      <div className="bg-sand">
        <section className="wrap section">
          <Split {...illustration} flip>
            <SectionHeading {...headings.solutions} />
            <Points points={solutions} className="mt-8" />
          </Split>
        </section>
      </div>
      <Services content={content} />
      <Regions content={content} />
      <section className="wrap section">
        <SectionHeading {...headings.trust} />
        <div className="mt-10">
          <BadgeList badges={trust} />
        </div>
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.engagement} />
          <div className="mt-12">
            <Steps steps={engagement} columns />
          </div>
        </div>
      </section>
      <Sale content={content} />
      <StickySection {...headings.terms}>
        <SummaryList rows={terms} />
        <ExampleFigures />
        <div className="mt-12">
          <Accordion items={questions} name="nri-faq" />
        </div>
      </StickySection>
      <Closing {...closing} />
    </>
  );
}

interface Props {
  readonly content: Content;
}

function Services({ content: { headings, services } }: Props) {
  return (
    <StickySection {...headings.services}>
      <dl className="grid gap-x-12 sm:grid-cols-2">
        {services.map(({ title, text }) => (
          <div key={title} className="border-b py-4">
            <dt className="font-600">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </StickySection>
  );
}

function Regions({ content: { elsewhere, headings, regions } }: Props) {
  return (
    <section className="tone-green jali">
      <div className="wrap section">
        <SectionHeading {...headings.regions} />
        <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-3">
          {regions.map(({ name, href }) => (
            <li key={name}>
              <Link href={href} className="text-h2 hover:text-brass hover:underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <RichText text={elsewhere} />
        </p>
      </div>
    </section>
  );
}
