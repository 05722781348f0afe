import type { Content } from "./content.en.ts";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Link } from "../../ui/link.tsx";

/** Links to the five pages about the company, as arches. */
export function Doors({ content }: { readonly content: Content }) {
  const { doors, headings } = content;
  return (
    <section className="wrap section pt-0">
      <SectionHeading {...headings.doors} />
      <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-5">
        {doors.map(({ title, description, image, link }) => (
          <li key={link}>
            <Link
              href={link}
              className="group grid grid-cols-[4.5rem_1fr] items-center gap-6 sm:grid-cols-[6.5rem_1fr] lg:block"
            >
              <Picture
                name={image}
                upTo={800}
                alt=""
                sizes="(min-width:64rem) 28rem,13rem"
                className="arch block aspect-4/5 lg:mb-4"
              />
              <span>
                <span className="block text-h3 group-hover:text-leaf">{title}</span>
                <span className="block">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
