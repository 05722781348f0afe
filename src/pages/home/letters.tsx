import type { Content } from "./content.en.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

/** Testimonials, as a carousel. */
export function Letters({ content }: { readonly content: Content }) {
  const { headings, rowLabels, sampleTestimonials } = content;
  return (
    <section className="bg-sand">
      <div className="wrap section">
        <SectionHeading {...headings.letters} />
        <Carousel label={rowLabels.letters} className="mt-12">
          {sampleTestimonials.map(({ quote, author, location }) => (
            <figure key={quote} className="letter">
              <blockquote>{`“${quote}”`}</blockquote>
              <figcaption>
                <b>{author}</b>
                {`, ${location}`}
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
