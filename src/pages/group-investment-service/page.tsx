import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { formLink } from "../../content/form-link.ts";
import { Essentials } from "../../ui/essentials.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { BigNumber } from "../../ui/big-number.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Versus } from "../../ui/versus.tsx";
import type { Content } from "./content.en.ts";
import { Link } from "../../ui/link.tsx";

export default function CirclePage({ content }: { readonly content: Content }) {
  const {
    alone,
    benefits,
    closing,
    create,
    differences,
    essentials,
    firstBenefit,
    headings,
    hero,
  } = content;
  const { leader, model, questions } = content;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <Members content={content} />
      <div className="bg-sand">
        <StickySection {...headings.alone}>
          <Points points={alone} className="sm:grid-cols-2" plain />
        </StickySection>
      </div>
      <section className="wrap section">
        <SectionHeading {...headings.benefits} className="mb-12" />
        <BigNumber {...firstBenefit} />
        <Points points={benefits} className="mt-14 sm:grid-cols-2 lg:grid-cols-3" />
      </section>
      <Savings content={content} />
      <section className="wrap section grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
        <SectionHeading {...headings.leader} />
        <div>
          <TickList items={leader} className="grid gap-4 text-lead" />
          <Link href={create.href} className="btn btn-secondary mt-8">
            {create.label}
          </Link>
        </div>
      </section>
      <Model {...model} />
      <section className="wrap section">
        <SectionHeading {...headings.differences} />
        <div className="mt-10">
          <Versus {...differences} />
        </div>
      </section>
      <StickySection {...headings.questions}>
        <Accordion items={questions} name="circle-faq" />
      </StickySection>
      <Closing {...closing} />
    </>
  );
}

interface Props {
  readonly content: Content;
}

/** Each opens the form to join or to create a circle, with its title in a text of that form. */
function Members({ content: { create, headings, members } }: Props) {
  const rows = members.map((row) => {
    const field = row.href === create.href ? "community" : "anyMessage";
    return row.href.includes("?")
      ? row
      : { ...row, href: formLink(row.href, { [field]: row.title }) };
  });
  return (
    <section className="wrap section">
      <SectionHeading {...headings.members} className="mb-10" />
      <LinkRows rows={rows} />
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
