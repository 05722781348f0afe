import { createFileRoute } from "@tanstack/react-router";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { PictureCard } from "../ui/picture-card.tsx";
import { Picture } from "../ui/picture.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Split } from "../ui/split.tsx";
import { BigNumber } from "../ui/stat.tsx";
import { Steps } from "../ui/steps.tsx";
import { claims } from "../content/claims.ts";
import { categories, desk, reasons, submit, terms, trackRecord } from "../pages/high-value-properties/content.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/high-value-properties")({ component: Page });

function Page() {
  return (
    <>
      <Head
        title="High-value properties, sold off-market"
        description="Land, towers, schools, hotels, farmhouses: sell or lease a high-value asset off-market, to verified buyers only. 100+ trophy assets verified."
        path="/high-value-properties"
        picture="high-value"
      />
      <Hero
        title="Some properties should never be advertised"
        lead="Our confidential desk places land, towers, hotels and great houses with verified buyers, one conversation at a time."
        picture="high-value"
        alt="A model palace inside an arched vault, its door standing open"
        actions={
          <a href={submit.href} className="btn btn-primary">
            {submit.label}
          </a>
        }
      />
      <section className="wrap section">
        <BigNumber
          value="100+"
          label={claims.trophyAssets}
          text="Each one visited, its title read and its owner spoken to, before a buyer heard a word."
        />
      </section>
      <section className="wrap pb-28">
        <SectionHeading
          title="Six kinds of asset we take on"
          lead="Choose yours, and the brief opens with its type filled in."
        />
        <ul className="mt-10 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:gap-x-16 lg:pb-28">
          {categories.map((category) => (
            <li key={category.title} className="lg:even:translate-y-28">
              <PictureCard {...category} sizes="(min-width:75rem) 36rem,(min-width:40rem) 50vw,100vw" />
            </li>
          ))}
        </ul>
      </section>
      <div className="tone-green jali">
        <Argument title="Why List With Us" lead="Four rules that we do not bend for a quicker sale.">
          <Points points={reasons} />
        </Argument>
      </div>
      <section className="wrap section">
        <SectionHeading
          title="Track record"
          lead="Five of them, as far as we may tell. The pictures are illustrative models; owners, addresses and prices stay private."
        />
        <ul className="mt-12 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-5 lg:gap-x-6">
          {trackRecord.map(({ what, where, outcome, picture }) => (
            <li
              key={what}
              className="text-center last:col-span-2 last:mx-auto last:w-1/2 md:last:col-span-1 md:last:w-auto"
            >
              <Picture name={picture} alt="" sizes="(min-width:48rem) 22rem,50vw" className="arch block aspect-4/5" />
              <h3 className="mt-4 text-h3">{what}</h3>
              <p className="mt-1 text-small text-stone">
                {where}
                <br />
                {outcome}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <Split picture="promise" alt="A sealed envelope and a golden key on a tray" flip>
            <SectionHeading title="From your brief to one buyer" className="mb-10" />
            <Steps steps={desk} />
          </Split>
        </div>
      </section>
      <Argument title="Three answers first">
        <Ledger rows={terms} />
      </Argument>
      <CallBand
        title="The confidential desk"
        text="Rather speak before you write? Chat or call, and ask for the desk. What you say stays there."
        action={submit}
      />
    </>
  );
}
