/**
 * Addresses of the controls of a form: `city` for a field, `visits.0.location` for a cell of a group. TanStack Form writes
 * the latter `visits[0].location`.
 */

export interface FieldPath {
  /** The name of the field. */
  readonly name: string;
  /** The row of a group, from 0. */
  readonly row?: number;
  /** The name of the cell in the row. */
  readonly cell?: string;
}

export const cellPath = (name: string, row: number, cell: string): string =>
  `${name}.${row}.${cell}`;

export function parseFieldPath(path: string): FieldPath {
  const [name = "", row, cell] = path.split(".");
  return {
    name,
    ...(row !== undefined && { row: Number(row) }),
    ...(cell !== undefined && { cell }),
  };
}

/** The name of the field that has this control. */
export const fieldName = (path: string): string => parseFieldPath(path).name;

/** `visits.0.location` as `visits[0].location`. */
export const toTanStackPath = (path: string): string => path.replace(/\.(\d+)\./, "[$1].");

/** `visits[0].location` as `visits.0.location`. */
export const fromTanStackPath = (path: string): string => path.replace(/\[(\d+)\]/, ".$1");
