export interface Step {
  readonly title: string;
  readonly text: string;
  /** How long it takes, where that is known. */
  readonly time?: string;
}

export interface StepsProps {
  /** In two columns on a wide screen. */
  columns?: boolean;
  steps: readonly Step[];
}

const ROWS: Record<number, string> = {
  2: "lg:grid-rows-2",
  3: "lg:grid-rows-3",
  4: "lg:grid-rows-4",
};

/** Numbered steps, joined by a line. */
export function Steps({ steps, columns }: StepsProps) {
  const rows = Math.ceil(steps.length / 2);
  return (
    <ol
      className={
        columns ? `steps lg:grid lg:grid-flow-col lg:gap-x-16 ${ROWS[rows] ?? ""}` : "steps"
      }
    >
      {steps.map(({ title, text, time }, i) => (
        // No line after the last step of the first column.
        <li
          key={title}
          className={columns && i + 1 === rows ? "lg:pb-0! lg:after:hidden" : undefined}
        >
          <h3 className="text-h3">{title}</h3>
          {time && <p className="mt-1 text-small font-600 text-brass">{time}</p>}
          <p className="mt-1.5">{text}</p>
        </li>
      ))}
    </ol>
  );
}
