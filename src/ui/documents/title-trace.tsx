import type { titleTrace } from "../../content/documents.ts";
import type { Translation } from "../../i18n/translation.ts";
import { Facts, PENCIL, Seal, Sheet, Signature } from "./sheet.tsx";

/** A report on the chain of owners, with one link that is missing. */
export function TitleTrace({ paper }: { readonly paper: Translation<typeof titleTrace> }) {
  return (
    <Sheet
      kind="bound"
      title={paper.title}
      desk={paper.desk}
      file={paper.file}
      day={paper.day}
      foot={
        <>
          <Signature hand="adviser" label={paper.signed} />
          <Seal words={paper.seal} />
          <p className="order-last w-full text-xs text-stone">{paper.enclosed}</p>
        </>
      }
    >
      <Facts facts={paper.subject} />
      <div className="overflow-x-auto">
        <table className="w-full text-left text-small">
          <thead className="text-stone">
            <tr className="border-b">
              {paper.columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-3 font-500">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paper.links.map((link) => {
              const isOpen = "open" in link;
              return (
                <tr key={link.year} className="border-b align-top">
                  <th scope="row" className="figures py-2 pr-3 font-600">
                    {link.year}
                  </th>
                  <td className="py-2 pr-3">
                    <span className="block font-500">{link.event}</span>
                    <span className="text-stone">{link.paper}</span>
                  </td>
                  <td className="py-2 font-500">
                    <span className={isOpen ? PENCIL : ""}>{link.found}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="mt-5 grid gap-x-5 sm:grid-cols-[auto_1fr] sm:items-baseline">
        <span>
          <span className="text-small text-stone">{`${paper.verdict.label}: `}</span>
          <span className="text-h2 text-clay sm:block">{paper.verdict.word}</span>
        </span>
        <span className="font-500">{paper.verdict.text}</span>
      </p>
    </Sheet>
  );
}
