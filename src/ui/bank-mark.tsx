/**
 * An invented logo in place of a partner bank's, until the business supplies the real ones. Takes the colour of the text.
 * @param mark 1 to 8
 */
export function BankMark({ mark }: { mark: number }) {
  return (
    <svg className="size-10" aria-hidden="true">
      <use href={`/art/banks.svg#b${mark}`} />
    </svg>
  );
}
