import { createFileRoute } from "@tanstack/react-router";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { PictureCard } from "../ui/picture-card.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { BigNumber } from "../ui/stat.tsx";
import { doors, flat, loan, plot, steps, terms, why } from "../pages/buy-property/content.ts";
import { claims } from "../content/claims.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/buy-property")({ component: Page });

function Page() {
  return (
    <>
      <Head
        title="Private property buying service"
        description="A private search for your flat, house or plot: curated options, due diligence, visits, negotiation and legal support. Average deal closing 30-90 days."
        path="/buy-property"
        picture="buy-property"
      />
      <Hero
        title="Somebody to search with you"
        lead="Our private buying service finds, checks and negotiates the home or plot you want, and shows you only what deserves a visit."
        picture="buy-property"
        alt="A model house with a golden key leaning against it"
        actions={
          <>
            <a href={flat.href} className="btn btn-primary">
              {flat.label}
            </a>
            <a href={plot.href} className="btn btn-secondary">
              {plot.label}
            </a>
          </>
        }
      />
      <section className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 className="plinth-rule mb-6 text-small text-brass">Why choose us</h2>
          <p className="font-display text-[clamp(1.5rem,1.2rem+1.6vw,2.375rem)] leading-snug">{why.claim}</p>
        </div>
        <div className="grid content-start gap-5 lg:pt-12">
          {why.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading title="What are you looking for?" lead="Two doors. Each form takes about three minutes." />
          <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
            {doors.map((door) => (
              <PictureCard key={door.href} {...door} sizes="(min-width:75rem) 36rem,(min-width:48rem) 50vw,100vw" />
            ))}
          </div>
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading title="Six steps, and something in hand after each" />
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
                <p className="mt-1.5 text-stone">{text}</p>
              </div>
              <p className="col-start-2 md:col-start-3">
                <span className="block text-small text-stone">You then have</span>
                <span className="font-500">{gain}</span>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className="tone-green jali">
        <div className="wrap section">
          <BigNumber
            value={claims.dealClosing}
            label="Average deal closing 30-90 days"
            text="From the first call to registration. Slower if you wish; never hurried by us."
          />
        </div>
      </section>
      <Argument
        title="What it asks of you"
        lead={
          <>
            Need a loan as well? <a href={loan}>Ask for both at once.</a>
          </>
        }
      >
        <Ledger rows={terms} />
      </Argument>
      <CallBand
        title="Tell us what you would come home to"
        text="City, size and budget are enough to begin. We answer within 24 working hours."
        action={flat}
      />
    </>
  );
}
