export interface Span {
  readonly label: string;
  /** The span in words. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

export interface Tick {
  readonly at: number;
  /** Empty for a tick without words. */
  readonly label: string;
}

export interface ScaleProps {
  spans: readonly Span[];
  /** The end of the scale, which begins at 0. */
  end: number;
  ticks: readonly Tick[];
}

/** The first and the last label do not reach beyond the scale. */
const anchorAt = (value: number, end: number): "start" | "middle" | "end" => {
  if (value === 0) return "start";
  return value === end ? "end" : "middle";
};

/** How long things take, drawn to one scale. Each bar is the range within which a thing ends. */
export function Scale({ spans, end, ticks }: ScaleProps) {
  const toPercent = (value: number): string => `${(100 * value) / end}%`;
  return (
    <div>
      <dl className="grid gap-7">
        {spans.map(({ label, value, from, to }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-6">
            <dt className="text-h3 [overflow-wrap:break-word]">{label}</dt>
            <dd className="figures font-600 text-brass">{value}</dd>
            <dd className="col-span-full mt-2.5" aria-hidden="true">
              <svg fill="var(--art-brass)" className="h-3.5 w-full">
                <rect y="6" width="100%" height="2" opacity=".25" />
                <rect y="5" width={toPercent(from)} height="4" opacity=".6" />
                <rect x={toPercent(from)} width={toPercent(to - from)} height="14" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <svg
        className="figures mt-3 h-8 w-full overflow-visible text-small"
        fill="var(--stone)"
        aria-hidden="true"
      >
        {ticks.map((tick) => (
          <g key={tick.at}>
            <line x1={toPercent(tick.at)} x2={toPercent(tick.at)} y2="6" stroke="var(--stone)" />
            <text x={toPercent(tick.at)} y="24" textAnchor={anchorAt(tick.at, end)}>
              {tick.label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
