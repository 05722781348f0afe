export interface VersusRow {
  readonly label: string;
  readonly usual: string;
  readonly ours: string;
}

export interface VersusProps {
  /** What the two ways are called. */
  usual: string;
  ours: string;
  rows: readonly VersusRow[];
}

/** The usual way beside ours, point by point. On a phone each point stacks, so nothing scrolls sideways. */
export function Versus({ usual, ours, rows }: VersusProps) {
  return (
    <div>
      <div className="plinth hidden grid-cols-[9rem_1fr_1fr] gap-8 pb-3 md:grid" aria-hidden="true">
        <p className="col-start-2 text-stone">{usual}</p>
        <p className="text-h3">{ours}</p>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.label} className="grid gap-x-8 gap-y-2 border-b py-4 md:grid-cols-[9rem_1fr_1fr]">
            <h3 className="text-h3">{row.label}</h3>
            <p className="text-stone">
              <span className="block text-small md:sr-only">{usual}: </span>
              {row.usual}
            </p>
            <p className="font-500">
              <span className="block text-small text-brass md:sr-only">{ours}: </span>
              {row.ours}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
