/** The cell of most kinds: the value as text. */
export const plainCell = (value: unknown): string =>
  value === null || value === undefined
    ? ""
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);

export const yesNoCell = (value: unknown): string =>
  value === true || value === 1 ? "Yes" : value === false || value === 0 ? "No" : plainCell(value);
