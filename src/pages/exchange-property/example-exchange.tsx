import { example } from "./content.ts";

/** One exchange in figures: two homes, and the gap between them. */
export function ExampleExchange() {
  return (
    <figure className="mt-10 max-w-md">
      <dl className="figures border-t">
        {[example.yours, example.theirs].map(({ whose, home, value }) => (
          <div key={whose} className="flex items-end justify-between gap-6 border-b py-4">
            <dt>
              <span className="block text-small text-stone">{whose}</span>
              {home}
            </dt>
            <dd className="text-h3 whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div className="flex items-end justify-between gap-6 border-b-2 border-brass py-4">
          <dt>{example.difference.label}</dt>
          <dd className="text-h2 whitespace-nowrap text-brass">{example.difference.value}</dd>
        </div>
      </dl>
      <figcaption className="mt-3 text-small text-stone">{example.caption}</figcaption>
    </figure>
  );
}
