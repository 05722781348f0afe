import { Closing } from "../../ui/closing.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { PrintAlone } from "../../ui/print-alone.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { Content } from "./content.en.ts";
import { ServiceGroup } from "./service-group.tsx";

export default function AllServicesPage({ content }: { readonly content: Content }) {
  const { closing, headings, intro, moreServices, prices, printPrices, serviceGroups, straightToForms } = content;
  return (
    <>
      <PageIntro {...intro} />
      <div className="pt-10 md:pt-14">
        {serviceGroups.map((group, i) => (
          <ServiceGroup key={group.title} group={group} eager={i === 0} />
        ))}
      </div>
      <div className="border-t">
        <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <section>
            <SectionHeading {...headings.moreServices} className="mb-8" />
            <LinkRows rows={moreServices} />
          </section>
          <section>
            <SectionHeading {...headings.straightToForms} className="mb-8" />
            <LinkRows rows={straightToForms} />
          </section>
        </div>
      </div>
      <section className="wrap pb-20 lg:pb-28" data-alone="">
        <SectionHeading {...headings.prices} className="mb-8" />
        <ComparisonTable {...prices} />
        <div className="mt-8">
          <PrintAlone label={printPrices} />
        </div>
      </section>
      <Closing {...closing} />
    </>
  );
}
