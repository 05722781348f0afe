export interface Point {
  readonly title: string;
  readonly text: string;
}

export interface PointsProps {
  points: readonly Point[];
  /** The grid's columns, as classes. Without them there is one. */
  className?: string;
  as?: "h3" | "h4";
}

/** A list of titles with texts, in one or more columns. */
export function Points({ points, className = "", as: Heading = "h3" }: PointsProps) {
  return (
    <ul className={`grid gap-x-12 ${className}`}>
      {points.map(({ title, text }) => (
        <li key={title} className="border-t pt-4 pb-7">
          <Heading className="text-h3">{title}</Heading>
          <p className="mt-1.5 text-stone">{text}</p>
        </li>
      ))}
    </ul>
  );
}
