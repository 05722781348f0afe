import { Accordion } from "../ui/accordion.tsx";
import { BadgeList } from "../ui/badge-list.tsx";
import { BankMark } from "../ui/bank-mark.tsx";
import { Callout } from "../ui/callout.tsx";
import { Carousel } from "../ui/carousel.tsx";
import { ComparisonTable } from "../ui/comparison-table.tsx";
import { ChatLink, PhoneLink } from "../ui/contact-links.tsx";
import { Dialog, DialogButton } from "../ui/dialog.tsx";
import { Expandable } from "../ui/expandable.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { LoopVideo } from "../ui/loop-video.tsx";
import { Marquee } from "../ui/marquee.tsx";
import { PictureCard } from "../ui/picture-card.tsx";
import { Quote } from "../ui/quote.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Split } from "../ui/split.tsx";
import { BigNumber, StatRow } from "../ui/stat.tsx";
import { Steps } from "../ui/steps.tsx";
import { StoreButtons } from "../ui/store-buttons.tsx";
import { TickList } from "../ui/tick-list.tsx";
import { EmptyState, FigurePeg, Mark, ProcessLine, Success } from "../ui/vector.tsx";
import { toast } from "../../lib/toast.ts";
import * as sample from "./samples.ts";

export function Pieces() {
  return (
    <>
      <section className="wrap section border-t">
        <SectionHeading title="Buttons and links" />
        <p className="mt-8 flex flex-wrap items-center gap-3">
          <a href="/query" className="btn btn-primary">
            Submit exchange request
          </a>
          <a href="/query" className="btn btn-secondary">
            See how it works
          </a>
          <a href="/query" className="btn btn-quiet">
            Skip this
          </a>
          <button type="button" className="btn btn-primary" disabled>
            Submitting...
          </button>
          <ChatLink />
          <PhoneLink />
        </p>
        <p className="mt-4 flex flex-wrap gap-3">
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => toast("success", "Request submitted successfully!")}
          >
            Success toast
          </button>
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => toast("error", "Server error occurred. Please try again later.")}
          >
            Error toast
          </button>
          <button type="button" className="btn btn-secondary" onClick={() => toast("loading", "Uploading Files...")}>
            Loading toast
          </button>
          <DialogButton opens="sample-dialog">Open a dialog</DialogButton>
        </p>
        <Dialog id="sample-dialog" title="Greater Noida">
          <p className="mt-4">A dialog is the browser's own: Escape, the button and the backdrop close it.</p>
          <p className="mt-6">
            <a href="/trending-property-enquiry" className="btn btn-primary">
              Request Callback
            </a>
          </p>
        </Dialog>
      </section>
      <section className="wrap section border-t">
        <Split picture="exchange" alt="Two houses joined by brass arrows" caption="Illustrative model">
          <SectionHeading title="Sell and buy in one move" lead="Two families, two homes, one set of papers." />
          <TickList className="mt-6 grid gap-3" items={sample.points} />
        </Split>
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <BadgeList badges={sample.badges} />
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading title="A numbered path" />
        <div className="mt-10">
          <Steps steps={sample.steps} columns />
        </div>
      </section>
      <section className="wrap section border-t">
        <SectionHeading title="A comparison" />
        <div className="mt-8">
          <ComparisonTable caption="Rental packages" columns={sample.columns} rows={sample.rows} />
        </div>
      </section>
      <section className="wrap section border-t">
        <BigNumber
          value="98%"
          label="of families would do it again"
          text="One number at a time, with the sentence that makes it mean something."
        />
        <div className="mt-14">
          <StatRow stats={sample.stats} />
        </div>
      </section>
      <section className="jali bg-sand">
        <div className="wrap section">
          <Quote {...sample.quotes[0]} large />
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading title="A carousel" />
        <Carousel label="What families say" className="mt-8">
          {sample.quotes.map((quote) => (
            <div key={quote.author} className="h-full rounded-lg border bg-card p-6">
              <Quote {...quote} />
            </div>
          ))}
        </Carousel>
      </section>
      <section className="wrap section border-t">
        <SectionHeading title="Cards" />
        <div className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          <PictureCard
            href="/exchange-property"
            title="Exchange Property"
            text="Sell and buy at the same time."
            picture="exchange"
          />
          <PictureCard href="/nri-corner" title="NRI Corner" text="Your house in India, looked after." picture="nri" />
          <PictureCard
            href="/group-investment-service"
            title="AIPM Circle"
            text="Buy together, pay less."
            picture="circle"
          />
        </div>
      </section>
      <section className="wrap section grid gap-x-16 gap-y-12 border-t lg:grid-cols-2">
        <div>
          <SectionHeading title="Questions" />
          <div className="mt-6">
            <Accordion name="sample" items={sample.questions} />
          </div>
        </div>
        <div>
          <SectionHeading title="A ledger" />
          <div className="mt-6">
            <Ledger rows={sample.ledger} />
          </div>
          <div className="mt-8 grid gap-4">
            <Callout title="Illustrative model">No picture on this site shows a property for sale.</Callout>
            <Callout tone="success">Request submitted successfully!</Callout>
            <Callout tone="error">Server error occurred. Please try again later.</Callout>
            <Expandable name="sample-more" about="home solar">
              <p>The long text, one open at a time.</p>
            </Expandable>
          </div>
        </div>
      </section>
      <section className="wrap section border-t">
        <SectionHeading title="Passing by" />
        <div className="mt-8">
          <Marquee label="Partner banks">
            {sample.banks.map((name, i) => (
              <li key={name} className="flex items-center gap-3 px-8 text-stone">
                <BankMark mark={i + 1} />
                <span className="whitespace-nowrap font-600">{name}</span>
              </li>
            ))}
          </Marquee>
        </div>
        <LoopVideo label="A model of a neighbourhood from day to dusk" className="mt-10 max-w-3xl" />
        <div className="mt-10">
          <StoreButtons />
        </div>
      </section>
      <section className="wrap section border-t">
        <SectionHeading title="Vectors" />
        <div className="mt-8 flex flex-wrap items-end gap-10">
          <Mark className="size-16" />
          <Success className="size-24" />
          <EmptyState className="w-48" />
          <FigurePeg className="h-20" />
          <ProcessLine className="w-full max-w-md" />
        </div>
      </section>
    </>
  );
}
