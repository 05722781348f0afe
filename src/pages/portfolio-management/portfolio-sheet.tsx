import type { Content } from "./content.en.ts";

const ROW = "grid grid-cols-[5fr_5fr_3fr] gap-x-3 gap-y-3 md:gap-x-6 md:grid-cols-[1.5fr_1fr_1fr_.7fr_1.7fr]";

/** The sheet as an owner would read it: a line for each property, and what to do about it. On a phone each line folds in three. */
export function PortfolioSheet({ sheet }: Pick<Content, "sheet">) {
  return (
    <div className="figures rounded-lg border bg-card p-5 md:p-10">
      <div className={`hidden pb-3 text-small text-stone md:grid ${ROW}`} aria-hidden="true">
        <span>{sheet.property}</span>
        {sheet.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul className="border-t-2 border-brass">
        {sheet.rows.map(({ property, cells, advice }) => (
          <li key={property} className={`items-baseline border-b py-5 last:border-b-0 last:pb-0 ${ROW}`}>
            <h3 className="text-h3 col-span-full md:col-span-1">{property}</h3>
            {cells.map((cell, i) => (
              <p key={sheet.columns[i]} className="text-small md:text-body">
                <span className="block text-stone md:sr-only">{sheet.columns[i]} </span>
                {cell}
              </p>
            ))}
            <p className="col-span-full font-600 text-leaf md:col-span-1">{advice}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
