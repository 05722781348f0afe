/** A form's address with what is already known, so that the form opens filled in so far. */
export const formLink = (path: string, known: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(known)}`;
