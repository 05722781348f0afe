import { people, portraitOf } from "../../content/team.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

/** As many as may be in view before anybody turns the row. */
const EAGER = 6;

export function TeamRow() {
  return (
    <section className="tone-green jali">
      <div className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_2fr]">
        <div>
          <SectionHeading
            title="The people whose names stand on your file"
            lead="Nine specialists, and one of them is yours from the first call."
          />
          <p className="mt-6">
            <a href="/about/team" className="btn btn-secondary">
              Meet the team
            </a>
          </p>
          <p className="mt-6 text-small text-stone">Their portraits are models, like every picture here.</p>
        </div>
        <Carousel label="Our team">
          {people.map(({ id, name, title }) => (
            <a key={id} href={`/about/team?member=${id}`} className="group block">
              <Picture
                name={portraitOf(id)}
                alt=""
                sizes="(min-width:64rem) 16rem,88vw"
                eager={id <= EAGER}
                className="block overflow-hidden rounded-lg"
              />
              <span className="mt-4 block text-h3 group-hover:underline">{name}</span>
              <span className="block text-small text-stone">{title}</span>
            </a>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
