import type { Content } from "./content.en.ts";
import { Picture } from "../../ui/picture.tsx";
import { PictureCard } from "../../ui/picture-card.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Link } from "../../ui/link.tsx";

/** Three featured services. The first one is larger. */
export function Featured({ content }: { readonly content: Content }) {
  const { exchangeLink, featured, headings } = content;
  const [first, ...others] = featured;
  return (
    <section className="wrap section pt-0">
      <SectionHeading {...headings.featured} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <article>
          <Picture
            name={first.image}
            alt=""
            sizes="(min-width:64rem) 44rem,100vw"
            className="block overflow-hidden rounded-lg"
          />
          <h3 className="mt-6 text-h2">{first.title}</h3>
          <p className="mt-4 text-lead">{first.description}</p>
          <TickList className="mt-6 grid gap-3" items={first.features} />
          <p className="mt-8">
            <Link href={first.link} className="btn btn-secondary">
              {exchangeLink}
            </Link>
          </p>
        </article>
        <div className="grid gap-x-16 gap-y-12 sm:grid-cols-2 lg:grid-cols-1">
          {others.map(({ title, description, link, image, features }) => (
            <div key={link}>
              <PictureCard
                title={title}
                text={description}
                href={link}
                picture={image}
                sizes="(min-width:64rem) 28rem,100vw"
              />
              <p className="font-600 text-brass">{features.join(" · ")}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
