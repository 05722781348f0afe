import { Closing } from "../../ui/closing.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { ExampleFigures } from "../../ui/example-figures.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { Content, ServiceGroup as Group } from "./content.en.ts";
import { PictureCard } from "../../ui/picture-card.tsx";

export default function AllServicesPage({ content }: { readonly content: Content }) {
  const { closing, headings, intro, moreServices, prices, serviceGroups, straightToForms } =
    content;
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
      <section className="wrap pb-20 lg:pb-28">
        <SectionHeading {...headings.prices} className="mb-8" />
        <ComparisonTable {...prices} />
        <ExampleFigures />
      </section>
      <Closing {...closing} />
    </>
  );
}

/** A group of services: its title on the left, its cards on the right. */
function ServiceGroup({ group, eager }: { group: Group; eager: boolean }) {
  const { title, text, cards } = group;
  return (
    <section className="wrap grid gap-x-16 gap-y-8 border-t py-14 lg:grid-cols-[17rem_1fr] lg:py-20">
      <div className="beside">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3">{text}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {cards.map((card, i) => (
          <li key={card.title}>
            <PictureCard
              {...card}
              eager={eager}
              inHead={eager && i === 0 ? "all" : undefined}
              sizes="(min-width:64rem) 26rem,(min-width:40rem) 50vw,100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
