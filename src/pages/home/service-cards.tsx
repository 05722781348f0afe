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
      <div className="moments mt-12">
        {chapters.map(({ moment, services }) => (
          <section key={moment}>
            <h3 className="plinth pb-2 font-sans text-small font-600 text-brass">{moment}</h3>
            <ul>
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
