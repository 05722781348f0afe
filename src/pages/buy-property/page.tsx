import { Closing } from "../../ui/closing.tsx";
import { Essentials } from "../../ui/essentials.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { PictureCard } from "../../ui/picture-card.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { Content } from "./content.en.ts";

export default function BuyPropertyPage({ content }: { readonly content: Content }) {
  const { closing, doors, essentials, gainLabel, headings, hero, model, steps, why } = content;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <section className="wrap section">
        <SectionHeading {...headings.doors} />
        <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {doors.map((door) => (
            <PictureCard
              key={door.href}
              {...door}
              sizes="(min-width:75rem) 36rem,(min-width:48rem) 50vw,100vw"
            />
          ))}
        </div>
      </section>
      <section className="bg-sand">
        <div className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 className="brass-rule mb-6 text-small font-sans font-600 text-brass">
              {why.title}
            </h2>
            <p className="font-display text-[clamp(1.5rem,1.2rem+1.6vw,2.375rem)] leading-snug">
              {why.claim}
            </p>
          </div>
          <div className="grid content-start gap-5 lg:pt-12">
            {why.reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading {...headings.steps} />
        <ol className="mt-12">
          {steps.map(({ title, text, gain }, i) => (
            <li
              key={title}
              className="grid grid-cols-[3rem_1fr] gap-x-4 gap-y-2 border-t py-6 md:grid-cols-[6rem_1.4fr_1fr] md:gap-x-10"
            >
              <span
                className="figures font-display text-[clamp(2.25rem,1.6rem+2.4vw,4rem)] leading-none text-brass"
                aria-hidden="true"
              >
                {i + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1.5">{text}</p>
              </div>
              <p className="col-start-2 md:col-start-3">
                <span className="block text-small text-stone">{gainLabel}</span>
                <span className="font-500">{gain}</span>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <Model {...model} />
      <Closing {...closing} />
    </>
  );
}
