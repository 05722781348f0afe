/** The definition of a form. One form is one file, which says everything about it once, with `defineForm`. */
import type { Fields } from "./fields.ts";
import type { Exact } from "./kinds/kind.ts";
import type { FileRule } from "./file-types.ts";
import type { Payload } from "./wire.ts";

export interface Section<F extends Fields = Fields> {
  readonly legend: string;
  readonly hint?: string;
  readonly fields: F;
}

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
  /** `fileCategory` of `/s3/upload`. Default: "document". */
  readonly category?: string;
  /** The rule as the visitor reads it. */
  readonly hint?: string;
}

export interface Labels {
  readonly submit: string;
  readonly busy: string;
  /** Shown during an upload. Default: the busy label. */
  readonly uploading?: string;
  readonly success: string;
}

type Sections = readonly Section[];
/** The names of all fields of these sections. */
type FieldNames<S extends Sections> = S[number] extends infer One
  ? One extends Section
    ? keyof One["fields"] & string
    : never
  : never;

export interface FormDefinition<Type extends string = string, S extends Sections = Sections> {
  /** `formType` on the wire and in the database. */
  readonly type: Type;
  /** Other spellings of the type that the edge accepts. */
  readonly aliases?: readonly string[];
  /** No page: a type that only the edge accepts. */
  readonly pages: readonly FormPage[];
  /** The heading of the form, and of its screen unless `screen` is set. */
  readonly heading: string;
  /** Heading of the screen if it differs. The form's own heading is then above the form. */
  readonly screen?: string;
  /** The form's name in its wrapper and crash panel. Default: the heading. */
  readonly wrapper?: string;
  /** The text and the picture above or next to the form. */
  readonly intro: string;
  readonly picture: string;
  /** The page of the form links to this calculator. */
  readonly calculator?: "loan";
  /** The next three steps, and the minutes that the form takes. */
  readonly next: readonly [string, string, string];
  readonly minutes: number;
  /** Example papers to have ready, two to six. The form can be sent without them. */
  readonly papers?: readonly string[];
  /** The readers of the answers. Default: advisers, and verified partners if they are needed. */
  readonly seenBy?: string;
  /** The use of the answers. The privacy notice continues "to" with it. */
  readonly purpose: string;
  /** Days before a lead and its files are erased. */
  readonly retention: number;
  readonly sections: S;
  /** Every field except files has a place in the body. Unknown names do not compile. */
  readonly payload: Payload<FieldNames<S>>;
  /** The field that fills the lead's city column. */
  readonly city?: FieldNames<S>;
  readonly upload?: Upload;
  readonly labels: Labels;
  /** `disabled`: the button waits for required fields. `alert`: it shows an alert. `native`: the browser's own `required`. */
  readonly gate: "disabled" | "alert" | "native";
  readonly afterSuccess: "clear" | "keep" | "clearFiles";
  /** The English form, of a translated one. */
  readonly original?: AnyForm;
  /** Out of the sitemap and out of search. */
  readonly unlisted?: boolean;
}

type Intersection<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void
  ? I
  : never;

/** A definition with its fields in one record, in the order of the page. */
export type Form<Type extends string, S extends Sections> = FormDefinition<Type, S> & {
  readonly fields: Intersection<S[number]["fields"]>;
};

/** A form with any field names. */
export type AnyForm = FormDefinition & { readonly fields: Fields };

/**
 * Defines a form. The catalogue checks that it does not contradict itself (check.ts).
 *
 * @returns The definition, with all its `fields` in one record.
 *
 * @example
 * export const form = defineForm({
 *   type: "SITE_VISIT",
 *   sections: [{ legend: "About you", fields: { fullName, phoneNumber, budget: amount({ label: "Budget" }) } }],
 *   payload: { top: ["fullName", "phoneNumber"], formData: [{ money: ["budget"] }] },
 *   // page, words and behaviour
 * });
 */
export function defineForm<const Type extends string, const S extends Sections, const Written>(
  definition: FormDefinition<Type, S> & Written & Exact<FormDefinition, Written>,
): Form<Type, S> & Written {
  const fields: Fields = Object.assign({}, ...definition.sections.map((section) => section.fields));
  return { ...definition, fields: fields as Form<Type, S>["fields"] };
}
