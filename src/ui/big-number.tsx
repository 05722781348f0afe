export interface BigNumberProps {
  /** The text before the figure. */
  before?: string;
  value: string;
  label?: string;
  /** The meaning of the number. */
  text?: string;
}

/** One large figure with its explanation. */
export function BigNumber({ before, value, label, text }: BigNumberProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
      <p>
        {before && <span className="mb-2 block text-h3">{before} </span>}
        <span className="figures font-display text-[clamp(4rem,2rem+10vw,9rem)] leading-none text-brass">
          {value}{" "}
        </span>
      </p>
      {/* Next to the figure if a line fits there, otherwise under it. */}
      <div className="max-w-xl flex-[1_1_16rem]">
        {label && <p className="text-h3">{label}</p>}
        {text && <p className="mt-3">{text}</p>}
      </div>
    </div>
  );
}
