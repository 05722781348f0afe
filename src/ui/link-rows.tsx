import { Arrow } from "./arrow.tsx";
import { Link } from "./link.tsx";
export interface LinkRow {
  readonly title: string;
  readonly text?: string;
  readonly href: string;
}

interface LinkRowsProps {
  rows: readonly LinkRow[];
  /** In two columns, for short ones. */
  columns?: boolean;
}

/** Links with a short text, one in each row. The whole row is clickable. */
export function LinkRows({ rows, columns }: LinkRowsProps) {
  return (
    <ul className={columns ? "grid gap-x-12 border-t sm:grid-cols-2" : "border-t"}>
      {rows.map(({ title, text, href }) => (
        <li key={title} className="border-b">
          <Link
            href={href}
            className={`group grid grid-cols-[1fr_auto] items-baseline gap-x-8 gap-y-1.5 py-5 ${columns ? "" : "md:grid-cols-[1fr_1.25fr_auto]"}`}
          >
            <span className="text-h3 group-hover:text-leaf">{title}</span>
            {text && (
              <span className={`col-span-full ${columns ? "" : "md:col-auto"}`}>{text}</span>
            )}
            <Arrow className={`col-start-2 row-start-1 ${columns ? "" : "md:col-start-3"}`} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
