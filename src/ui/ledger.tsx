export interface LedgerRow {
  readonly term: string;
  readonly detail: string;
}

/** Facts at a glance, as in an account book: what is asked on the left, the answer on the right. */
export function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <dl className="border-t">
      {rows.map(({ term, detail }) => (
        <div key={term} className="grid gap-x-6 border-b py-3.5 sm:grid-cols-[minmax(9rem,2fr)_3fr]">
          <dt className="text-stone">{term}</dt>
          <dd className="figures font-500">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
