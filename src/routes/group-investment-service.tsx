import { createFileRoute } from "@tanstack/react-router";
import { Accordion } from "../ui/accordion.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { Picture } from "../ui/picture.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { BigNumber } from "../ui/stat.tsx";
import { Steps } from "../ui/steps.tsx";
import { TickList } from "../ui/tick-list.tsx";
import { Versus } from "../ui/versus.tsx";
import {
  alone,
  app,
  benefits,
  create,
  differences,
  firstBenefit,
  join,
  leader,
  members,
  questions,
  savings,
  steps,
} from "../pages/group-investment-service/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/group-investment-service")({ component: Page });

function Page() {
  return (
    <>
      <Head
        title="AIPM Circle: buy from the builder together"
        description="Join an AIPM Circle and buy your flat 15-20% below market. No extra charge, no minimum numbers, payments to builder RERA accounts. How it works."
        path="/group-investment-service"
        picture="circle"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <Hero
        title="Buy your flat with others, at their price"
        lead="An AIPM Circle is a group of buyers who want the same kind of home and speak to the builder as one. You get your own flat, for less."
        picture="circle"
        alt="A model apartment tower inside a ring of coloured figures"
        actions={
          <>
            <a href={join.href} className="btn btn-primary">
              {join.label}
            </a>
            <a href={app.href} className="btn btn-secondary">
              {app.label}
            </a>
          </>
        }
        note="No extra charge. No minimum numbers."
      />
      <Argument
        title="The reality of buying alone"
        lead="It is the largest purchase of your life, and you are the beginner at the table."
      >
        <Points points={alone} className="sm:grid-cols-2" />
      </Argument>
      <section className="bg-sand">
        <div className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <div>
            <SectionHeading title="How a circle works" className="mb-10" />
            <Steps steps={steps} />
          </div>
          <div className="lg:sticky lg:top-28 lg:self-start">
            <Picture
              name="group-join"
              alt="Seven coloured figures walking in line towards a model tower"
              className="block overflow-hidden rounded-lg"
              sizes="(min-width:75rem) 35rem,(min-width:64rem) 50vw,100vw"
              caption="Illustrative model"
            />
          </div>
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading title="Seven reasons to buy in a circle" className="mb-12" />
        <BigNumber {...firstBenefit} />
        <Points points={benefits} className="mt-14 sm:grid-cols-2 lg:grid-cols-3" />
      </section>
      <section className="tone-green jali">
        <div className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
          <SectionHeading
            title="What that is in rupees"
            lead="Plain arithmetic on 15-20%, not an offer. What your circle gets depends on the project and its builder."
          />
          <table className="figures w-full text-left">
            <thead>
              <tr className="border-b-2 border-brass">
                <th scope="col" className="py-3 font-400 text-stone">
                  Market price
                </th>
                <th scope="col" className="py-3 font-400 text-stone">
                  In a circle
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
      <Argument title="Who can join" lead="Anybody who can sign for a flat in their own name.">
        <Ledger rows={members} />
      </Argument>
      <section className="bg-sand">
        <div className="wrap section grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
          <SectionHeading
            title="Bring the people, and lead the circle"
            lead="The one who starts it sets its course. That is the circle leader's advantage."
          />
          <div>
            <TickList items={leader} className="grid gap-4 text-lead" />
            <a href={create.href} className="btn btn-secondary mt-8">
              {create.label}
            </a>
          </div>
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading title="Five ways it differs" />
        <div className="mt-10">
          <Versus {...differences} />
        </div>
      </section>
      <div className="bg-sand">
        <Argument title="Fair questions" lead="About money, mostly.">
          <Accordion items={questions} name="circle-faq" />
        </Argument>
      </div>
      <CallBand
        title="The next circle may want your flat too"
        text="Two minutes to say what you want. We answer within 24 working hours and tell you which circles are forming."
        action={join}
      />
    </>
  );
}
