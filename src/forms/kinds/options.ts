/** Shared by the kinds that offer one of several options. */
import { isBlank } from "../reading/blank.ts";
import { choose, chooseFromList } from "./required-message.ts";
import type { RequirableField, Desk, Kind, Values } from "./kind.ts";
import { textLength } from "./text.ts";
import { textSchema, typedKind } from "./typed.ts";

/** Options that depend on the value of another field. */
export interface OptionsBy {
  readonly by: string;
  readonly of: Readonly<Record<string, readonly string[]>>;
}
export type Options = readonly string[] | OptionsBy;

export interface OptionField extends RequirableField {
  readonly options: Options;
  /** The visible texts of options whose wire value differs. */
  readonly optionLabels?: Readonly<Record<string, string>>;
  readonly initial?: string;
}

export const isOptionsBy = (options: Options): options is OptionsBy => !Array.isArray(options);

/** Every option a field could ever offer. */
export const allOptions = (options: Options): readonly string[] =>
  isOptionsBy(options) ? [...new Set(Object.values(options.of).flat())] : options;

/**
 * The options that fit the other answers. All options if the deciding field is blank or unknown.
 */
export function listOfferedOptions(options: Options, values: Values): readonly string[] {
  if (!isOptionsBy(options)) return options;
  const decides = values[options.by];
  const offered =
    typeof decides === "string" && Object.hasOwn(options.of, decides)
      ? options.of[decides]
      : undefined;
  return offered ?? allOptions(options);
}

/**
 * Returns the choices to reset to their first option, after the field changed that their options depend on. A plot starts with square
 * feet, even if the flat before it had another unit.
 *
 * @param isChosen Whether the visitor chose the present option. It stays if it is still offered.
 * @returns Names and first options.
 */
export const choicesToReset = (
  fields: Readonly<Record<string, { readonly kind: string; readonly options?: Options }>>,
  values: Values,
  changed: string,
  isChosen: (name: string, options: OptionsBy) => boolean | undefined,
): [name: string, option: string][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { options } = field;
    if (!options || !isOptionsBy(options) || options.by !== changed) return [];
    const offered = listOfferedOptions(options, values);
    return isChosen(name, options) && offered.includes(String(values[name]))
      ? []
      : [[name, offered[0] ?? ""]];
  });

export const optionKind: Kind<OptionField> = {
  ...typedKind,
  requiredMessage: choose,
  /** Options that depend on another answer start with the first one. Others start unchosen. */
  initialValue: ({ initial, options }, values) =>
    initial ?? (isOptionsBy(options) ? listOfferedOptions(options, values)[0] : "") ?? "",
  acceptsQueryParam: ({ options }, text, values) =>
    listOfferedOptions(options, values).includes(text),
  schema: (field, required) =>
    textSchema(field, required, {
      requiredMessage: choose(field),
      maxLength: textLength({}),
      test: (value) => allOptions(field.options).includes(value),
      message: chooseFromList(field),
    }),
  dependsOn: ({ options }) => (isOptionsBy(options) ? [options.by] : []),
  errorInContext: (field, value, { values }) =>
    isBlank(value) || listOfferedOptions(field.options, values).some((option) => option === value)
      ? undefined
      : chooseFromList(field),
};

export const optionAt = (options: readonly string[], seed: number): string =>
  options[seed % options.length] ?? "";

export const sampleOption: Desk<OptionField>["sample"] = ({ options }, seed, values) =>
  optionAt(listOfferedOptions(options, values), seed);
