import { company } from "../../content/company.ts";
import { Picture } from "../../ui/picture.tsx";

/** A title page: the words at the head of the sheet, and the whole model on the table under them. */
export function HomeHero() {
  return (
    <section className="plinth overflow-hidden bg-table">
      <div className="wrap grid items-end gap-x-16 gap-y-6 pt-8 md:pt-12 xl:grid-cols-[auto_1fr]">
        <h1 className="text-display max-w-3xl">{company.tagline}</h1>
        <div>
          <p className="text-lead">
            Swap the home you have outgrown for the one you need: one private deal, one adviser, two sets of keys.
          </p>
          <p className="mt-6 flex flex-wrap gap-x-6">
            <a href="/exchange-property" className="btn btn-primary">
              Exchange your property
            </a>
            <a href="/all-services" className="tap inline-flex items-center font-600 underline">
              All services
            </a>
          </p>
        </div>
      </div>
      <Picture
        name="hero"
        narrow="hero-tall"
        alt="An architect's model of an Indian neighbourhood: towers, villas, a haveli and gardens on one base"
        sizes="100vw"
        priority
        className="title-model"
      />
    </section>
  );
}
