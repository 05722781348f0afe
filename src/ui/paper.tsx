import type { SamplePaper } from "../content/papers.ts";

/** A paper as a client gets it, with invented contents: it says so itself. */
export function Paper({ title, about, rows, result }: SamplePaper) {
  return (
    <figure className="plinth rounded-lg bg-card px-5 py-6 shadow-card sm:px-8">
      <figcaption className="flex items-start justify-between gap-4 border-b-2 border-brass pb-3">
        <span>
          <span className="block text-h3">{title}</span>
          <span className="block text-small text-stone">{about}</span>
        </span>
        <span className="rounded border border-brass px-2 text-small font-600 text-brass">Sample</span>
      </figcaption>
      <dl className="figures text-small">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b py-2.5">
            <dt className="text-stone">{label}</dt>
            <dd className="font-500">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 font-600">{result}</p>
    </figure>
  );
}
