import * as v from "valibot";
import { choose, chooseFromList } from "./required-message.ts";
import { plainCell } from "./cell.ts";
import type { RequirableField, Desk, Kind } from "./kind.ts";
import { optionAt } from "./options.ts";
import { atMostItems, optionalUnlessRequired, typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

/** Any number of options, each a toggle button. */
export interface PillsField extends RequirableField {
  readonly kind: "pills";
  readonly options: readonly string[];
  /** The visible texts of options whose wire value differs. */
  readonly optionLabels?: Readonly<Record<string, string>>;
  /** The options that most visitors need. They come first, and the others are collapsed. */
  readonly usual?: readonly string[];
  readonly initial?: readonly string[];
  /** The option that excludes all others, such as "None". */
  readonly exclusive?: string;
}

export const kind: Kind<PillsField> = {
  ...typedKind,
  set: "checkboxes",
  requiredMessage: choose,
  initialValue: ({ initial = [] }) => initial,
  readControls({ exclusive }, name, controls) {
    const texts = controls(name);
    // Without script the exclusive option can be ticked together with others.
    return texts && texts.length > 1 ? texts.filter((text) => text !== exclusive) : texts;
  },
  uncheckedValue: [],
  toWire: (_field, value) => value,
  schema(field, required) {
    const { label, options, exclusive, optionLabels } = field;
    const twice = t("{label} names an option twice", { label });
    const schema = v.pipe(
      atMostItems(options.length, choose(field), twice),
      v.array(v.picklist(options, chooseFromList(field)), choose(field)),
      v.check((values) => !required || values.length > 0, choose(field)),
      v.check((values) => new Set(values).size === values.length, twice),
      v.check(
        (values) => !exclusive || !values.includes(exclusive) || values.length === 1,
        t('Choose either "{exclusive}" or the others', {
          exclusive: optionLabels?.[exclusive ?? ""] ?? exclusive ?? "",
        }),
      ),
    );
    return optionalUnlessRequired(schema, required);
  },
};

export const desk: Desk<PillsField> = {
  cell: (value: unknown): string =>
    Array.isArray(value) ? value.map(plainCell).join("; ") : plainCell(value),
  sample: ({ options }, seed) => [optionAt(options, seed)],
};
