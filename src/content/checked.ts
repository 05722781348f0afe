/** What is dated: where it was read, when, and by whom of the profession. The launch check lists it while nobody has, and after 180 days. */
export interface Checked {
  readonly source: string;
  /** `2026-11-25`. */
  readonly checkedOn: string;
  /** By name; empty until somebody who may be asked has looked. */
  readonly checkedBy: string;
}

/**
 * The line that a page prints: nothing while nobody has checked.
 * @param tag of the language, such as `en-IN`
 */
export function checkedLine(
  { checkedOn, checkedBy }: Checked,
  tag: string,
  said: (on: string, by: string) => string,
): string {
  const on = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(checkedOn));
  return checkedBy && said(on, checkedBy);
}
