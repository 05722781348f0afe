import { chapters, headings } from "./content.ts";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

/**
 * Twelve services as the index of a book, in four chapters. Where a mouse can point, one large model at the side shows the line that it
 * points to; elsewhere each line has its own small one.
 */
export function ServiceIndex() {
  return (
    <section className="wrap section">
      <SectionHeading {...headings.services} />
      <div className="index mt-12">
        {chapters.map(({ moment, services }) => (
          <section key={moment}>
            <h3 className="plinth pb-2 font-sans text-small font-600 text-brass">{moment}</h3>
            <ul>
              {services.map(({ title, description, image, link }) => (
                <li key={link} className="border-b">
                  <a href={link} className="index-row">
                    <span className="index-view">
                      <Picture
                        name={image}
                        upTo={800}
                        alt=""
                        sizes="(min-width:64rem) and (hover:hover) 31rem,7rem"
                        className="block"
                      />
                    </span>
                    <span className="text-h3">{title}</span>
                    <span className="text-stone">{description}</span>
                    <span className="i-lucide-arrow-right" aria-hidden="true" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
