/** The address of a form with some answers filled in. */
export const formLink = (path: string, known: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(known)}`;
