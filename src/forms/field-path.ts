/**
 * Addresses of the controls of a form: `city` for a field, `visits.0.location` for a cell of a group. TanStack Form writes
 * the latter `visits[0].location`, and a body has it under the path of its field (wire.ts).
 */
import { listPlaces } from "./wire.ts";

export interface FieldPath {
  /** The name of the field. */
  readonly name: string;
  /** The row of a group, from 0. */
  readonly row?: number;
  /** The name of the cell in the row. */
  readonly cell?: string;
}

export const cellPath = (name: string, row: number, cell: string): string => `${name}.${row}.${cell}`;

export function parseFieldPath(path: string): FieldPath {
  const [name = "", row, cell] = path.split(".");
  return { name, ...(row !== undefined && { row: Number(row) }), ...(cell !== undefined && { cell }) };
}

/** The name of the field that has this control. */
export const fieldName = (path: string): string => parseFieldPath(path).name;

/** `visits.0.location` as `visits[0].location`. */
export const toTanStackPath = (path: string): string => path.replace(/\.(\d+)\./, "[$1].");

/** `visits[0].location` as `visits.0.location`. */
export const fromTanStackPath = (path: string): string => path.replace(/\[(\d+)\]/, ".$1");

/** The control of a path in the body: `formData.visits.0.date` is `visits.0.date`. Undefined if no field has it. */
export function fromWirePath(form: Parameters<typeof listPlaces>[0], wirePath: string): string | undefined {
  for (const [name, path] of listPlaces(form)) {
    const prefix = path.join(".");
    if (wirePath === prefix || wirePath.startsWith(`${prefix}.`)) return `${name}${wirePath.slice(prefix.length)}`;
  }
  return undefined;
}
