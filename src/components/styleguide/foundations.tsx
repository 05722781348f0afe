import { SectionHeading } from "../ui/section-heading.tsx";

const SWATCHES = [
  "bg-page", "bg-card", "bg-sand", "bg-table", "bg-ink", "bg-stone", "bg-line", "bg-green", "bg-band", "bg-leaf", "bg-terra", "bg-clay",
  "bg-brass", "bg-danger", "bg-danger-bg", "bg-success", "bg-success-bg", "bg-focus", "bg-pic",
] as const; // prettier-ignore

const SIZES = ["text-display", "text-h1", "text-h2", "text-h3", "text-lead", "text-body", "text-small"] as const;

export function Foundations() {
  return (
    <>
      <section className="wrap section">
        <SectionHeading
          title="Colour"
          lead="One name, two values: the scheme decides. Brass marks meaning, never decoration."
        />
        <ul className="mt-8 grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-7">
          {SWATCHES.map((name) => (
            <li key={name} className="text-small">
              <span className={`mb-1 block h-16 rounded border ${name}`} />
              {name.slice(3)}
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap gap-x-5">
          <span className="text-ink">ink</span> <span className="text-stone">stone</span>{" "}
          <span className="text-leaf">leaf</span>
          <span className="text-clay">clay</span> <span className="text-brass">brass</span>
          <span className="text-danger">danger</span> <span className="text-success">success</span>
        </p>
      </section>
      <section className="wrap section border-t">
        <SectionHeading title="Type" lead="Fraunces speaks, Figtree explains. Sizes are fluid and in rem." />
        <div className="mt-8 grid gap-6">
          {SIZES.map((size) => (
            <div key={size} className="grid gap-x-6 lg:grid-cols-[8rem_1fr]">
              <span className="text-small text-stone">{size}</span>
              <p className={size}>Swap your 2 BHK in Pune for ₹1.5 crore of garden</p>
            </div>
          ))}
        </div>
      </section>
      <section className="wrap section border-t">
        <SectionHeading title="Marks and motifs" />
        <div className="mt-8 grid gap-6 sm:grid-cols-3">
          <div className="jali grid h-48 place-items-center rounded border">jali</div>
          <div className="arch grid h-48 place-items-center bg-sand">arch</div>
          <div className="plinth grid h-48 place-items-center bg-sand">plinth</div>
        </div>
      </section>
    </>
  );
}
