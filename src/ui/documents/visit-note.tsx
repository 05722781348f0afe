import type { visitNote } from "../../content/documents.ts";
import type { Translation } from "../../i18n/translation.ts";
import { Facts, PENCIL, Sheet, Signature } from "./sheet.tsx";

/** A caretaker's note: checks, a plan with the places of the photographs, and a question to the owner. */
export function VisitNote({ paper }: { readonly paper: Translation<typeof visitNote> }) {
  return (
    <Sheet
      kind="slip"
      title={paper.title}
      file={paper.file}
      day={paper.day}
      foot={
        <>
          <p className="font-500">
            <span>{paper.ask.text}</span>
            <span className="mt-1 flex gap-5 text-small">
              {paper.ask.answers.map((answer) => (
                <span key={answer} className="flex items-center gap-2">
                  <span className="size-4 border border-stone" aria-hidden="true" />
                  <span>{answer}</span>
                </span>
              ))}
            </span>
          </p>
          <Signature hand="caretaker" label={paper.signed} />
        </>
      }
    >
      <Facts facts={paper.facts} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[1fr_11rem]">
        <ul className="self-start text-small">
          {paper.checks.map((check) => {
            const isOpen = "open" in check;
            return (
              <li key={check.label} className="flex gap-3 border-b py-2">
                <svg viewBox="0 0 20 20" className="mt-0.5 size-5" fill="none" aria-hidden="true">
                  <path stroke="var(--stone)" d="M2.5 4.5h13v13h-13z" />
                  <path
                    stroke={isOpen ? "var(--clay)" : "var(--pen)"}
                    strokeWidth="2"
                    strokeLinecap="round"
                    d={isOpen ? "M9 7v5m0 3v.1" : "M5 11c2 1 3 3 3.5 4C10 9 14 4 18.5 2"}
                  />
                </svg>
                <span>
                  <span className="block text-stone">{check.label}</span>
                  <span
                    className={`[font:italic_500_1.0625rem/1.4_var(--serif)] ${isOpen ? PENCIL : "text-[var(--pen)]"}`}
                  >
                    {check.value}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
        <div>
          <Plan label={paper.plan} />
          <p className="mt-2 text-xs text-stone">{paper.photographs}</p>
        </div>
      </div>
    </Sheet>
  );
}

const CAMERAS = [
  [22, 22],
  [66, 24],
  [112, 24],
  [116, 92],
  [62, 96],
  [20, 84],
] as const;

/** The sketch of a flat. */
function Plan({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 140 124" className="w-full max-w-56" role="img" aria-label={label}>
      <g fill="none" stroke="var(--ink)" strokeLinecap="round">
        <path
          strokeWidth="2.5"
          d="M4 4h132v104H92M78 108H4V4M48 4v28m0 14v12M4 58h30m14 0h10M92 4v34m0 14v6m44 0H92m-14 0h14v10m0 14v26M48 58v8m0 16v26"
        />
        <path
          strokeWidth=".8"
          d="M48 32a14 14 0 0 1-12 13M92 38a14 14 0 0 0-13 12M78 108a14 14 0 0 1 13-12M34 58a14 14 0 0 1 13-12M12 108v10h26v-10M100 64h30v9h-30zM10 10h20v24H10zM110 10h18v22h-18zM56 84h22v9H56z"
        />
      </g>
      <g fill="var(--page)" stroke="var(--pen)">
        {CAMERAS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="7.5" />
        ))}
      </g>
      <g fill="var(--pen)" fontSize="10" fontWeight="600" textAnchor="middle">
        {CAMERAS.map(([x, y], i) => (
          <text key={x} x={x} y={y + 3.5}>
            {i + 1}
          </text>
        ))}
      </g>
      <path
        fill="none"
        stroke="var(--clay)"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M97 82c-3-14 12-22 26-18 13 4 15 22 7 33-8 9-30 8-34-5-2-8 0-14 4-18"
      />
    </svg>
  );
}
