/** Where fields stand in a payload. Everything else speaks of them by their names. */
import { isBlank } from "./blank.ts";
import { isObject, type JsonObject } from "./objects.ts";

/** Where fields stand: names, and objects of further placings. */
export type Placing<Name extends string = string> = readonly (Name | { readonly [group: string]: Placing<Name> })[];

/** The body of a form: what stands beside `formType`, and what inside `formData`. */
export interface Payload<Name extends string = string> {
  readonly top: readonly Name[];
  readonly formData: Placing<Name>;
}

interface Placed {
  readonly payload: Payload;
}
type Path = readonly string[];
type Group = Record<string, unknown>;

export interface Body {
  readonly formType: string;
  readonly formData: Record<string, unknown>;
  readonly [name: string]: unknown;
}

function placesIn(placing: Placing, at: Path): (readonly [string, Path])[] {
  return placing.flatMap((entry) =>
    typeof entry === "string"
      ? [[entry, [...at, entry]] as const]
      : Object.entries(entry).flatMap(([group, inner]) => placesIn(inner, [...at, group])),
  );
}

/** Every name that is placed, with its path; a name that is placed twice comes twice. */
export const placesOf = ({ payload }: Placed): readonly (readonly [string, Path])[] => [
  ...placesIn(payload.top, []),
  ...placesIn(payload.formData, ["formData"]),
];

/** The path of every field on the wire, by its name. */
export const pathsOf = (form: Placed): Readonly<Record<string, Path>> => Object.fromEntries(placesOf(form));

/** An own property only: a path such as `__proto__` finds nothing. */
const ownProperty = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
const at = (body: unknown, path: Path): unknown => path.reduce(ownProperty, body);

/** The field of the page that a wire path belongs to, and the row and cell where it is a group. */
export function fieldOfPath(form: Placed, wirePath: string): string | undefined {
  for (const [name, path] of placesOf(form)) {
    const joined = path.join(".");
    if (wirePath === joined || wirePath.startsWith(`${joined}.`)) return `${name}${wirePath.slice(joined.length)}`;
  }
  return undefined;
}

const PLACES = [[], ["formData"], ["formData", "personalDetails"]] as const;

/** The first place that has such a text: top level, `formData`, `formData.personalDetails`. */
export const findText = (body: unknown, name: string): string | undefined =>
  PLACES.map((place) => at(body, [...place, name]))
    .find((value) => typeof value === "string" && !isBlank(value))
    ?.toString()
    .trim();

/** The names of the person whom to call: wherever they came in, they stand where the form has them. */
export const PERSONAL: ReadonlySet<string> = new Set(["fullName", "email", "countryCode", "phoneNumber"]);

export interface DecodedBody {
  /** What was given, by the field's name; a name whose group is none is not there. */
  readonly values: JsonObject;
  /** Paths at which a group of answers should stand, and something else does. */
  readonly misplaced: readonly string[];
}

/** The answers of a body by their names; null stands for one that was not given. */
export function decodeBody(form: Placed, body: JsonObject): DecodedBody {
  const values: Record<string, unknown> = {};
  const misplaced = new Set<string>();
  for (const [name, path] of placesOf(form)) {
    const groups = path.slice(0, -1).map((_, i) => path.slice(0, i + 1));
    const wrong = groups.find((group) => !isObject(at(body, group) ?? {}));
    const given = at(body, path) ?? undefined;
    if (wrong) misplaced.add(wrong.join("."));
    else values[name] = PERSONAL.has(name) && isBlank(given) ? (findText(body, name) ?? given) : given;
  }
  return { values, misplaced: [...misplaced] };
}

/** The body of answers by their names; every group of the form is there, and what is undefined is left out. */
export function encodeBody(form: Placed & { readonly type: string }, values: JsonObject): Body {
  const body: Group & Body = { formType: form.type, formData: {} };
  for (const [name, path] of placesOf(form)) {
    let group: Group = body;
    for (const step of path.slice(0, -1)) group = (group[step] ??= {}) as Group;
    if (values[name] !== undefined) group[path.at(-1)!] = values[name];
  }
  return body;
}
