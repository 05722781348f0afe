import type { Content } from "./content.en.ts";

/** A chain of owners as a lawyer reads it: the year, what happened, and what must be on paper. */
export function TitleChain({ content }: { readonly content: Content }) {
  const { chain } = content;
  return (
    <ol className="border-t-2 border-brass">
      {chain.map(({ year, event, check }) => (
        <li
          key={year}
          className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-b py-4.5 md:grid-cols-[6rem_1fr_1.5fr] md:gap-x-8"
        >
          <span className="figures text-h3 text-brass">{year}</span>
          <h3 className="text-h3">{event}</h3>
          <p className="col-start-2 mt-1 text-stone md:col-start-3 md:mt-0.5">{check}</p>
        </li>
      ))}
    </ol>
  );
}
