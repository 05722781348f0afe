/** One form is one file: everything that is known of it is written there once, with `defineForm`. */
import { allOptions, type Field, type Fields, type WireValues } from "./fields.ts";
import type { FileRule } from "./files.ts";

export interface Section<F extends Fields = Fields> {
  readonly legend: string;
  readonly hint?: string;
  readonly fields: F;
}

/** Where fields stand on the wire: names, and objects of further placings. */
export type Placing = readonly (string | { readonly [group: string]: Placing })[];

export interface FormPage {
  readonly path: `/${string}`;
  /** Document title, without the brand. */
  readonly title: string;
  readonly description: string;
  readonly initial?: Readonly<Record<string, string>>;
}

export interface Upload {
  readonly rule: FileRule;
  /** `presign`: signed PUTs and a batch id in `formData`. `s3`: `/s3/upload` and records at top level. */
  readonly via: "presign" | "s3";
  /** `fileCategory` of `/s3/upload`; its default is "document". */
  readonly category?: string;
  /** The rule that is shown to the visitor. */
  readonly hint?: string;
}

export interface Labels {
  readonly submit: string;
  readonly busy: string;
  /** While files are on their way; default: the busy label. */
  readonly uploading?: string;
  readonly success: string;
}

export interface FormDefinition {
  /** `formType` on the wire and in the database. */
  readonly type: string;
  /** Other spellings of the type that the edge accepts. */
  readonly aliases?: readonly string[];
  /** No page: a type that only the edge accepts. */
  readonly pages: readonly FormPage[];
  /** The heading of the form, and of its screen unless that has one of its own. */
  readonly heading: string;
  /** The heading of the screen, where it is not the form's: the form's own then stands above the form. */
  readonly screen?: string;
  /** The name the form goes by in its wrapper and crash panel; default: the heading. */
  readonly wrapper?: string;
  /** What stands above the form, and beside it. */
  readonly intro: string;
  readonly picture: string;
  /** What happens next, in three steps, and how long filling it in takes. */
  readonly next: readonly [string, string, string];
  readonly minutes: number;
  readonly sections: readonly Section[];
  /** The body of B3: what stands beside `formType`, and what inside `formData`. */
  readonly payload: { readonly top: readonly string[]; readonly formData: Placing };
  /** The field that fills the lead's city column. */
  readonly city?: string;
  readonly upload?: Upload;
  readonly labels: Labels;
  /** `disabled`: the button waits for the required fields. `alert`: it speaks up. `native`: the browser's own `required`. */
  readonly gate: "disabled" | "alert" | "native";
  readonly afterSuccess: "clear" | "keep" | "clearFiles";
  /** Out of the sitemap and out of search. */
  readonly unlisted?: boolean;
}

/** A definition with its fields in one record, in the order of the page. */
export type Form<D extends FormDefinition = FormDefinition> = D & { readonly fields: FieldsOf<D> };

type UnionToIntersection<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never;
type FieldsOf<D extends FormDefinition> = UnionToIntersection<D["sections"][number]["fields"]>;
type NamesOf<D extends FormDefinition> = D["sections"][number] extends infer S
  ? S extends { fields: infer F }
    ? keyof F
    : never
  : never;

type Pick_<F, K> = WireValues<{ [P in keyof F as P extends K ? P : never]: F[P] }>;
type Simplify<T> = { [K in keyof T]: T[K] } & {};
type Placed<F, P> = P extends readonly (infer I)[]
  ? Simplify<
      Pick_<F, Extract<I, string>> & {
        readonly [G in GroupNames<Exclude<I, string>>]: Placed<F, GroupOf<Exclude<I, string>, G>>;
      }
    >
  : never;
type GroupNames<O> = O extends unknown ? keyof O : never;
type GroupOf<O, G> = O extends unknown ? (G extends keyof O ? O[G] : never) : never;

/** The JSON body that a form sends, inferred from its definition. */
export type PayloadOf<D extends FormDefinition> = Simplify<
  { readonly formType: D["type"] } & Pick_<FieldsOf<D>, D["payload"]["top"][number]> & {
      readonly formData: Placed<FieldsOf<D>, D["payload"]["formData"]>;
    }
>;

/** Names that a placing may use; files place themselves. */
type Placeable<D extends FormDefinition> = Exclude<NamesOf<D>, never>;
type CheckPlacing<P, N> = P extends readonly (infer I)[]
  ? I extends string
    ? I extends N
      ? never
      : I
    : I extends object
      ? { [G in keyof I]: CheckPlacing<I[G], N> }[keyof I]
      : never
  : never;
/** A name in `payload` that is no field is a compile error that names it. */
type Sound<D extends FormDefinition> = [
  CheckPlacing<D["payload"]["top"], Placeable<D>> | CheckPlacing<D["payload"]["formData"], Placeable<D>>,
] extends [never]
  ? unknown
  : {
      "payload names unknown fields": CheckPlacing<D["payload"]["top"] | D["payload"]["formData"], Placeable<D>>;
    };

const namesIn = (placing: Placing): string[] =>
  placing.flatMap((entry) => (typeof entry === "string" ? [entry] : Object.values(entry).flatMap(namesIn)));

/** Where every field stands on the wire, by its name. */
export function pathsOf({ payload }: Pick<FormDefinition, "payload">): Readonly<Record<string, readonly string[]>> {
  const paths: Record<string, readonly string[]> = {};
  const walk = (placing: Placing, at: readonly string[]): void => {
    for (const entry of placing) {
      if (typeof entry === "string") paths[entry] = [...at, entry];
      else for (const [name, inner] of Object.entries(entry)) walk(inner, [...at, name]);
    }
  };
  walk(payload.top, []);
  walk(payload.formData, ["formData"]);
  return paths;
}

/**
 * Throws where a definition contradicts itself, so that a mistake shows when the module loads: a field that is placed
 * nowhere or twice, a condition or sibling that does not exist.
 */
export function defineForm<const D extends FormDefinition>(definition: D & Sound<D>): Form<D> {
  const fields: Record<string, Field> = {};
  for (const section of definition.sections) {
    for (const [name, field] of Object.entries(section.fields)) {
      if (name in fields) throw new Error(`${definition.type}: field ${name} is defined twice`);
      fields[name] = field;
    }
  }
  const placed = [...definition.payload.top, ...namesIn(definition.payload.formData)];
  for (const [name, field] of Object.entries(fields)) {
    const times = placed.filter((other) => other === name).length;
    const wanted = field.kind === "files" ? 0 : 1;
    if (times !== wanted) throw new Error(`${definition.type}: field ${name} is placed ${times} times`);
    const siblings = [
      ...Object.keys(field.when ?? {}),
      ...("code" in field && field.code ? [field.code] : []),
      ...("unit" in field ? [field.unit] : []),
      ...("atMost" in field && field.atMost ? [field.atMost] : []),
    ];
    for (const sibling of siblings) {
      if (!(sibling in fields)) throw new Error(`${definition.type}: ${name} refers to ${sibling}, which is no field`);
    }
    for (const [sibling, values] of Object.entries(field.when ?? {})) {
      const other = fields[sibling];
      const options = other && "options" in other ? allOptions(other.options) : undefined;
      const never = options && [values].flat().find((value) => !options.includes(value));
      if (never) throw new Error(`${definition.type}: ${name} is asked when ${sibling} is ${never}, which it never is`);
    }
  }
  return { ...definition, fields: fields as FieldsOf<D> };
}

/** A form whose literal types do not matter to the reader. */
export type AnyForm = FormDefinition & { readonly fields: Fields };
