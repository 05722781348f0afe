import { type ReactNode, useState } from "react";
import { day } from "../styles/tokens.ts";
import { Accordion, type Question } from "../ui/accordion.tsx";
import { StickySection } from "../ui/sticky-section.tsx";
import { BadgeList } from "../ui/badge-list.tsx";
import { BankMark } from "../ui/bank-mark.tsx";
import { BigNumber } from "../ui/big-number.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { Callout } from "../ui/callout.tsx";
import { Carousel } from "../ui/carousel.tsx";
import { Closing } from "../ui/closing.tsx";
import { ComparisonTable } from "../ui/comparison-table.tsx";
import { ChatLink, PhoneLink } from "../ui/contact-links.tsx";
import { closeDialog, Dialog } from "../ui/dialog.tsx";
import { ExchangeTask } from "../ui/exchange-task.tsx";
import { Expandable } from "../ui/expandable.tsx";
import { Essentials } from "../ui/essentials.tsx";
import { Hero } from "../ui/hero.tsx";
import { LoanCalculator } from "../ui/calculators/loan.tsx";
import { SummaryList } from "../ui/summary-list.tsx";
import { LegalText } from "../ui/legal-text.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { LoopVideo } from "../ui/loop-video.tsx";
import { Marquee } from "../ui/marquee.tsx";
import { Model } from "../ui/model.tsx";
import { PageIntro } from "../ui/page-intro.tsx";
import { CostSheet } from "../ui/documents/cost-sheet.tsx";
import { ExampleFigures } from "../ui/example-figures.tsx";
import { LetterSheet } from "../ui/documents/letter-sheet.tsx";
import { TitleTrace } from "../ui/documents/title-trace.tsx";
import { VisitNote } from "../ui/documents/visit-note.tsx";
import { PictureCard } from "../ui/picture-card.tsx";
import { Picture } from "../ui/picture.tsx";
import { Points } from "../ui/points.tsx";
import { Quote } from "../ui/quote.tsx";
import { Scale } from "../ui/scale.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Split } from "../ui/split.tsx";
import { StaffLink } from "../ui/staff-link.tsx";
import { Steps } from "../ui/steps.tsx";
import { StoreButtons } from "../ui/store-buttons.tsx";
import { TickList } from "../ui/tick-list.tsx";
import { Timeline } from "../ui/timeline.tsx";
import { toast, type ToastKind } from "../ui/toast.ts";
import { Logo } from "../ui/logo.tsx";
import { Versus } from "../ui/versus.tsx";
import type { Samples } from "./samples.ts";
import { Specimen } from "./specimen.tsx";
import type { Words } from "./words.ts";

/** Whole class names, to be found by the styles. */
const SIZES = [
  "text-display",
  "text-h1",
  "text-h2",
  "text-h3",
  "text-lead",
  "text-body",
  "text-small",
  "text-xs",
];
const TONES = ["bg-page", "bg-card", "bg-sand", "tone-green jali", "tone-night", "tone-paper"];

export function WordsAndColours({ samples: { exchange, words } }: { readonly samples: Samples }) {
  const { hero, task } = exchange;
  const { title, lead } = hero;
  return (
    <section className="wrap section grid gap-12">
      <SectionHeading title={words.headings.words} />
      <div className="grid gap-6">
        {SIZES.map((size) => (
          <Specimen key={size} name={size}>
            <p className={size}>{title}</p>
          </Specimen>
        ))}
      </div>
      <Specimen name="tokens">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
          {Object.keys(day).map((token) => (
            <li key={token} className="text-small">
              <span className="block h-12 border" style={{ background: `var(--${token})` }} />
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {TONES.map((tone) => (
          <li key={tone} className={`border p-6 ${tone}`}>
            <code className="text-small">{tone}</code>
            <p className="text-h3">{title}</p>
            <p className="text-stone">{lead}</p>
            <a className="tap inline-flex items-center link" href={task.other.href}>
              {task.other.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Buttons = ({
  buttons,
  disabled,
}: Pick<Words, "buttons"> & { readonly disabled: boolean }) => (
  <p className="flex flex-wrap items-center gap-3">
    {(["primary", "secondary", "quiet"] as const).map((kind) => (
      <button key={kind} type="button" className={`btn ${CLASSES[kind]}`} disabled={disabled}>
        {buttons[kind]}
      </button>
    ))}
    <button type="button" className="btn-round" aria-label={buttons.close} disabled={disabled}>
      <span className="i-lucide-x" aria-hidden="true" />
    </button>
  </p>
);
const CLASSES = { primary: "btn-primary", secondary: "btn-secondary", quiet: "btn-quiet" };

function OpenDialog({ question, answer, buttons }: Question & Pick<Words, "buttons">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-secondary" onClick={() => setOpen(true)}>
        {question}
      </button>
      <Dialog labelledBy="dialog-title" open={isOpen} onClose={() => setOpen(false)}>
        <div className="grid gap-5 p-8">
          <h3 id="dialog-title" className="text-h3">
            {question}
          </h3>
          <p>{answer}</p>
          <button type="button" className="btn btn-primary w-fit" onClick={closeDialog}>
            {buttons.close}
          </button>
        </div>
      </Dialog>
    </>
  );
}

const Toasts = ({ toasts }: Pick<Words, "toasts">) => (
  <p className="flex flex-wrap gap-3">
    {Object.entries(toasts).map(([kind, message]) => (
      <button
        key={kind}
        type="button"
        className="btn btn-secondary"
        onClick={() => toast(kind as ToastKind, message, 4000)}
      >
        {kind}
      </button>
    ))}
  </p>
);

/** By the name of its file, and the state that it is in. */
type Specimens = Readonly<Record<string, ReactNode>>;

/** Small pieces: buttons, links, marks. */
function listSmallPieces({ exchange, legal, loan, promise, rental, words }: Samples): Specimens {
  const { buttons, toasts } = words;
  const [question] = exchange.questions;
  return {
    btn: <Buttons buttons={buttons} disabled={false} />,
    "btn, disabled": <Buttons buttons={buttons} disabled />,
    dialog: <OpenDialog {...question!} buttons={buttons} />,
    toast: <Toasts toasts={toasts} />,
    "contact-links": (
      <p className="flex flex-wrap items-center gap-6">
        <ChatLink />
        <PhoneLink />
      </p>
    ),
    "store-buttons": <StoreButtons />,
    breadcrumb: <Breadcrumb trail={promise.opening.crumbs} />,
    "section-heading": <SectionHeading {...exchange.headings.problems} />,
    callout: <Callout title={rental.dashboard.title}>{rental.dashboard.text}</Callout>,
    "badge-list": <BadgeList badges={loan.benefits} />,
    "bank-mark, logo": (
      <p className="flex flex-wrap gap-6">
        <Logo className="size-10" />
        {[1, 2, 3, 4, 5, 6, 7, 8].map((mark) => (
          <BankMark key={mark} mark={mark} />
        ))}
      </p>
    ),
    "big-number": <BigNumber value="24" label={loan.opening.title} text={loan.opening.lead} />,
    "tick-list": <TickList items={legal.papers} />,
  };
}

/** Text and pictures in a section. */
function listSectionPieces({ exchange, home, loan, rental, words }: Samples): Specimens {
  const [question] = exchange.questions;
  const [testimonial] = home.sampleTestimonials;
  return {
    points: <Points points={exchange.problems} className="sm:grid-cols-2" />,
    steps: <Steps steps={exchange.process} columns />,
    timeline: <Timeline moments={rental.reminders} />,
    scale: <Scale spans={words.spans} end={8} ticks={words.ticks} />,
    versus: <Versus {...exchange.reasons} />,
    "comparison-table": <ComparisonTable {...rental.packages} />,
    "summary-list": <SummaryList rows={loan.terms} />,
    "link-rows": <LinkRows rows={exchange.ways} />,
    accordion: <Accordion items={exchange.questions} name="styleguide-questions" />,
    "accordion, open": <Accordion items={[question!]} name="styleguide-open" open />,
    expandable: (
      <Expandable name="styleguide-more" about={question!.question}>
        <p>{question!.answer}</p>
      </Expandable>
    ),
    quote: <Quote {...testimonial!} />,
    "quote, large": <Quote {...testimonial!} large />,
    picture: (
      <Picture name="exchange" alt="" caption={exchange.hero.alt} className="block max-w-md" />
    ),
    "picture-card": (
      <div className="max-w-md">
        <PictureCard {...exchange.ways[0]!} picture="exchange" />
      </div>
    ),
    split: (
      <Split picture="document-verification" alt="" arch flip>
        <p>{exchange.hero.lead}</p>
      </Split>
    ),
    carousel: (
      <Carousel label={home.rowLabels.letters}>
        {exchange.problems.map(({ title, text }) => (
          <Callout key={title} title={title}>
            {text}
          </Callout>
        ))}
      </Carousel>
    ),
    "loop-video": <LoopVideo label={home.intro.loop} className="max-w-xs" />,
  };
}

/** Calculators and sample papers. */
function listPapers({ exchange, legal, promise, rental }: Samples): Specimens {
  return {
    "calculators/loan": <LoanCalculator />,
    "example-figures": <ExampleFigures />,
    "documents/cost-sheet": <CostSheet paper={exchange.costSheet} />,
    "documents/letter-sheet": <LetterSheet paper={promise.feeLetter} />,
    "documents/title-trace": <TitleTrace paper={legal.titleTrace} />,
    "documents/visit-note": <VisitNote paper={rental.visitNote} />,
  };
}

/** Those that take the whole width of a page. */
function listSections({ exchange, home, legal, promise }: Samples): Specimens {
  return {
    marquee: (
      <Marquee label={home.rowLabels.banks}>
        {legal.papers.map((paper) => (
          <li key={paper} className="px-8">
            {paper}
          </li>
        ))}
      </Marquee>
    ),
    hero: <Hero {...exchange.hero} task={<ExchangeTask {...exchange.task} />} />,
    essentials: <Essentials {...exchange.essentials} />,
    model: <Model {...exchange.model} />,
    "page-intro": (
      <>
        <PageIntro {...promise.opening} picture="promise" alt={promise.envelope.alt} />
        {/* It is shown once something follows it: see "shown-with-next" in src/styles/shortcuts.ts. */}
        <div />
      </>
    ),
    "sticky-section": (
      <StickySection {...exchange.headings.problems}>
        <Points points={exchange.problems} />
      </StickySection>
    ),
    "legal-text": (
      <LegalText
        sections={promise.promises.slice(0, 2).map(({ title, text }, i) => ({
          id: `legal-${i}`,
          title,
          blocks: [text, [title]],
        }))}
      />
    ),
    "closing, letter": <Closing {...promise.closing} />,
    "closing, phone": <Closing {...promise.closing} as="phone" />,
    "staff-link": <StaffLink />,
  };
}

export const Pieces = ({ samples }: { readonly samples: Samples }) => (
  <>
    <div className="wrap grid gap-14">
      <SectionHeading title={samples.words.headings.pieces} />
      {Object.entries({
        ...listSmallPieces(samples),
        ...listSectionPieces(samples),
        ...listPapers(samples),
      }).map(([name, piece]) => (
        <Specimen key={name} name={name}>
          {piece}
        </Specimen>
      ))}
    </div>
    <div className="mt-14 grid gap-14">
      {Object.entries(listSections(samples)).map(([name, section]) => (
        <Specimen key={name} name={name} wide>
          {section}
        </Specimen>
      ))}
    </div>
  </>
);
