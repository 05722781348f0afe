export interface Point {
  readonly title: string;
  readonly text: string;
}

export interface PointsProps {
  points: readonly Point[];
  /** The grid's columns, as classes. Without them there is one. */
  className?: string;
  /** Without a line between the rows. */
  plain?: boolean;
}

/** A list of titles with texts, in one or more columns. */
export function Points({ points, className = "", plain }: PointsProps) {
  return (
    <ul className={`grid gap-x-12 ${className}`}>
      {points.map(({ title, text }) => (
        <li key={title} className={plain ? "pb-7" : "border-t pt-4 pb-7"}>
          <h3 className="text-h3">{title}</h3>
          <p className="mt-1.5">{text}</p>
        </li>
      ))}
    </ul>
  );
}
