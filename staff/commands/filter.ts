/** The options with which `list` and `export` select leads. */
import type { AnyForm } from "../../src/forms/define.ts";
import { formNamed, formTypes } from "../catalogue.ts";
import { since, until } from "../dates.ts";
import type { Filter } from "../lead/lead-query.ts";
import { type Context, type Option, optionText } from "./command.ts";

export const FILTER_OPTIONS = {
  form: { type: "string", value: "TYPE", about: "one form: its type, path or heading" },
  since: { type: "string", value: "DATE", about: "received on or after it, in India's time" },
  until: { type: "string", value: "DATE", about: "received until its end" },
  "with-spam": { type: "boolean", about: "those flagged as spam too" },
} as const satisfies Readonly<Record<string, Option>>;

/** @throws CommandFailure (exit code 2) for an unknown form or date */
export function readFilter({ options, now }: Pick<Context, "options" | "now">, forms: readonly AnyForm[]): Filter {
  const [name, from, to] = [optionText(options, "form"), optionText(options, "since"), optionText(options, "until")];
  return {
    ...(name && { types: formTypes(formNamed(forms, name)) }),
    ...(from && { since: since(from, now) }),
    ...(to && { until: until(to, now) }),
    withSpam: options["with-spam"] === true,
  };
}
