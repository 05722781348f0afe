export interface BigNumberProps {
  value: string;
  label: string;
  /** The sentence that makes the number mean something. */
  text?: string;
}

/** One figure, as large as it deserves. */
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
