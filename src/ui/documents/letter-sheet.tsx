import type { buyerUndertaking, feeLetter } from "../../content/documents.ts";
import type { Translation } from "../../i18n/translation.ts";
import { Seal, Sheet, Signature } from "./sheet.tsx";

/** A letter with numbered terms, as a folded sheet. */
export function LetterSheet({
  paper,
}: {
  readonly paper: Translation<typeof feeLetter | typeof buyerUndertaking>;
}) {
  return (
    <Sheet
      kind="folded"
      title={paper.title}
      file={paper.file}
      day={paper.day}
      foot={
        <>
          <Signature hand="adviser" label={paper.signatures[0]} />
          <Signature hand="owner" label={paper.signatures[1]} />
          <Seal words={paper.seal} />
        </>
      }
    >
      <p className="mt-5 text-small">
        {paper.to.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <p className="mt-5 font-display text-lg underline">{paper.subject}</p>
      <p className="mt-3">{paper.greeting}</p>
      <ol className="mt-3 grid gap-2">
        {paper.terms.map((term, i) => (
          <li key={term.label} className="grid grid-cols-[1.5rem_1fr]">
            <span className="font-display" aria-hidden="true">
              {`${i + 1}.`}
            </span>
            <span>
              <b className="font-600">{term.label}</b> <span>{term.text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4">{paper.close}</p>
    </Sheet>
  );
}
