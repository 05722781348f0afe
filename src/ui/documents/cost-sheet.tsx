import type { costSheet } from "../../content/documents.ts";
import type { Translation } from "../../i18n/translation.ts";
import { Sheet } from "./sheet.tsx";

/** The costs of an exchange, as a page of an account book. */
export function CostSheet({ paper }: { readonly paper: Translation<typeof costSheet> }) {
  return (
    <Sheet
      kind="ledger"
      title={paper.title}
      file={paper.file}
      day={paper.day}
      foot={<Initials names={paper.initials} />}
    >
      <p className="mt-4 mb-2 font-display text-lg">{paper.subject}</p>
      <div className="overflow-x-auto">
        <table className="figures w-full text-right text-small">
          <thead className="text-stone">
            <tr className="border-b">
              {paper.columns.map((column, i) => (
                <th key={column} scope="col" className="py-1.5 pl-3 font-500 first:pl-0">
                  {i === 0 ? <span className="sr-only">{paper.title}</span> : column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paper.values.map(({ label, yours, theirs }) => (
              <tr key={label} className="border-b">
                <th scope="row" className="py-1.5 text-left font-400">
                  {label}
                </th>
                <td className="py-1.5 pl-3">{yours}</td>
                <td className="py-1.5 pl-3">{theirs}</td>
              </tr>
            ))}
            <tr className="[border-top:1.5px_solid_var(--ink)] [border-bottom:4px_double_var(--ink)]">
              <th scope="row" colSpan={2} className="py-2 text-left font-600">
                {paper.difference.label}
              </th>
              <td className="py-2 pl-3 text-body font-600">{paper.difference.sum}</td>
            </tr>
            {paper.parts.map(({ label, sum }) => (
              <tr key={label} className="border-b">
                <th scope="row" colSpan={2} className="py-1.5 pl-4 text-left font-400 text-stone">
                  {label}
                </th>
                <td className="py-1.5 pl-3">{sum}</td>
              </tr>
            ))}
            {paper.others.map(({ label, value }) => (
              <tr key={label} className="border-b">
                <th scope="row" className="py-1.5 text-left font-400">
                  {label}
                </th>
                <td colSpan={2} className="py-1.5 pl-3">
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

/** Both parties sign the sheet with their initials. */
function Initials({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name, i) => (
        <li key={name} className="border text-center text-xs text-stone">
          <svg viewBox="0 0 40 24" className="mx-2 h-9 w-14" aria-hidden="true">
            <path
              d={INITIALS[i]}
              fill="none"
              stroke="var(--pen)"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </svg>
          <span className="block border-t px-2">{name}</span>
        </li>
      ))}
    </ul>
  );
}

const INITIALS = [
  "M8 19c2-6 6-15 8-14s-4 14-1 14 6-13 9-13 3 5-2 6c6 0 7 7 0 7",
  "M7 6c6-2 11 1 8 5s-7 8-6 9c6 1 10-14 13-14s-3 13 1 13 6-4 9-8",
  "M9 20c3-2 7-15 9-15s1 12 3 14m-9-6c5-1 9-1 12-3m4-5c-1 5-4 13-1 13s4-5 6-6",
];
