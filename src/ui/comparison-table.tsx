// False positives: these are a table's own roles, written out.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { t } from "../i18n/t.ts";
import { Link } from "./link.tsx";
import { Unbroken } from "./unbroken.tsx";

export interface ComparisonColumn {
  readonly title: string;
  readonly price?: string;
  readonly recommended?: boolean;
}

export interface ComparisonRow {
  readonly label: string;
  /** The page about it. */
  readonly href?: string;
  /** One for each column: a text, or a tick (true) or a dash (false). */
  readonly cells: readonly (string | boolean)[];
}

export interface ComparisonTableProps {
  /** For screen readers. */
  caption: string;
  columns: readonly ComparisonColumn[];
  rows: readonly ComparisonRow[];
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === "string") return <Unbroken text={value} />;
  return value ? (
    <>
      <span className="i-lucide-check text-leaf" aria-hidden="true" />
      <span className="sr-only">{t("Included")}</span>
    </>
  ) : (
    <>
      <span className="text-stone" aria-hidden="true">
        –
      </span>
      <span className="sr-only">{t("Not included")}</span>
    </>
  );
}

const COLUMNS: Record<number, string> = { 2: "grid-cols-2", 3: "grid-cols-3", 4: "grid-cols-4" };

/**
 * A table that fits on a phone: there each row's label is above its cells, under sticky column heads. The roles are explicit because a
 * table with `display: grid` loses its own.
 */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  const grid = `grid md:table-row ${COLUMNS[columns.length] ?? ""}`;
  return (
    <table role="table" className="block w-full text-left md:table md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      {/* So that the columns do not change with each row that arrives. */}
      <colgroup>
        <col className="w-1/4" />
        {columns.map(({ title }) => (
          <col key={title} />
        ))}
      </colgroup>
      <thead className="sticky top-17 z-1 block bg-page md:static md:table-header-group">
        <tr role="row" className={`${grid} border-b-2 border-brass align-bottom`}>
          <th scope="col" role="columnheader" className="hidden md:table-cell">
            <span className="sr-only">{t("What is compared")}</span>
          </th>
          {columns.map(({ title, price, recommended }) => (
            <th
              key={title}
              scope="col"
              role="columnheader"
              className={`flex flex-col justify-end px-1 py-3 font-400 md:table-cell md:p-4 ${recommended ? "bg-sand" : ""}`}
            >
              {recommended && (
                <span className="block whitespace-nowrap text-xs font-600 text-brass max-[22rem]:-mx-1 max-[22rem]:[letter-spacing:-.03em] md:text-small">
                  {t("Recommended")}{" "}
                </span>
              )}
              <span className="block text-h3">{title} </span>
              {price && (
                <span className="figures block text-h3 max-sm:text-[1.0625rem] font-sans! font-600!">
                  {price}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(({ label, href, cells }) => (
          <tr key={label} role="row" className={`${grid} border-b`}>
            <th
              scope="row"
              role="rowheader"
              className="col-span-full px-1 pt-3 font-500 md:px-0 md:py-3.5 md:pr-4"
            >
              {href ? <Link href={href}>{label}</Link> : label}
            </th>
            {cells.map((value, i) => (
              <td
                key={columns[i]?.title}
                role="cell"
                className={`figures [word-spacing:-.02em] px-1 pt-1 pb-3 md:p-4 md:py-3.5 ${columns[i]?.recommended ? "md:bg-sand" : ""}`}
              >
                <Cell value={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
