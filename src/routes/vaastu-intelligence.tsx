import { createFileRoute } from "@tanstack/react-router";
import { Accordion } from "../ui/accordion.tsx";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { Hero } from "../ui/hero.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { Quote } from "../ui/quote.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Steps } from "../ui/steps.tsx";
import { TickList } from "../ui/tick-list.tsx";
import { Rites } from "../pages/vaastu-intelligence/rites.tsx";
import { ZoneMap } from "../pages/vaastu-intelligence/zone-map.tsx";
import { audiences, coverage, process, questions, sampleTestimonials } from "../pages/vaastu-intelligence/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/vaastu-intelligence")({ component: Vaastu });

const book = { label: "Book a consultation", href: "/vaastu-intelligence-form" };

function Vaastu() {
  const [first, ...others] = sampleTestimonials;
  return (
    <>
      <Head
        title="Vaastu Intelligence: a careful reading of your home"
        description="Vaastu for a flat, house, office or plot, on site or online. Nine zones read room by room, remedies that spare the walls, and the fee told first."
        path="/vaastu-intelligence"
        picture="vaastu"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <Hero
        title="Vaastu, read before the wall goes up"
        lead="Have your home, office or plot read room by room, by somebody who explains what they see. Before you buy, while you build, or when something has felt wrong for years."
        picture="vaastu"
        alt="A model courtyard house on a round brass compass"
        crumbs={[{ label: "Home", href: "/" }, { label: "Vaastu Intelligence" }]}
        actions={
          <a href={book.href} className="btn btn-primary">
            {book.label}
          </a>
        }
      />
      <section className="wrap section grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <SectionHeading title="What is Vaastu?" />
          <div className="prose mt-6">
            <p>
              Vaastu Shastra is the old Indian way of laying out a building: where the light comes in, where the fire
              stands, where water flows, and where people rest.
            </p>
            <p>
              It divides a plan into nine zones, each with an element and a use. A good reading asks what each of your
              rooms is for, which zone it lies in, and whether the two get along.
            </p>
            <p>
              Much of it is plain sense for our climate: morning sun in the prayer corner, the kitchen where the smoke
              leaves, heavy walls against the afternoon. The rest is tradition, and we keep the two apart when we advise
              you.
            </p>
          </div>
        </div>
        <ZoneMap />
      </section>
      <section className="bg-sand">
        <div className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
          <SectionHeading title="What we look at" lead="Ten things, in every reading." />
          <TickList items={coverage} className="grid content-start gap-x-10 gap-y-4 sm:grid-cols-2" />
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading
          title="Who it is for"
          lead="Choose what fits, and the form opens with that answer filled in."
          className="mb-10"
        />
        <LinkRows rows={audiences} />
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading title="Seven steps, from true north to the last lamp" className="mb-12" />
          <Steps steps={process} columns />
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading
          title="Rituals and enhancers"
          lead="For the days that a house has only once, and for corners that cannot be moved."
          className="mb-10"
        />
        <Rites />
      </section>
      <section className="tone-green jali">
        <div className="wrap section">
          <h2 className="sr-only">What people say</h2>
          {first && <Quote {...first} large />}
          <div className="mx-auto mt-16 grid max-w-4xl gap-x-16 gap-y-10 border-t pt-10 md:grid-cols-2">
            {others.map((testimonial) => (
              <Quote key={testimonial.author} {...testimonial} />
            ))}
          </div>
        </div>
      </section>
      <Argument title="Four questions, answered straight">
        <Accordion items={questions} name="vaastu-faq" />
      </Argument>
      <CallBand
        title="Book your Vaastu consultation"
        text="Choose a day, on site or online. We tell you the fee before you confirm it."
        action={book}
      />
    </>
  );
}
