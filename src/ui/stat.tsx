export interface StatProps {
  value: string;
  label: string;
}

/** Figures side by side, held apart by hairlines; nothing else on the row. */
export function StatRow({ stats }: { stats: readonly StatProps[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 border-y py-8 lg:flex">
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse lg:flex-1 lg:px-5 lg:first:pl-0 lg:not-first:border-l">
          <dt className="text-small text-stone">{label}</dt>
          <dd className="text-h2 figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface BigNumberProps extends StatProps {
  /** The sentence that makes the number mean something. */
  text?: string;
}

export function BigNumber({ value, label, text }: BigNumberProps) {
  return (
    <div className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-[auto_1fr]">
      <p className="figures font-display text-[clamp(4rem,2rem+10vw,9rem)] leading-none text-brass">{value}</p>
      <div className="max-w-xl">
        <p className="text-h3">{label}</p>
        {text && <p className="mt-3 text-stone">{text}</p>}
      </div>
    </div>
  );
}
