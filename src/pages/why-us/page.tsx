import { StickySection } from "../../ui/sticky-section.tsx";
import { Closing } from "../../ui/closing.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { BigNumber } from "../../ui/big-number.tsx";
import type { Content } from "./content.en.ts";
import { Link } from "../../ui/link.tsx";

export default function WhyUsPage({ content }: { readonly content: Content }) {
  const { closing, comparison, figure, headings, illustration, legalDesk, notForYou, opening } =
    content;
  const { questions, reasons, times } = content;
  return (
    <>
      <PageIntro {...opening}>
        <BigNumber {...figure} />
      </PageIntro>
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.comparison} className="mb-8" />
        <ComparisonTable {...comparison} />
      </section>
      <div className="bg-sand">
        <StickySection
          {...headings.reasons}
          aside={
            <Picture
              name={illustration.picture}
              alt={illustration.alt}
              sizes="(min-width:64rem) 29rem,100vw"
              className="mt-8 block overflow-hidden rounded-lg"
            />
          }
        >
          <Points points={reasons} />
        </StickySection>
      </div>
      <StickySection {...headings.questions}>
        <SummaryList rows={questions} />
      </StickySection>
      <section className="wrap section grid gap-x-16 gap-y-14 pt-0! lg:grid-cols-2">
        <div>
          <SectionHeading {...headings.times} className="mb-8" />
          <SummaryList rows={times} />
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
            <Link href={legalDesk.href}>{legalDesk.label}</Link>
          </p>
        </div>
      </section>
      <Closing {...closing} />
    </>
  );
}
