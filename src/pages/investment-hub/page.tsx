import { RichText } from "../../ui/rich-text.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { Closing } from "../../ui/closing.tsx";
import { Essentials } from "../../ui/essentials.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import type { Content } from "./content.en.ts";
import { TrendingCities } from "./trending-cities.tsx";
import { Link } from "../../ui/link.tsx";

export default function InvestmentHubPage({ content }: { readonly content: Content }) {
  const { closing, essentials, headings, hero, model, pictureNote, questions, seeAlso } = content;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <section id="trending-cities" className="wrap section">
        <SectionHeading {...headings.cities} className="mb-10" />
        <TrendingCities content={content} />
        <p className="mt-8 text-small text-stone">{pictureNote}</p>
      </section>
      <Advantages content={content} />
      <Model {...model} />
      <Fit content={content} />
      <section className="wrap section">
        <SectionHeading {...headings.questions} className="mb-8" />
        <Accordion items={questions} name="investment-faq" />
        <p className="mt-6">
          <RichText text={seeAlso} />
        </p>
      </section>
      <Closing {...closing} />
    </>
  );
}

function Advantages({ content }: { readonly content: Content }) {
  const { advantages, caution, headings } = content;
  return (
    <section className="wrap pb-20 lg:pb-28">
      <h2 className="sr-only">{headings.advantages.title}</h2>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {advantages.map(({ before, value, after, why }) => (
          <div key={value} className="brass-rule">
            <p className="text-h3">
              {before}{" "}
              <span className="figures my-3 block text-[clamp(3.5rem,1.5rem+7vw,6.5rem)] leading-none text-brass">
                {value}{" "}
              </span>
              {after}
            </p>
            <p className="mt-2 max-w-md">{why}</p>
          </div>
        ))}
      </div>
      <p className="mt-10 measure">{caution}</p>
    </section>
  );
}

function Fit({ content }: { readonly content: Content }) {
  const { buyingService, fit, headings, noFit } = content;
  return (
    <section className="bg-sand">
      <div className="wrap section">
        <SectionHeading {...headings.fit} className="mb-10" />
        <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          <div>
            <h3 className="mb-4 text-h3">{headings.goodFit.title}</h3>
            <TickList items={fit} />
          </div>
          <div>
            <h3 className="mb-4 text-h3">{headings.noFit.title}</h3>
            <ul className="grid gap-3">
              {noFit.map((item) => (
                <li key={item} className="flex gap-3">
                  <span className="i-lucide-hourglass mt-1 text-brass" aria-hidden="true" />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
            <Link href={buyingService.href} className="mt-4 inline-block link">
              {buyingService.label}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
