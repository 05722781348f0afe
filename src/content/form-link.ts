/** The address of a form with some answers filled in. */
export const formLink = (path: string, answers: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(answers)}`;

/**
 * Rows that open a form with their title in a text field, after the subject. A row with an address keeps it.
 * @param field of the form, which takes any text
 */
export const fillIn = <Row extends { readonly title: string; readonly href?: string }>(
  rows: readonly Row[],
  path: string,
  field: string,
  subject = "",
): (Row & { readonly href: string })[] =>
  rows.map((row) => ({
    ...row,
    href: row.href ?? formLink(path, { [field]: [subject, row.title].filter(Boolean).join(": ") }),
  }));
