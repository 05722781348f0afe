export interface Span {
  readonly label: string;
  /** The span in words; the bar only draws it. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

export interface ScaleProps {
  spans: readonly Span[];
  /** Where the scale ends; it begins at 0. */
  end: number;
  /** What stands under it, evenly from its beginning to its end. */
  ticks: readonly string[];
}

/** How long things take, drawn to one scale: the line runs from the beginning, the bar is the range in which it ends. */
export function Scale({ spans, end, ticks }: ScaleProps) {
  return (
    <div>
      <dl className="grid gap-7">
        {spans.map(({ label, value, from, to }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt className="text-h3">{label}</dt>
            <dd className="figures font-600 text-brass">{value}</dd>
            <dd className="mt-2.5 w-full" aria-hidden="true">
              <svg viewBox={`0 0 ${end} 4`} preserveAspectRatio="none" fill="var(--art-brass)" className="h-3.5 w-full">
                <rect y="1.8" width={end} height=".4" opacity=".25" />
                <rect y="1.5" width={from} height="1" opacity=".6" />
                <rect x={from} width={to - from} height="4" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-3 flex justify-between text-small text-stone" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </div>
  );
}
