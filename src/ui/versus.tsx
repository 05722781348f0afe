export interface VersusRow {
  readonly label: string;
  readonly usual: string;
  readonly ours: string;
}

export interface VersusProps {
  /** Short names of the two ways, for phones. */
  usual: string;
  ours: string;
  rows: readonly VersusRow[];
}

const ROW = "grid grid-cols-2 gap-x-6 gap-y-2 md:grid-cols-[11rem_1fr_1fr] md:gap-x-10";

/** The usual way next to ours, point by point. */
export function Versus({ usual, ours, rows }: VersusProps) {
  return (
    <div>
      <div className={`brass-base pb-3 ${ROW}`} aria-hidden="true">
        <p className="text-stone md:col-start-2">{usual}</p>
        <p className="text-h3">{ours}</p>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.label} className={`border-b py-4 ${ROW}`}>
            <h3 className="text-h3 col-span-2 md:col-span-1">{row.label}</h3>
            <p className="text-stone">
              <span className="sr-only">{`${usual}: `}</span>
              <span>{row.usual}</span>
            </p>
            <p className="font-500">
              <span className="sr-only">{`${ours}: `}</span>
              <span>{row.ours}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
