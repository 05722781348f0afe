import { Argument } from "../../ui/argument.tsx";
import { CallBand } from "../../ui/call-band.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Ledger } from "../../ui/ledger.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { BigNumber } from "../../ui/big-number.tsx";
import { Head } from "../../ui/head.tsx";
import { closing, comparison, figure, headings, hero, legalDesk, notForYou, page, reasons, times } from "./content.ts";

export function WhyUs() {
  return (
    <>
      <Head page={page} />
      <Hero {...hero} />
      <section className="wrap section">
        <SectionHeading {...headings.comparison} className="mb-8" />
        <ComparisonTable {...comparison} />
      </section>
      <div className="bg-sand">
        <Argument {...headings.reasons}>
          <Points points={reasons} />
        </Argument>
      </div>
      <section className="wrap section">
        <BigNumber {...figure} />
      </section>
      <section className="wrap grid gap-x-16 gap-y-14 pb-20 lg:grid-cols-2 lg:pb-28">
        <div>
          <SectionHeading {...headings.times} className="mb-8" />
          <Ledger rows={times} />
        </div>
        <div>
          <SectionHeading {...headings.notForYou} className="mb-8" />
          <ul className="grid gap-5">
            {notForYou.map((item) => (
              <li key={item} className="flex gap-4">
                <span className="i-lucide-minus mt-1 text-brass" aria-hidden="true" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <a href={legalDesk.href}>{legalDesk.label}</a>
          </p>
        </div>
      </section>
      <CallBand {...closing} />
    </>
  );
}
