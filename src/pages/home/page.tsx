import type { Content } from "./content.en.ts";

import { Picture } from "../../ui/picture.tsx";
import { Dock } from "../../ui/dock.tsx";
import { ExchangeTask } from "../../ui/exchange-task.tsx";
import { Doors } from "./doors.tsx";
import { Featured } from "./featured.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { TeamRow } from "./team-row.tsx";
import { LoopVideo } from "../../ui/loop-video.tsx";
import { Title } from "../../ui/title.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import { BankMark } from "../../ui/bank-mark.tsx";
import { Marquee } from "../../ui/marquee.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { StoreButtons } from "../../ui/store-buttons.tsx";
import { Link } from "../../ui/link.tsx";

export default function HomePage({ content }: { readonly content: Content }) {
  const { hero } = content;
  return (
    <>
      <HomeHero content={content} />
      <Intro content={content} />
      <Featured content={content} />

      <Badges content={content} />
      <ServiceCards content={content} />
      <TeamRow content={content} />
      <Banks content={content} />
      <Letters content={content} />
      <Questions content={content} />
      <Doors content={content} />
      <AppBanner content={content} />
      <Dock action={hero.exchange} />
    </>
  );
}

const MODEL = { name: "hero", narrow: "hero-tall", sizes: "100vw" } as const;
/** Fades into the title above it. */
const FRAME =
  "aspect-6/5 [mask:linear-gradient(transparent,#000_14%)] md:aspect-20/9 md:[&>img]:[object-position:top]";

/** The opening of the home page: text above, picture below. */
function HomeHero({ content }: { readonly content: Content }) {
  const { hero, tagline } = content;
  return (
    <section className="brass-base overflow-clip bg-[linear-gradient(var(--page),var(--table)_18rem)]">
      <div className="wrap shown-with-next grid gap-6 pt-8 md:gap-8 md:pt-12">
        <h1 className="text-display max-w-3xl">{tagline}</h1>
        <ExchangeTask {...hero.task} wide />
      </div>
      <div className="title-view relative">
        <Picture {...MODEL} alt={hero.alt} priority className={`block ${FRAME}`} />
        <Picture {...MODEL} alt="" mode="dusk" className={`title-dusk ${FRAME}`} />
      </div>
    </section>
  );
}

/** Introduction with the film. */
function Intro({ content }: { readonly content: Content }) {
  const { intro, proofs } = content;
  return (
    <section className="wrap section grid items-center gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
      <div>
        <h2 className="text-h1">
          <Title {...intro} />
        </h2>
        <p className="mt-6 text-lead">{intro.lead}</p>
        <dl className="mt-6 grid gap-3 border-t pt-6">
          {proofs.map(({ figure, text }) => (
            <div key={figure} className="grid items-baseline gap-x-6 sm:grid-cols-[1.1fr_1fr]">
              <dt className="figures text-h2 text-brass">{figure}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LoopVideo label={intro.loop} className="mx-auto w-full max-w-md" />
    </section>
  );
}

function Badges({ content }: { readonly content: Content }) {
  const { badges, headings } = content;
  return (
    <section aria-label={headings.badges.title} className="bg-sand">
      <ul className="wrap grid gap-6 py-12 sm:grid-cols-2 lg:grid-cols-4">
        {badges.map(({ title, text, icon }) => (
          <li key={title} className="flex gap-4">
            <span className="badge-arch">
              <Glyph name={icon} />
            </span>
            <div>
              <div className="font-600">{title}</div>
              <p className="text-small text-stone">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Banks({ content }: { readonly content: Content }) {
  const { headings, rowLabels, sampleBanks } = content;
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-6 py-12 lg:grid-cols-[1fr_3fr]">
      <div>
        <h2 className="text-h3">{headings.banks.title}</h2>
        <p className="mt-2 text-small text-stone">{headings.banks.lead}</p>
      </div>
      <Marquee label={rowLabels.banks}>
        {sampleBanks.map((name, i) => (
          <li key={name} className="flex items-center gap-3 px-8 text-stone">
            <BankMark mark={i + 1} />
            <span className="whitespace-nowrap font-600">{name}</span>
          </li>
        ))}
      </Marquee>
    </section>
  );
}

/** Testimonials, as a carousel. */
function Letters({ content }: { readonly content: Content }) {
  const { headings, rowLabels, sampleTestimonials } = content;
  return (
    <section className="bg-sand">
      <div className="wrap section">
        <SectionHeading {...headings.letters} />
        <Carousel label={rowLabels.letters} className="mt-12">
          {sampleTestimonials.map(({ quote, author, location }) => (
            <figure
              key={quote}
              className="flex h-full flex-col [border-top:2px_solid_var(--art-brass)] pt-6 pr-5"
            >
              <blockquote className="flex-1 font-display text-[clamp(1.25rem,1.16rem+.4vw,1.4375rem)] [line-height:1.42]">{`“${quote}”`}</blockquote>
              <figcaption className="mt-5 text-stone">
                <b className="font-600 text-ink">{author}</b>
                {`, ${location}`}
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  );
}

function Questions({ content }: { readonly content: Content }) {
  const { allQuestions, headings, questions, rowLabels } = content;
  return (
    <section className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_2fr]">
      <div>
        <SectionHeading {...headings.questions} />
        <p className="mt-6">
          <Link href={allQuestions.href}>{allQuestions.label}</Link>
        </p>
      </div>
      <Carousel label={rowLabels.questions} perPage={1}>
        {questions.map(({ title, items }) => (
          <div key={title}>
            <h3 className="mb-6 text-h2">{title}</h3>
            <Accordion items={items} name="home-faq" as="h4" />
          </div>
        ))}
      </Carousel>
    </section>
  );
}

/** The app, for existing clients. */
function AppBanner({ content }: { readonly content: Content }) {
  const { app } = content;
  return (
    <section id="mobile-app-banner" className="bg-sand">
      <div className="wrap grid items-end gap-x-16 gap-y-6 py-12 xl:grid-cols-[auto_1fr]">
        <div>
          <h2 className="text-h3">
            <Title {...app} />
          </h2>
          <p className="mt-2">{app.text}</p>
        </div>
        <StoreButtons />
      </div>
    </section>
  );
}
