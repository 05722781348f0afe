/** The options with which `list` and `export` select leads. */
import type { AnyForm } from "../../src/forms/define.ts";
import { formNamed, formTypes } from "../catalogue.ts";
import { readPeriod } from "../dates.ts";
import type { Filter } from "../lead/lead-query.ts";
import { type Context, type Option, optionTexts } from "./command.ts";

export const FILTER_OPTIONS = {
  form: {
    type: "string",
    value: "TYPE",
    several: true,
    about: "a form: its type, path or heading; may be repeated",
  },
  since: { type: "string", value: "DATE", about: "received on or after it, in India's time" },
  until: { type: "string", value: "DATE", about: "received until its end" },
  "with-spam": { type: "boolean", about: "those flagged as spam too" },
} as const satisfies Readonly<Record<string, Option>>;

/** The forms of `--form`, which may have several names with commas between them. */
export const chosenForms = (
  { options }: Pick<Context, "options">,
  forms: readonly AnyForm[],
): readonly AnyForm[] => [
  ...new Set(
    optionTexts(options, "form")
      .flatMap((names) => names.split(","))
      .map((name) => formNamed(forms, name)),
  ),
];

/** @throws CommandFailure (exit code 2) for an unknown form or date */
export function readFilter(
  context: Pick<Context, "options" | "now">,
  forms: readonly AnyForm[],
): Filter {
  const { options, now } = context;
  const types = chosenForms(context, forms).flatMap(formTypes);
  return {
    ...(types.length > 0 && { types }),
    ...readPeriod(options, now),
    withSpam: options["with-spam"] === true,
  };
}
