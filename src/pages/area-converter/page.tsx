import { LAND_UNITS } from "../../forms/reading/land.ts";
import { Closing } from "../../ui/closing.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { Content } from "./content.en.ts";
import { Converter } from "./converter.tsx";
import { shownNumber } from "./shown-number.ts";

const GAJ = 9;
const SQUARE_METRE = LAND_UNITS.find(({ name }) => name === "sq m")!.sqft;

/** The usual sizes of plots. */
const IN_GAJ = [50, 60, 80, 100, 120, 150, 160, 180, 200, 250, 300, 400, 500, 1000] as const;
const SIDES = [
  [15, 30],
  [20, 30],
  [20, 40],
  [25, 50],
  [30, 40],
  [30, 50],
  [30, 60],
  [40, 50],
  [40, 60],
  [50, 50],
  [50, 80],
  [60, 90],
  [80, 100],
  [100, 100],
] as const;

export default function AreaConverterPage({ content }: { readonly content: Content }) {
  const { closing, differing, calculator, opening, origins, sizes, table, units } = content;
  return (
    <>
      <PageIntro {...opening}>
        <Converter words={calculator} units={units} />
      </PageIntro>
      <section className="bg-sand">
        <div className="wrap section grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
          <SectionHeading {...table.heading} />
          <SizeTable
            {...table}
            rows={LAND_UNITS.map(({ name, sqft }) => [
              `1 ${units[name]}`,
              ...[1, GAJ, SQUARE_METRE].map((unit) => shownNumber(sqft / unit)),
            ])}
          />
        </div>
      </section>
      <section className="wrap section">
        <SectionHeading {...sizes.heading} className="mb-10" />
        <div className="grid grid-cols-1 gap-x-20 gap-y-12 md:grid-cols-2">
          <SizeTable
            {...sizes.gaj}
            rows={IN_GAJ.map((gaj) =>
              [gaj, gaj * GAJ, (gaj * GAJ) / SQUARE_METRE].map(shownNumber),
            )}
          />
          <SizeTable
            {...sizes.sides}
            rows={SIDES.map(([wide, long]) => [
              `${wide} × ${long}`,
              shownNumber(wide * long),
              shownNumber((wide * long) / GAJ),
            ])}
          />
        </div>
      </section>
      <section className="border-t">
        <div className="wrap section grid grid-cols-1 items-start gap-x-16 gap-y-14 lg:grid-cols-[1.4fr_1fr]">
          <div>
            <SectionHeading {...origins.heading} className="mb-8" />
            <dl className="border-t">
              {origins.items.map(({ title, text }) => (
                <div key={title} className="border-b py-4">
                  <dt className="text-h3">{title}</dt>
                  <dd className="measure mt-1">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="rounded-lg bg-sand px-5 py-8 sm:px-8">
            <SectionHeading {...differing.heading} />
            {differing.text.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </section>
      <Closing {...closing} />
    </>
  );
}

interface SizeTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell is the row's heading. */
  readonly rows: readonly (readonly string[])[];
}

/** A table of figures with few columns, for phones. */
function SizeTable({ caption, columns, rows }: SizeTableProps) {
  return (
    // With large text the table scrolls sideways, not the page.
    <div className="overflow-x-auto">
      <table className="figures w-full text-right text-small sm:text-body">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b-2 border-brass text-small text-stone">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="py-2 pl-2 font-500 first:pl-0 first:text-left"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...cells]) => (
            <tr key={label} className="border-b">
              <th scope="row" className="py-2.5 text-left font-600">
                {label}
              </th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]} className="py-2.5 pl-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
