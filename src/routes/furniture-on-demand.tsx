import { createFileRoute } from "@tanstack/react-router";
import { GetStarted } from "../pages/furniture-on-demand/get-started.tsx";
import { Accordion } from "../ui/accordion.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { ComparisonTable } from "../ui/comparison-table.tsx";
import { Hero } from "../ui/hero.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { Picture } from "../ui/picture.tsx";
import { Quote } from "../ui/quote.tsx";
import { Scale } from "../ui/scale.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Steps } from "../ui/steps.tsx";
import { TickList } from "../ui/tick-list.tsx";
import {
  audiences,
  comparison,
  process,
  questions,
  rooms,
  sampleExtras,
  sampleTestimonials,
  terms,
} from "../pages/furniture-on-demand/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/furniture-on-demand")({ component: Furniture });

const request = { label: "Request furniture", href: "/furniture-on-demand-form" };

function Furniture() {
  return (
    <>
      <Head
        title="Furniture on Demand: rent a home full, or one bed"
        description="Rent furniture for a home or an office, from 1 month to 2 years. Delivered, set up and collected again. See rooms, terms and how it works."
        path="/furniture-on-demand"
        picture="furniture"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <div>
        <Hero
          title="A furnished home, for as long as you stay"
          lead="Rent a bed, a room or a whole flat full of furniture. We bring it, set it up, and take it away when life moves on."
          picture="furniture"
          alt="A bed, an armchair, a desk and a floor lamp, each on a plinth"
          crumbs={[{ label: "Home", href: "/" }, { label: "Furniture on Demand" }]}
          actions={
            <a href={request.href} className="btn btn-primary">
              {request.label}
            </a>
          }
        />
        <section className="wrap section">
          <SectionHeading
            title="Why rent?"
            lead="Because you know how long you need a bed better than how long you want to own one."
            className="mb-8"
          />
          <ComparisonTable caption="Buying furniture, compared with renting it" {...comparison} />
        </section>
        <section className="bg-sand">
          <div className="wrap section">
            <SectionHeading
              title="Who rents from us"
              lead="Choose yourself, and the form begins with it."
              className="mb-10"
            />
            <LinkRows rows={audiences} />
          </div>
        </section>
        <section className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
          <div className="lg:sticky lg:top-28 lg:self-start">
            <SectionHeading title="What you can rent" lead="By the room, by the house, or by the piece." />
            <Picture
              name="interior"
              alt="A model living room with a sofa, armchairs, a rug and a bookcase"
              sizes="(min-width:64rem) 33rem,100vw"
              className="mt-8 block overflow-hidden rounded-lg"
            />
          </div>
          <ul className="border-t lg:border-t-0">
            {rooms.map(({ name, items, href }) => (
              <li key={name} className="grid gap-x-6 gap-y-1 border-b py-5 sm:grid-cols-[1fr_1.6fr]">
                <h3 className="text-h3">{name}</h3>
                <div>
                  <p className="text-stone">{items}</p>
                  <a href={href} className="tap link inline-flex items-center">
                    Ask for {name === "Full House Package" || name === "Custom Requirement" ? "this" : "this room"}
                    <span className="sr-only">: {name}</span>
                  </a>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section className="wrap pb-20 lg:pb-28">
          <SectionHeading
            title="From 1 month to 2 years"
            lead="Short or long, you say which. The line shows both."
            className="mb-10"
          />
          <Scale spans={terms} end={24} ticks={["Today", "6 months", "1 year", "18 months", "2 years"]} />
        </section>
        <section className="bg-sand">
          <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-[1.3fr_1fr]">
            <div>
              <SectionHeading title="Four steps to a made bed" className="mb-10" />
              <Steps steps={process} />
            </div>
            <div className="lg:sticky lg:top-28 lg:self-start">
              <SectionHeading title="Included in the rent" className="mb-8" />
              <TickList items={sampleExtras} className="grid gap-4" />
            </div>
          </div>
        </section>
        <section className="wrap section" aria-labelledby="said">
          <h2 id="said" className="sr-only">
            What people say
          </h2>
          <ul className="grid gap-x-12 gap-y-12 md:grid-cols-3">
            {sampleTestimonials.map((testimonial) => (
              <li key={testimonial.author} className="plinth-rule">
                <Quote {...testimonial} />
              </li>
            ))}
          </ul>
        </section>
        <section className="wrap pb-20 lg:pb-28">
          <SectionHeading title="Before you order" className="mb-8" />
          <Accordion items={questions} name="furniture-faq" />
        </section>
        <GetStarted />
      </div>
      <CallBand
        id="contact-form"
        title="Which room is empty?"
        text="Tell us the city and the room. We reply on WhatsApp or call you."
        action={request}
      />
    </>
  );
}
