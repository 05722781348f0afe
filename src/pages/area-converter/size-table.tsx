interface SizeTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each says what it is about. */
  readonly rows: readonly (readonly string[])[];
}

/** Figures under one another, few enough columns for a phone. */
export function SizeTable({ caption, columns, rows }: SizeTableProps) {
  return (
    // Enlarged, or with a longer name of a unit, it scrolls by itself and not the page.
    <div className="overflow-x-auto">
      <table className="figures w-full text-right text-small sm:text-body">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b-2 border-brass text-small text-stone">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pl-2 font-500 first:pl-0 first:text-left">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, ...cells]) => (
            <tr key={what} className="border-b">
              <th scope="row" className="py-2.5 text-left font-600">
                {what}
              </th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]} className="py-2.5 pl-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
