import type { SolarService } from "./content.en.ts";
import { Expandable } from "../../ui/expandable.tsx";
import { Picture } from "../../ui/picture.tsx";

export interface ServiceCardProps {
  service: SolarService;
  /** Across the whole row, the picture beside the words. */
  wide?: boolean;
  /** The picture on the right. */
  flip?: boolean;
}

/** One of eight; what is behind 'Read More' opens alone. */
export function ServiceCard({ service, wide, flip }: ServiceCardProps) {
  const { title, tagline, text, more, picture, alt, ask } = service;
  return (
    <article
      className={
        wide
          ? `grid items-center gap-x-14 gap-y-5 ${flip ? "md:grid-cols-[1fr_1.35fr]" : "md:grid-cols-[1.35fr_1fr]"}`
          : ""
      }
    >
      <Picture
        name={picture}
        alt={alt}
        sizes={wide ? "(min-width:48rem) 42rem,100vw" : "(min-width:64rem) 24rem,(min-width:40rem) 50vw,100vw"}
        className={`block overflow-hidden rounded-lg ${flip ? "md:order-2" : ""}`}
      />
      <div className={wide ? "" : "mt-5"}>
        <h3 className={wide ? "text-h3 md:text-h2" : "text-h3"}>{title}</h3>
        <p className="mt-1 font-600 text-brass">{tagline}</p>
        <p className="mt-2 text-stone">{text}</p>
        <Expandable name="solar-services" about={title}>
          <div className="grid gap-3">
            {more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <a href={ask.href}>{ask.label}</a>
            </p>
          </div>
        </Expandable>
      </div>
    </article>
  );
}
