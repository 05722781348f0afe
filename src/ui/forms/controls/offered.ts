import { offeredOptions } from "../../../forms/fields.ts";
import type { OneOf } from "../../../forms/kinds/options.ts";
import type { ControlProps } from "./control.ts";

interface Offering {
  readonly field: Pick<OneOf, "options">;
  readonly sibling: ControlProps["sibling"];
}

/** The options on offer, given what the sibling they hang on says. */
export function offered({ field, sibling }: Offering): readonly string[] {
  const { options } = field;
  return "by" in options
    ? offeredOptions(options, { [options.by]: sibling(options.by)?.value })
    : offeredOptions(options, {});
}
