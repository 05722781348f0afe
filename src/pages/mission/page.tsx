import { Closing } from "../../ui/closing.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Head } from "../../ui/head.tsx";
import { aims, closing, headings, opening, page, plan, quickLinks, statement } from "./content.ts";

export function Mission() {
  return (
    <>
      <Head page={page} />
      <header className="wrap pt-8 md:pt-12">
        <Breadcrumb trail={opening.crumbs} />
        <h1 className="text-h3 text-brass">{opening.title}</h1>
        <p className="mt-5 max-w-5xl font-display text-[clamp(1.75rem,1.2rem+2.6vw,3.375rem)] leading-tight">
          {statement}
        </p>
        <div className="mt-10 grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <p className="text-lead text-stone">{opening.lead}</p>
          <Picture
            {...plan}
            priority
            sizes="(min-width:64rem) 50rem,100vw"
            className="block overflow-hidden rounded-lg"
          />
        </div>
      </header>
      <section className="mt-14 bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.aims} className="mb-12" />
          <Points points={aims} className="md:grid-cols-3" />
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading {...headings.quickLinks} className="mb-10" />
        <LinkRows rows={quickLinks} />
      </section>
      <Closing {...closing} />
    </>
  );
}
