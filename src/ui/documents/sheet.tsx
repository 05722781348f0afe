import type { ReactNode } from "react";
import { company } from "../../content/company.ts";
import { sampleNote, sampleStamp } from "../../content/documents.ts";
import { t } from "../../i18n/t.ts";
import { Logo } from "../logo.tsx";

/** The look of the paper. Whole class names, so that UnoCSS finds them. */
const KINDS = {
  bound: "sheet-bound",
  folded: "sheet-folded",
  ledger: "sheet-ledger",
  slip: "sheet-slip",
};

/** Marks of a red pencil. */
export const PENCIL =
  "text-clay underline decoration-wavy decoration-[1px] underline-offset-[.2em]";

export interface SheetProps {
  title: string;
  /** The reference and the date, under the title. */
  file: string;
  day: string;
  /** Under the name of the firm. */
  desk?: string;
  kind: keyof typeof KINDS;
  /** Signatures and seals. */
  foot: ReactNode;
  children: ReactNode;
}

/** A drawn document of a client's file, marked as a sample. It stays light in the dark scheme. */
export function Sheet({ title, file, day, desk, kind, foot, children }: SheetProps) {
  return (
    <figure className="mx-auto w-full max-w-2xl min-w-0">
      <div className={`tone-paper sheet ${KINDS[kind]}`}>
        <div className="flex items-start justify-between gap-4 border-b-2 border-brass pb-3">
          <p className="flex items-center gap-2.5 font-display text-xl">
            <Logo className="size-9" />
            <span className="leading-tight">
              <span className="whitespace-nowrap">{company.name}</span>
              {desk && <span className="block font-sans text-xs font-400 text-stone">{desk}</span>}
            </span>
          </p>
          <p className="text-right">
            <span className="block text-h3">{title}</span>
            <span className="block text-xs text-stone">{file}</span>
            <span className="block text-xs text-stone">{day}</span>
          </p>
        </div>
        {children}
        <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">
          {foot}
          <p className="mb-2 ml-auto rounded-sm border-[2.5px] border-clay px-3 py-[.1rem] text-lg font-700 [letter-spacing:.12em] text-clay uppercase [rotate:-7deg]">
            {t(sampleStamp)}
          </p>
        </div>
      </div>
      <figcaption className="mt-5 text-center text-small text-stone">{t(sampleNote)}</figcaption>
    </figure>
  );
}

/** Invented signatures. */
const HANDS = {
  adviser:
    "M4 30c7-2 12-25 17-25 4 0-4 24-1 24 4 0 8-23 12-23 4 0-4 22 0 23 5 1 7-11 10-11s-1 8 2 8 5-9 8-9 0 8 3 8c4 0 4-15 9-20 2-2-3 20 0 20 4 0 5-8 9-8s0 8 4 8 7-10 10-10 0 9 4 8c9-2 14-8 33-9",
  owner:
    "M5 12c8-9 24-9 22 0-2 8-15 9-17 18-1 4 8 2 13-3s8-11 11-11-4 11 0 11 6-11 9-11-3 11 1 11 5-12 10-12-3 12 2 12c6 0 7-16 12-22 3-3-6 23-1 22s9-10 13-9-2 9 3 8c8-2 6-7 26-12",
  caretaker:
    "M4 26c5-6 9-20 13-20s-6 23-1 22 6-12 10-12-2 10 2 10 6-10 9-9-1 9 3 8 10-8 14-8-1 8 4 7 12-6 25-9",
};

export function Signature({ hand, label }: { hand: keyof typeof HANDS; label: string }) {
  return (
    <div>
      <svg viewBox="0 0 120 36" className="h-11 w-36 text-ink" aria-hidden="true">
        <path
          d={HANDS[hand]}
          fill="none"
          stroke="var(--pen)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <p className="border-t pt-1 text-xs text-stone">{label}</p>
    </div>
  );
}

/** A round seal with words along its edge. */
export function Seal({ words }: { words: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      className="size-30 [rotate:9deg] opacity-85"
      fill="none"
      stroke="var(--clay)"
      aria-hidden="true"
    >
      <circle cx="60" cy="60" r="58" strokeWidth="1.5" />
      <circle cx="60" cy="60" r="39" />
      <path
        id="seal-ring"
        stroke="none"
        d="M60 60m-45.5 0a45.5 45.5 0 1 1 91 0a45.5 45.5 0 1 1-91 0"
      />
      {/* Firefox reads the length here, WebKit in the path. */}
      <text fill="var(--clay)" stroke="none" fontSize="12" fontWeight="600" textLength="278">
        <textPath href="#seal-ring" textLength="278">
          {words}
        </textPath>
      </text>
      <path
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M45 78V60c0-10 11-12 15-19 4 7 15 9 15 19v18M66 59v16m-5-5 5 5 5-5M54 75V60m-5 5 5-5 5 5"
      />
    </svg>
  );
}

/** Facts in boxes at the head of a document. */
export function Facts({
  facts,
}: {
  facts: readonly { readonly label: string; readonly value: string }[];
}) {
  return (
    <dl className="my-4 flex flex-wrap overflow-hidden border text-small">
      {facts.map(({ label, value }) => (
        // The outer lines are hidden, however the boxes wrap.
        <div key={label} className="-mt-px -ml-px flex-auto border-t border-l px-3 py-1.5">
          <dt className="text-xs text-stone">{label}</dt>
          <dd className="figures font-500">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
