import type { Content } from "./content.en.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Link } from "../../ui/link.tsx";

/** Twelve services, grouped by the moment at which they are needed. */
export function ServiceCards({ content }: { readonly content: Content }) {
  const { chapters, headings } = content;
  return (
    <section className="wrap section">
      <SectionHeading {...headings.services} />
      <div className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-4 lg:gap-y-0">
        {chapters.map(({ moment, services }) => (
          <section key={moment} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <h3 className="brass-base pb-2 font-sans text-small font-600 text-brass">{moment}</h3>
            <ul className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
              {services.map(({ title, description, image, link, icon }) => (
                <li key={link}>
                  <Link href={link} className="service-card">
                    <Picture
                      name={image}
                      upTo={800}
                      alt=""
                      sizes="(min-width:64rem) 18rem,8rem"
                      className="block overflow-hidden rounded"
                    />
                    <span className="flex gap-2 text-h3">
                      <Glyph name={icon} />
                      {title}
                    </span>
                    <span className="text-small text-stone">{description}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
