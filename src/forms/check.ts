/** Checks of definitions that the compiler cannot make. The catalogue runs them, so that no page carries this code. */
import type { AnyForm } from "./define.ts";
import { allOptions, type Field, type Fields, findKind } from "./fields.ts";
import { CALL_TIME } from "./reading/call-time.ts";
import { TRAP } from "./trap.ts";
import { listPlaces } from "./wire.ts";

const times = (names: readonly string[], name: string): number =>
  names.filter((other) => other === name).length;

/** Names that every form has on the page or on the wire. */
const RESERVED: ReadonlySet<string> = new Set([
  "formType",
  "formData",
  "submissionId",
  "meta",
  "sourcePath",
  CALL_TIME,
  TRAP,
]);

/** A condition on an option that the other field never offers. */
function neverMet({ when = {} }: Field, fields: Fields): string | undefined {
  for (const [sibling, values] of Object.entries(when)) {
    const other = fields[sibling];
    const options = other && "options" in other ? allOptions(other.options) : undefined;
    const never = options && [values].flat().find((value) => !options.includes(value));
    if (never) return `${sibling} is ${never}`;
  }
  return undefined;
}

/**
 * Checks that a form does not contradict itself.
 *
 * @throws If a field is defined twice or not placed exactly once. Also if a sibling is missing or
 * the retention is below one day.
 */
export function checkForm(form: AnyForm): void {
  const { type, fields, sections, retention } = form;
  if (!Number.isInteger(retention) || retention < 1)
    throw new Error(`${type}: a retention of ${retention} days`);
  const defined = sections.flatMap((section) => Object.keys(section.fields));
  const placed = listPlaces(form).map(([name]) => name);
  for (const [name, field] of Object.entries(fields)) {
    if (times(defined, name) !== 1) throw new Error(`${type}: field ${name} is defined twice`);
    if (RESERVED.has(name))
      throw new Error(`${type}: every form sends its own ${name}. Give the field another name`);
    const places = times(placed, name);
    if (places === 0 && field.kind !== "files")
      throw new Error(`${type}: field ${name} is not in payload. Add it to formData there`);
    if (places > 0 && field.kind === "files")
      throw new Error(`${type}: files are not part of payload. Remove ${name}`);
    if (places > 1)
      throw new Error(`${type}: field ${name} is in payload ${places} times. Keep one`);
    const siblings = [
      ...Object.keys(field.when ?? {}),
      ...(findKind(field).dependsOn?.(field) ?? []),
    ];
    const missing = siblings.find((sibling) => !(sibling in fields));
    if (missing) throw new Error(`${type}: ${name} refers to ${missing}, which is no field`);
    const never = neverMet(field, fields);
    if (never) throw new Error(`${type}: ${name} is asked when ${never}, which it never is`);
  }
}
