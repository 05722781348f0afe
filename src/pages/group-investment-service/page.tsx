import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Hero } from "../../ui/hero.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { BigNumber } from "../../ui/big-number.tsx";
import { Steps } from "../../ui/steps.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Versus } from "../../ui/versus.tsx";
import type { Content } from "./content.en.ts";
import { Link } from "../../ui/link.tsx";

export default function CirclePage({ content }: { readonly content: Content }) {
  const { alone, benefits, closing, create, differences, firstBenefit, headings, hero } = content;
  const { leader, members, questions } = content;
  return (
    <>
      <Hero {...hero} />
      <StickySection {...headings.alone}>
        <Points points={alone} className="sm:grid-cols-2" />
      </StickySection>
      <HowItWorks content={content} />
      <section className="wrap section">
        <SectionHeading {...headings.benefits} className="mb-12" />
        <BigNumber {...firstBenefit} />
        <Points points={benefits} className="mt-14 sm:grid-cols-2 lg:grid-cols-3" />
      </section>
      <Savings content={content} />
      <StickySection {...headings.members}>
        <SummaryList rows={members} />
      </StickySection>
      <section className="bg-sand">
        <div className="wrap section grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
          <SectionHeading {...headings.leader} />
          <div>
            <TickList items={leader} className="grid gap-4 text-lead" />
            <Link href={create.href} className="btn btn-secondary mt-8">
              {create.label}
            </Link>
          </div>
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading {...headings.differences} />
        <div className="mt-10">
          <Versus {...differences} />
        </div>
      </section>
      <div className="bg-sand">
        <StickySection {...headings.questions}>
          <Accordion items={questions} name="circle-faq" />
        </StickySection>
      </div>
      <Closing {...closing} />
    </>
  );
}

interface Props {
  readonly content: Content;
}

function HowItWorks({ content: { headings, illustration, steps } }: Props) {
  return (
    <section className="bg-sand">
      <div className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <SectionHeading {...headings.steps} className="mb-10" />
          <Steps steps={steps} />
        </div>
        <div className="beside">
          <Picture
            name={illustration.picture}
            alt={illustration.alt}
            caption={illustration.caption}
            className="block overflow-hidden rounded-lg"
            sizes="(min-width:75rem) 35rem,(min-width:64rem) 50vw,100vw"
          />
        </div>
      </div>
    </section>
  );
}

function Savings({ content: { headings, savings, savingsColumns } }: Props) {
  return (
    <section className="tone-green jali">
      <div className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
        <SectionHeading {...headings.savings} />
        <table className="figures w-full text-left">
          <thead>
            <tr className="border-b-2 border-brass">
              <th scope="col" className="py-3 font-400 text-stone">
                {savingsColumns.price}
              </th>
              <th scope="col" className="py-3 font-400 text-stone">
                {savingsColumns.pays}
              </th>
            </tr>
          </thead>
          <tbody>
            {savings.map(({ price, pays }) => (
              <tr key={price} className="border-b">
                <th scope="row" className="py-4 pr-4 font-400">
                  {price}
                </th>
                <td className="text-h3 py-4">{pays}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
