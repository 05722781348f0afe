import { useState } from "react";
import { day } from "../styles/tokens.ts";
import { Accordion } from "../ui/accordion.tsx";
import { Argument } from "../ui/argument.tsx";
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
import { Expandable } from "../ui/expandable.tsx";
import { Hero } from "../ui/hero.tsx";
import { ExchangeCalculator } from "../ui/calculators/exchange.tsx";
import { LoanCalculator } from "../ui/calculators/loan.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { LegalText } from "../ui/legal-text.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { LoopVideo } from "../ui/loop-video.tsx";
import { Marquee } from "../ui/marquee.tsx";
import { PageIntro } from "../ui/page-intro.tsx";
import { CostSheet } from "../ui/documents/cost-sheet.tsx";
import { FeeLetter } from "../ui/documents/fee-letter.tsx";
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
import { Mark } from "../ui/vector.tsx";
import { Versus } from "../ui/versus.tsx";
import type { Shown } from "./shown.ts";
import { Specimen } from "./specimen.tsx";
import type { Words } from "./words.ts";

/** Whole class names, to be found by the styles. */
const SIZES = ["text-display", "text-h1", "text-h2", "text-h3", "text-lead", "text-body", "text-small", "text-xs"];
const TONES = ["bg-page", "bg-card", "bg-sand", "tone-green jali", "tone-night", "tone-paper"];

export function WordsAndColours({ words }: { readonly words: Words }) {
  return (
    <section className="wrap section grid gap-12">
      <SectionHeading title={words.headings.words} />
      <div className="grid gap-6">
        {SIZES.map((size) => (
          <Specimen key={size} name={size}>
            <p className={size}>{words.sizes}</p>
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
            <p className="text-h3">{words.sizes}</p>
            <p className="text-stone">{words.page.description}</p>
            <p>
              <a className="tap inline-flex items-center link" href="/about/promise">
                {words.buttons.read}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Buttons({ buttons, states }: Words) {
  return (
    <>
      {[false, true].map((disabled) => (
        <Specimen key={String(disabled)} name="btn" state={disabled ? states.disabled : ""}>
          <p className="flex flex-wrap items-center gap-3">
            <button type="button" className="btn btn-primary" disabled={disabled}>
              {buttons.primary}
            </button>
            <button type="button" className="btn btn-secondary" disabled={disabled}>
              {buttons.secondary}
            </button>
            <button type="button" className="btn btn-quiet" disabled={disabled}>
              {buttons.quiet}
            </button>
            <button type="button" className="btn-round" aria-label={buttons.round} disabled={disabled}>
              <span className="i-lucide-x" aria-hidden="true" />
            </button>
          </p>
        </Specimen>
      ))}
    </>
  );
}

function OpenDialog({ dialog }: Words) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Specimen name="dialog">
      <button type="button" className="btn btn-secondary" onClick={() => setOpen(true)}>
        {dialog.open}
      </button>
      <Dialog labelledBy="dialog-title" open={isOpen} onClose={() => setOpen(false)}>
        <div className="grid gap-5 p-8">
          <h3 id="dialog-title" className="text-h3">
            {dialog.title}
          </h3>
          <p>{dialog.text}</p>
          <button type="button" className="btn btn-primary w-fit" onClick={closeDialog}>
            {dialog.close}
          </button>
        </div>
      </Dialog>
    </Specimen>
  );
}

const Toasts = ({ toasts }: Words) => (
  <Specimen name="toast">
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
  </Specimen>
);

export function Pieces({ shown }: { readonly shown: Shown }) {
  const { buy, exchange, legal, promise, rental, words } = shown;
  const { headings } = exchange;
  return (
    <>
      <div className="wrap grid gap-14">
        <SectionHeading title={words.headings.pieces} />
        <Buttons {...words} />
        <OpenDialog {...words} />
        <Toasts {...words} />
        <Specimen name="contact-links">
          <p className="flex flex-wrap items-center gap-6">
            <ChatLink />
            <PhoneLink />
          </p>
        </Specimen>
        <Specimen name="store-buttons">
          <StoreButtons />
        </Specimen>
        <Specimen name="breadcrumb">
          <Breadcrumb trail={promise.opening.crumbs} />
        </Specimen>
        <Specimen name="section-heading">
          <SectionHeading {...headings.problems} />
        </Specimen>
        <Specimen name="callout">
          <Callout title={words.callout.title}>{words.callout.text}</Callout>
        </Specimen>
        <Specimen name="badge-list">
          <BadgeList badges={words.badges} />
        </Specimen>
        <Specimen name="bank-mark, vector">
          <p className="flex flex-wrap gap-6">
            <Mark className="size-10" />
            {[1, 2, 3, 4, 5, 6, 7, 8].map((mark) => (
              <BankMark key={mark} mark={mark} />
            ))}
          </p>
        </Specimen>
        <Specimen name="big-number">
          <BigNumber {...exchange.figure} />
        </Specimen>
        <Specimen name="tick-list">
          <TickList items={words.ticks} />
        </Specimen>
        <Specimen name="points">
          <Points points={exchange.problems} className="sm:grid-cols-2" />
        </Specimen>
        <Specimen name="steps">
          <Steps steps={exchange.process} columns />
        </Specimen>
        <Specimen name="timeline">
          <Timeline moments={words.moments} />
        </Specimen>
        <Specimen name="scale">
          <Scale spans={words.spans} end={8} ticks={words.ticksOfTime} />
        </Specimen>
        <Specimen name="versus">
          <Versus {...exchange.reasons} />
        </Specimen>
        <Specimen name="comparison-table">
          <ComparisonTable {...words.comparison} />
        </Specimen>
        <Specimen name="ledger">
          <Ledger rows={exchange.terms} />
        </Specimen>
        <Specimen name="link-rows">
          <LinkRows rows={exchange.ways} />
        </Specimen>
        <Specimen name="accordion">
          <Accordion items={exchange.questions} name="styleguide-questions" />
        </Specimen>
        <Specimen name="accordion" state="open">
          <Accordion items={exchange.questions.slice(0, 1)} name="styleguide-open" open />
        </Specimen>
        <Specimen name="expandable">
          <Expandable name="styleguide-more" more={words.more.more} less={words.more.less} about={words.more.about}>
            <p>{words.more.text}</p>
          </Expandable>
        </Specimen>
        <Specimen name="quote">
          <Quote {...words.quote} />
        </Specimen>
        <Specimen name="quote" state="large">
          <Quote {...words.quote} large />
        </Specimen>
        <Specimen name="picture">
          <Picture name="exchange" alt={exchange.hero.alt} caption={words.sizes} className="block max-w-md" />
        </Specimen>
        <Specimen name="picture-card">
          <div className="grid gap-10 md:grid-cols-2">
            {buy.doors.map((door) => (
              <PictureCard key={door.href} {...door} />
            ))}
          </div>
        </Specimen>
        <Specimen name="split">
          <Split {...exchange.illustration} arch flip>
            <p>{exchange.hero.lead}</p>
          </Split>
        </Specimen>
        <Specimen name="carousel">
          <Carousel label={words.cards}>
            {exchange.features.map(({ title, text }) => (
              <Callout key={title} title={title}>
                {text}
              </Callout>
            ))}
          </Carousel>
        </Specimen>
        <Specimen name="loop-video">
          <LoopVideo label={exchange.hero.alt} className="max-w-xs" />
        </Specimen>
        <Specimen name="calculators/exchange">
          <ExchangeCalculator {...exchange.calculator} />
        </Specimen>
        <Specimen name="calculators/loan">
          <LoanCalculator />
        </Specimen>
        <Specimen name="documents/cost-sheet">
          <CostSheet paper={exchange.costSheet} />
        </Specimen>
        <Specimen name="documents/fee-letter">
          <FeeLetter paper={promise.feeLetter} />
        </Specimen>
        <Specimen name="documents/title-trace">
          <TitleTrace paper={legal.titleTrace} />
        </Specimen>
        <Specimen name="documents/visit-note">
          <VisitNote paper={rental.visitNote} />
        </Specimen>
      </div>
      <div className="mt-14 grid gap-14">
        <Specimen name="marquee" wide>
          <Marquee label={words.row}>
            {words.ticks.map((one) => (
              <li key={one} className="px-8">
                {one}
              </li>
            ))}
          </Marquee>
        </Specimen>
        <Specimen name="hero" wide>
          <Hero {...exchange.hero} />
        </Specimen>
        <Specimen name="page-intro" wide>
          <PageIntro {...promise.opening} picture="promise" alt={promise.envelope.alt} />
          {/* It is shown once something follows it: see "at-once" in src/styles/shortcuts.ts. */}
          <div />
        </Specimen>
        <Specimen name="argument" wide>
          <Argument {...headings.problems}>
            <Points points={exchange.problems} />
          </Argument>
        </Specimen>
        <Specimen name="legal-text" wide>
          <LegalText
            sections={promise.promises.slice(0, 2).map(({ title, text, hold }, i) => ({
              id: `legal-${i}`,
              title,
              blocks: [text, [hold]],
            }))}
          />
        </Specimen>
        <Specimen name="closing, letter" wide>
          <Closing {...promise.closing} />
        </Specimen>
        <Specimen name="closing, phone" wide>
          <Closing {...promise.closing} as="phone" />
        </Specimen>
        <Specimen name="closing, dusk" wide>
          <Closing {...exchange.closing} />
        </Specimen>
        <Specimen name="staff-link" wide>
          <StaffLink />
        </Specimen>
      </div>
    </>
  );
}
