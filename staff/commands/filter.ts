/** The options with which list, export and stats choose leads. */
import type { AnyForm } from "../../src/forms/define.ts";
import { formNamed, typesOf } from "../catalogue.ts";
import { since, until } from "../dates.ts";
import type { Filter } from "../lead/lead-query.ts";
import { type Context, type Option, optionText } from "./command.ts";

export const FILTER_OPTIONS = {
  form: { type: "string", value: "TYPE", about: "one form: its type, path or heading" },
  since: { type: "string", value: "DATE", about: "received on or after it, in India's time" },
  until: { type: "string", value: "DATE", about: "received until its end" },
  "with-spam": { type: "boolean", about: "those flagged as spam too" },
} as const satisfies Readonly<Record<string, Option>>;

/** @throws CommandFailure (exit code 2) for a form or a date that is not known */
export function filterOf({ given, now }: Pick<Context, "given" | "now">, forms: readonly AnyForm[]): Filter {
  const [name, from, to] = [optionText(given, "form"), optionText(given, "since"), optionText(given, "until")];
  return {
    ...(name && { types: typesOf(formNamed(forms, name)) }),
    ...(from && { since: since(from, now) }),
    ...(to && { until: until(to, now) }),
    withSpam: given["with-spam"] === true,
  };
}
