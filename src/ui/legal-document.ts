/** A text to be relied on: numbered sections, each of paragraphs and lists. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** A string is a paragraph, a list of strings a list. */
  readonly blocks: readonly (string | readonly string[])[];
}
