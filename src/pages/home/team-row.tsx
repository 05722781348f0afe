import type { Content } from "./content.en.ts";
import { deskId } from "../team/desk-id.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Link } from "../../ui/link.tsx";

export function TeamRow({ content }: { readonly content: Content }) {
  const { headings, meetTheTeam, desksNote, rowLabels, people } = content;
  return (
    <section className="tone-green jali">
      <div className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_2fr]">
        <div>
          <SectionHeading {...headings.team} />
          <div className="mt-6">
            <Link href={meetTheTeam.href} className="btn btn-secondary">
              {meetTheTeam.label}
            </Link>
          </div>
          <p className="mt-6 text-small text-stone">{desksNote}</p>
        </div>
        <Carousel label={rowLabels.team}>
          {people.map(({ id, name, title }) => (
            <Link key={id} href={`/about/team?member=${id}`} className="group block">
              <Picture
                name={deskId(id)}
                alt=""
                sizes="(min-width:64rem) 16rem,(min-width:48rem) 30vw,100vw"
                className="block overflow-hidden rounded-lg"
              />
              <span className="mt-4 block text-h3 group-hover:underline">{name}</span>
              <span className="block text-small text-stone">{title}</span>
            </Link>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
