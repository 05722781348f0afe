export interface Moment {
  /** Above `when`, as in "Pre-approval in". */
  readonly before?: string;
  /** The day, set large. */
  readonly when: string;
  readonly what: string;
  readonly text?: string;
}

/** A few moments on a line: horizontal on a wide screen, vertical on a phone. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="grid lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto_1fr]">
      {moments.map(({ before, when, what, text }) => (
        <li
          key={when}
          className="relative border-l-2 border-brass pb-9 pl-6 last:pb-0 before:absolute before:top-0 before:-left-1.75 before:size-3 before:rounded-full before:bg-brass before:[content:''] lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:border-t-2 lg:border-l-0 lg:pt-6 lg:pr-10 lg:pb-0 lg:pl-0 lg:before:-top-1.75 lg:before:left-0"
        >
          <div className="figures text-h2 -mt-2 lg:mt-0">
            {before && (
              <span className="block font-sans text-small text-stone">{`${before} `}</span>
            )}
            <span>{when}</span>
          </div>
          <h3 className="mt-1 font-sans font-600">{what}</h3>
          {text && <p className="mt-1.5">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
