/** Fictitious marks that stand in for the partner banks' own until the business supplies them. */
const solid = [
  null,
  "M8 40h32v-6H8zm5-9h22v-6H13zm5-9h12v-6H18zm4-9h4V7h-4z",
  "M24 5 35 16 24 27 13 16zM11 19l10 10-10 10L1 29zM37 19l10 10-10 10-10-10zM24 33l5.5 5.5L24 44l-5.5-5.5z",
  "M20 20h8v8h-8z",
  "M6 26.5a2.5 2.5 0 0 1 5 0v11a2.5 2.5 0 0 1-5 0zM14 18.5a2.5 2.5 0 0 1 5 0v19a2.5 2.5 0 0 1-5 0zM22 10.5a2.5 2.5 0 0 1 5 0v27a2.5 2.5 0 0 1-5 0zM30 18.5a2.5 2.5 0 0 1 5 0v19a2.5 2.5 0 0 1-5 0zM38 26.5a2.5 2.5 0 0 1 5 0v11a2.5 2.5 0 0 1-5 0z",
  "M6 6h17v17A17 17 0 0 1 6 6zM42 6v17H25A17 17 0 0 1 42 6zM6 42V25h17A17 17 0 0 1 6 42zM42 42a17 17 0 0 1-17-17h17z",
  "M28.5 24a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0",
  "M6 28c6-8 12-8 18 0s12 8 18 0v6c-6 8-12 8-18 0s-12-8-18 0zm0-14c6-8 12-8 18 0s12 8 18 0v6c-6 8-12 8-18 0s-12-8-18 0z",
] as const;

const outline = [
  "M7 42V27.1C7 14 18.2 11.5 24 6C29.8 11.5 41 14 41 27.1V42zM15 42V31.2C15 24.2 20.9 22.9 24 20C27.1 22.9 33 24.2 33 31.2V42",
  null,
  null,
  "M8 8h32v32H8zM8 24 24 8l16 16-16 16z",
  null,
  null,
  "M24 5 40 14.5v19L24 43 8 33.5v-19zM8 14.5 24 24l16-9.5M24 24v19",
  null,
] as const;

export interface BankMarkProps {
  /** 1 to 8. */
  mark: number;
  className?: string;
}

export function BankMark({ mark, className = "size-10" }: BankMarkProps) {
  const filled = solid[mark - 1];
  const drawn = outline[mark - 1];
  return (
    <svg viewBox="0 0 48 48" className={className} fill="none" aria-hidden="true">
      {drawn && <path d={drawn} stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />}
      {filled && <path d={filled} fill="currentColor" />}
    </svg>
  );
}
