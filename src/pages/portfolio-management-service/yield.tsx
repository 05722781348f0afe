import type { Content } from "./content.en.ts";
import { SummaryList } from "../../ui/summary-list.tsx";
import { PrintAlone } from "../../ui/print-alone.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

/** As `grouped` of src/forms/reading/rupees.ts. Imported by a content page, that would make every form page fetch more. */
const grouped = (rupees: number): string => rupees.toLocaleString("en-IN");

/** A year of one property, from the rent down to what is left of it, with a column on paper for one's own. */
export function Yield({ yieldSheet }: Pick<Content, "yieldSheet">) {
  const { columns, costs, heading, left, print, rent, signs, value, yields } = yieldSheet;
  const lines = [
    { label: rent.label, figure: grouped(rent.amount) },
    ...costs.map(({ label, amount }) => ({ label, figure: `− ${grouped(amount)}` })),
    { label: left.label, figure: grouped(left.amount), isTotal: true },
    { label: value.label, figure: grouped(value.amount) },
    { label: yields.label, figure: yields.figure, isTotal: true },
  ];
  return (
    <section className="wrap section" data-alone="">
      <SectionHeading {...heading} />
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <div className="min-w-0">
          {/* Enlarged, it scrolls by itself and not the page. */}
          <div className="overflow-x-auto">
            <table className="figures w-full text-right">
              <thead className="border-b-2 border-brass text-small text-stone">
                <tr>
                  {columns.map((column, i) => (
                    <th
                      key={column}
                      scope="col"
                      className={`py-2 pl-3 font-500 first:pl-0 first:text-left ${i === 2 ? "hidden w-1/4 print:table-cell" : ""}`}
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ label, figure, ...line }) => {
                  const weight = "isTotal" in line ? "font-600" : "font-400";
                  return (
                    <tr key={label} className="border-b">
                      <th scope="row" className={`py-2.5 text-left ${weight}`}>
                        {label}
                      </th>
                      <td className={`py-2.5 pl-3 whitespace-nowrap ${weight}`}>{figure}</td>
                      <td className="hidden print:table-cell">&nbsp;</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
          <div className="mt-6">
            <PrintAlone label={print} />
          </div>
        </div>
        <div>
          <h3 className="text-h3 mb-5">{signs.title}</h3>
          <SummaryList rows={signs.rows} />
        </div>
      </div>
    </section>
  );
}
