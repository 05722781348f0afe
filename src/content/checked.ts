/** Source of a dated fact. The launch check lists it until someone has checked it, and again after 180 days. */
export interface Checked {
  readonly source: string;
  /** `2026-11-25`. */
  readonly checkedOn: string;
  /** The name of a lawyer or accountant. Empty until one has checked it. */
  readonly checkedBy: string;
}

/**
 * The line that a page prints. Blank until someone has checked.
 * @param tag of the language, such as `en-IN`
 */
export function checkedLine(
  { checkedOn, checkedBy }: Checked,
  tag: string,
  write: (on: string, by: string) => string,
): string {
  const on = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(checkedOn),
  );
  return checkedBy && write(on, checkedBy);
}
