export interface BankMarkProps {
  /** 1 to 8. */
  mark: number;
  className?: string;
}

/** Fictitious marks that stand in for the partner banks' own until the business supplies them. They take the colour of the text. */
export function BankMark({ mark, className = "size-10" }: BankMarkProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/art/banks.svg#b${mark}`} />
    </svg>
  );
}
