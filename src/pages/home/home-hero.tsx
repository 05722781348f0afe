import type { Content } from "./content.en.ts";
import { Picture } from "../../ui/picture.tsx";

/** The opening of the home page: text above, picture below. */
export function HomeHero({ content }: { readonly content: Content }) {
  const { hero, tagline } = content;
  return (
    <section className="plinth title-sheet overflow-hidden">
      <div className="wrap at-once grid items-end gap-x-16 gap-y-6 pt-8 md:pt-12 xl:grid-cols-[auto_1fr]">
        <h1 className="text-display max-w-3xl">{tagline}</h1>
        <div>
          <p className="text-lead">{hero.lead}</p>
          {/* The negative margin keeps both side by side on a phone, in the fallback font too. */}
          <p className="mt-6 -mr-[14px] flex flex-wrap gap-x-3 sm:gap-x-6">
            <a href={hero.exchange.href} className="btn btn-primary max-sm:px-4">
              {hero.exchange.label}
            </a>
            <a href={hero.services.href} className="tap inline-flex items-center font-600 underline">
              {hero.services.label}
            </a>
          </p>
        </div>
      </div>
      <Picture name="hero" narrow="hero-tall" alt={hero.alt} sizes="100vw" priority className="title-model" />
    </section>
  );
}
