import { Closing } from "../../ui/closing.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { Content } from "./content.en.ts";

export default function MissionPage({ content }: { readonly content: Content }) {
  const { closing, headings, opening, plan, quickLinks, statement } = content;
  return (
    <>
      <header className="wrap shown-with-next grid items-center gap-x-16 gap-y-8 pt-8 md:pt-12 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <Breadcrumb trail={opening.crumbs} />
          <h1 className="text-h3 text-brass">{opening.title}</h1>
          <p className="mt-5 font-display text-[clamp(1.75rem,1.2rem+2.2vw,2.875rem)] leading-tight">
            {statement.text}
          </p>
          <p className="mt-6 text-lead">{opening.lead}</p>
        </div>
        {/* `sizes` is wider than the frame, because the square shows only the middle of the picture. */}
        <Picture
          name={plan.picture}
          alt={plan.alt}
          priority
          sizes="(min-width:64rem) 54rem,100vw"
          className="block overflow-hidden rounded-lg lg:aspect-square"
        />
      </header>

      <section className="wrap section">
        <SectionHeading {...headings.quickLinks} className="mb-10" />
        <LinkRows rows={quickLinks} />
      </section>
      <Closing {...closing} />
    </>
  );
}
