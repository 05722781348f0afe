/** The address of a form with some answers filled in. */
export const formLink = (path: string, answers: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(answers)}`;
