import { Unbroken } from "./unbroken.tsx";

export interface SummaryRow {
  readonly term: string;
  readonly detail: string;
}

/** Facts in rows: the term on the left, the detail on the right. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="border-t">
      {rows.map(({ term, detail }) => (
        <div
          key={term}
          className="grid gap-x-6 border-b py-3.5 sm:grid-cols-[minmax(9rem,2fr)_3fr]"
        >
          <dt className="text-stone">{term}</dt>
          <dd className="figures font-500">
            <Unbroken text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
