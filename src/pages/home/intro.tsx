import { company } from "../../content/company.ts";
import { proofs } from "./content.ts";
import { LoopVideo } from "../../ui/loop-video.tsx";

const established = `established ${company.established}`;

/** What we are, beside an arched window on one day of the neighbourhood. */
export function Intro() {
  return (
    <section className="wrap section grid items-center gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
      <div>
        <h2 className="text-h1">A home is more than a deal</h2>
        <p className="mt-6 text-lead">
          It is a salary, a school, a grandmother's room, and a file of papers that nobody has read in years. We are a
          family business enterprise, {established}, and we look after all of it: the exchange and the title, the loan,
          the tenant and the truck.
        </p>
        <p className="mt-4 text-stone">
          Your property is never published. Its details go to verified buyers or partners, after our own check, and to
          nobody else.
        </p>
        <dl className="mt-6 grid gap-3 border-t pt-6">
          {proofs.map(({ figure, text }) => (
            <div key={figure} className="grid items-baseline gap-x-6 sm:grid-cols-2">
              <dt className="figures text-h2 text-brass">{figure}</dt>
              <dd className="text-stone">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LoopVideo
        label="The model neighbourhood, from day to dusk in eight seconds"
        className="mx-auto w-full max-w-md"
        frame="arch aspect-4/5 object-[25%]"
      />
    </section>
  );
}
