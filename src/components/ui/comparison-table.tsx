export interface ComparisonColumn {
  readonly title: string;
  readonly price?: string;
  readonly recommended?: boolean;
}

export interface ComparisonRow {
  readonly label: string;
  /** One a column: words, or true and false for a tick and a dash. */
  readonly cells: readonly (string | boolean)[];
}

export interface ComparisonTableProps {
  /** What is compared; read aloud, not shown. */
  caption: string;
  columns: readonly ComparisonColumn[];
  rows: readonly ComparisonRow[];
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === "string") return value;
  return value ? (
    <>
      <span className="i-lucide-check text-leaf" aria-hidden="true" />
      <span className="sr-only">Included</span>
    </>
  ) : (
    <>
      <span className="text-stone" aria-hidden="true">
        –
      </span>
      <span className="sr-only">Not included</span>
    </>
  );
}

/** Scrolls sideways in its own box on a phone, so that the page never does. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  const tint = (i: number): string => (columns[i]?.recommended ? "bg-sand" : "");
  return (
    // A box that scrolls must be in reach of the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="relative overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full min-w-xl text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-brass align-bottom">
            <th scope="col">
              <span className="sr-only">What is compared</span>
            </th>
            {columns.map(({ title, price, recommended }, i) => (
              <th key={title} scope="col" className={`p-4 font-400 ${tint(i)}`}>
                {recommended && <span className="block text-small font-600 text-brass">Recommended</span>}
                <span className="block text-h3">{title}</span>
                {price && <span className="figures block text-stone">{price}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-b">
              <th scope="row" className="py-3.5 pr-4 font-500">
                {label}
              </th>
              {cells.map((value, i) => (
                <td key={columns[i]?.title} className={`figures p-4 py-3.5 ${tint(i)}`}>
                  <Cell value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
