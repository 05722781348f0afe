/** The payloads in `examples/`, with functions to read and change them. */
import { findForm } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import {
  allOptions,
  type Field,
  type FormValues,
  isOptionsBy,
  createSample,
} from "../../src/forms/fields.ts";
import { mapFieldPaths } from "../../src/forms/wire.ts";
import { type ReadBody, readBody } from "../../src/forms/read-body.ts";

export type Json = { [name: string]: unknown };

export interface Example {
  /** The name of the file: form type, or form type and variant. */
  readonly name: string;
  readonly type: string;
  readonly form: AnyForm;
  readonly body: Json;
}

const files = import.meta.glob<Json>("./examples/[A-Z]*.json", { eager: true, import: "default" });

export const examples: readonly Example[] = Object.entries(files).map(([file, body]) => {
  const name = /([^/]+)\.json$/.exec(file)![1]!;
  const type = name.split(".", 1)[0]!;
  const form = findForm(type);
  if (!form) throw new Error(`${file}: no form of type ${type}`);
  return { name, type, form, body };
});

export const findExample = (name: string): Example => {
  const found = examples.find((example) => example.name === name);
  if (!found) throw new Error(`No example ${name}`);
  return found;
};

export const findExamples = (type: string): readonly Example[] =>
  examples.filter((example) => example.type === type);

/** Enough examples to contain each kind of field. */
export function oneOfEachKind(some: readonly Example[] = examples): readonly Example[] {
  const covered = new Set<string>();
  return some.filter(({ form }) => {
    const before = covered.size;
    for (const { kind } of Object.values(form.fields)) covered.add(kind);
    return covered.size > before;
  });
}

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const isLeaf = (value: unknown): boolean =>
  !isObject(value) || (Array.isArray(value) && !value.some(isObject));

/**
 * Every answer with its path on the wire. A list of options is one answer. Rows are listed one by one.
 */
export function listLeaves(
  body: unknown,
  path: readonly string[] = [],
): readonly (readonly [string, unknown])[] {
  if (isLeaf(body)) return [[path.join("."), body]];
  return Object.entries(body as Json).flatMap(([name, value]) =>
    listLeaves(value, [...path, name]),
  );
}

/** The set of paths without row numbers. Bodies of the same shape have equal sets. */
export const describeShape = (body: unknown): readonly string[] =>
  [...new Set(listLeaves(body).map(([path]) => path.replace(/\.\d+\./g, "[].")))].toSorted();

export const valueAt = (body: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), body);

/** A copy with another value at the path. `undefined` removes the answer. */
export function withValue(body: Json, path: string, value: unknown): Json {
  const copy = structuredClone(body);
  const steps = path.split(".");
  const last = steps.pop()!;
  const parent = steps.reduce<Json>((inner, name) => inner[name] as Json, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

export const judged = ({ form, body }: Example, path: string, value: unknown): ReadBody =>
  readBody(form, withValue(body, path, value));

/** The codes of the problems at a path or inside it. */
export const codesAt = (answer: ReadBody, path: string): readonly string[] =>
  answer.ok
    ? []
    : answer.problems
        .filter(({ field }) => field === path || field.startsWith(`${path}.`))
        .map(({ code }) => code);

/** The values of a form with every control filled in. Controlling answers come from the example. */
export function filled(form: AnyForm, body: unknown): FormValues {
  const steering = Object.values(form.fields).flatMap((field) => [
    ...Object.keys(field.when ?? {}),
    ...("options" in field && isOptionsBy(field.options) ? [field.options.by] : []),
  ]);
  const paths = mapFieldPaths(form);
  const values: FormValues = Object.fromEntries(
    steering.map((name) => [name, String(valueAt(body, paths[name]!.join(".")))]),
  );
  for (const [name, field] of Object.entries(form.fields))
    values[name] ??= createSample(field, 1, values);
  return values;
}

/**
 * Every list of options, by its path on the wire. Cells of a group use the path of the first row.
 */
export function listFieldNames(form: AnyForm): Record<string, readonly string[]> {
  const paths = mapFieldPaths(form);
  const entries = Object.entries(form.fields).flatMap(([name, field]): [string, Field][] => {
    const path = (paths[name] ?? []).join(".");
    if (field.kind !== "group") return [[path, field]];
    return Object.entries(field.fields).map(([cell, inner]): [string, Field] => [
      `${path}.0.${cell}`,
      inner,
    ]);
  });
  return Object.fromEntries(
    entries.flatMap(([path, field]) =>
      "options" in field ? [[path, allOptions(field.options)]] : [],
    ),
  );
}
