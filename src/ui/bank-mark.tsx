export interface BankMarkProps {
  /** 1 to 8. */
  mark: number;
  className?: string;
}

/** An invented logo in place of a partner bank's, until the business supplies the real ones. Takes the colour of the text. */
export function BankMark({ mark, className = "size-10" }: BankMarkProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/art/banks.svg#b${mark}`} />
    </svg>
  );
}
