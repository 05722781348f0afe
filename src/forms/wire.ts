/** Encodes and decodes the body of a form. Only this file knows the paths of fields in the body. */
import { isBlank } from "./reading/blank.ts";
import { isObject, type JsonObject } from "./objects.ts";

/** The order of fields in an object of the body: names, and objects with fields of their own. */
export type Placing<Name extends string = string> = readonly (
  | Name
  | { readonly [group: string]: Placing<Name> }
)[];

/** The layout of a form's body: the fields next to `formType`, and those in `formData`. */
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

function placesIn(placing: Placing, path: Path): (readonly [string, Path])[] {
  return placing.flatMap((entry) =>
    typeof entry === "string"
      ? [[entry, [...path, entry]] as const]
      : Object.entries(entry).flatMap(([group, inner]) => placesIn(inner, [...path, group])),
  );
}

/** Name and path of every placed field. A name that is placed twice comes twice. */
export const listPlaces = ({ payload }: Placed): readonly (readonly [string, Path])[] => [
  ...placesIn(payload.top, []),
  ...placesIn(payload.formData, ["formData"]),
];

/** The path of each field in the body, by its name. */
export const mapFieldPaths = (form: Placed): Readonly<Record<string, Path>> =>
  Object.fromEntries(listPlaces(form));

/** An own property only: a path such as `__proto__` finds nothing. */
const ownProperty = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
/** The value at a path of own properties. */
export const valueAt = (body: unknown, path: Path): unknown => path.reduce(ownProperty, body);

const PLACES = [[], ["formData"], ["formData", "personalDetails"]] as const;

/** Other programs send these as numbers. */
const NUMERIC: ReadonlySet<string> = new Set(["phoneNumber", "countryCode"]);

/** The trimmed text of a name at top level, in `formData` or in `formData.personalDetails`, the first that is not blank. */
export const findText = (body: unknown, name: string): string | undefined =>
  PLACES.map((place) => valueAt(body, [...place, name]))
    .find(
      (value) =>
        (typeof value === "string" && !isBlank(value)) ||
        (NUMERIC.has(name) && typeof value === "number"),
    )
    ?.toString()
    .trim();

/** The fields of the person. Clients may send them in any of the places above. */
export const PERSONAL: ReadonlySet<string> = new Set([
  "fullName",
  "email",
  "countryCode",
  "phoneNumber",
]);

export interface DecodedBody {
  /** The answers by field name. A field without its group has no entry. */
  readonly values: JsonObject;
  /** Paths where an object of answers should be, and something else is. */
  readonly misplaced: readonly string[];
}

/** The answers of a body by field name. A null counts as no answer. */
export function decodeBody(form: Placed, body: JsonObject): DecodedBody {
  const values: Record<string, unknown> = {};
  const misplaced = new Set<string>();
  for (const [name, path] of listPlaces(form)) {
    const groups = path.slice(0, -1).map((_, i) => path.slice(0, i + 1));
    const wrong = groups.find((group) => !isObject(valueAt(body, group) ?? {}));
    const value = valueAt(body, path) ?? undefined;
    if (wrong) misplaced.add(wrong.join("."));
    else
      values[name] = PERSONAL.has(name) && isBlank(value) ? (findText(body, name) ?? value) : value;
  }
  return { values, misplaced: [...misplaced] };
}

/**
 * Encodes answers by field name as a body. Undefined answers are omitted, and every object of the
 * layout is present.
 */
export function encodeBody(form: Placed & { readonly type: string }, values: JsonObject): Body {
  const body: Group & Body = { formType: form.type, formData: {} };
  for (const [name, path] of listPlaces(form)) {
    let group: Group = body;
    for (const step of path.slice(0, -1)) group = (group[step] ??= {}) as Group;
    if (values[name] !== undefined) group[path.at(-1)!] = values[name];
  }
  return body;
}
