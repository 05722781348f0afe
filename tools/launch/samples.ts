/** Finds sample content in a module, and its line in the source. */

export interface Sample {
  /** Place in the module, such as `offices[0]`. */
  readonly at: string;
  readonly value: unknown;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isMarked = (value: unknown): boolean =>
  isObject(value) && "sample" in value && value.sample === true;

/** Returns every outermost value with `sample: true`, and every entry of a list named `sample…`. */
export function samplesIn(value: unknown, at = ""): Sample[] {
  if (at && isMarked(value)) return [{ at, value }];
  if (/^sample[A-Z]\w*\[\d+\]$/.test(at)) return [{ at, value }];
  if (!isObject(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item, i) => samplesIn(item, `${at}[${i}]`));
  return Object.entries(value).flatMap(([key, inner]) =>
    samplesIn(inner, at ? `${at}.${key}` : key),
  );
}

export interface Dated extends Sample {
  readonly value: { readonly checkedOn: string; readonly checkedBy?: string };
}

/** Returns every value with a date of its last check. */
export function datedIn(value: unknown, at = ""): Dated[] {
  if (!isObject(value)) return [];
  if ("checkedOn" in value) return [{ at, value: value as Dated["value"] }];
  return Object.entries(value).flatMap(([key, inner]) => datedIn(inner, at ? `${at}.${key}` : key));
}

/** Returns every text inside a value, in order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the line of a sample: of its declaration, or of a text that is unique to it. Default: 1. */
export function findLine({ at, value }: Sample, source: string): number {
  const lines = source.split("\n");
  const name = /^\w+/.exec(at)?.[0] ?? "";
  const declared = lines.findIndex((line) =>
    new RegExp(`^(?:export )?(?:const|default) ${name}\\b`).test(line),
  );
  if (at === name) return declared + 1 || 1;
  const homes = textsIn(value).map((text) =>
    lines.flatMap((line, i) => (line.includes(text) ? [i] : [])),
  );
  const [home] = homes.find((found) => found.length === 1) ??
    homes.find((found) => found.length > 0) ?? [declared];
  return home! + 1 || 1;
}
