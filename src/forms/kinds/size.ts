import { LONGEST, numbersIn, normalizeText } from "../reading/figures.ts";
import { groupDigits } from "../reading/rupees.ts";
import { areaIn, askForGaj, type VaryingUnit } from "../reading/land.ts";
import { enter, isRequired } from "./required-message.ts";
import type { RequirableField, Desk, Kind } from "./kind.ts";
import { numberSchema, clarifyRange, SMALLEST } from "./number.ts";
import { typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

/**
 * A number with a unit in a sibling choice. Land may be typed in any unit, and is sent in square
 * feet.
 */
export interface SizeField extends RequirableField {
  readonly kind: "size";
  readonly unit: string;
}

const BEDROOMS =
  /[\s-]*(?:b\.? ?h\.? ?k|bkh|bed ?rooms?|बेडरूम|बी\.? ?एच\.? ?के)\.?(?![\p{L}\p{M}])/giu;
const SQFT =
  /[\s-]*(?:sq(?:uare)?[.\s]*(?:f(?:oo|ee)?t|ft)?|sft|वर्ग ?फ[ुी]ट)\.?(?:2(?!\d))?(?![\p{L}\p{M}])/giu;

interface Size {
  /** Empty for a blank text, two for a range, `undefined` if unclear. */
  readonly numbers: readonly number[] | undefined;
  /** The unit of the lists that the text names, or that its numbers were converted into. */
  readonly unit?: "BHK" | "Sqft";
  /** It was written in another unit: "160 gaj", "40x60". */
  readonly isConverted?: boolean;
  /** A unit that differs from state to state. */
  readonly varyingUnit?: VaryingUnit | undefined;
}

const has = (text: string, unit: RegExp): boolean => normalizeText(text).search(unit) >= 0;

/** Reads a size from a text. */
export function readSize(text: string): Size {
  if (text.length > LONGEST) return { numbers: undefined };
  if (has(text, BEDROOMS)) return { unit: "BHK", numbers: numbersIn(text, BEDROOMS) };
  const plainly = numbersIn(text, SQFT);
  if (plainly) return has(text, SQFT) ? { unit: "Sqft", numbers: plainly } : { numbers: plainly };
  const { sqft, varyingUnit } = areaIn(text) ?? {};
  return sqft
    ? { unit: "Sqft", numbers: sqft.length > 0 ? sqft : undefined, isConverted: true, varyingUnit }
    : { numbers: undefined };
}

const onlyNumber = (numbers?: readonly number[]): number | undefined =>
  numbers?.length === 1 ? numbers[0] : undefined;

/** Returns the unit in a text, or `undefined`. */
export const unitIn = (text: string): Size["unit"] => readSize(text).unit;

/**
 * "1,440 sqft" for "160 gaj". Returns `undefined` for a text in square feet or without exactly one
 * size.
 */
export function inSqft(text: string): string | undefined {
  const { numbers, isConverted } = readSize(text);
  const sqft = isConverted ? onlyNumber(numbers) : undefined;
  return sqft === undefined ? undefined : t("{area} sqft", { area: groupDigits(sqft) });
}

/** Homes and plots have more square feet than this. Plots of that many gaj are common. */
const FEW_SQFT = { home: 200, plot: 500 } as const;

/** The unit that was probably meant, where the number is unlikely in the chosen one. @param units as they are offered: a plot's begin with square feet */
export function otherUnit(
  number: number,
  unit: string,
  units: readonly string[],
): string | undefined {
  if (unit === "BHK") return number > 20 ? units.find((other) => other === "Sqft") : undefined;
  if (unit !== "Sqft" || number <= 0) return undefined;
  if (number <= 20) return units.find((other) => other === "BHK");
  return number <= FEW_SQFT[units[0] === "Sqft" ? "plot" : "home"] ? t("gaj") : undefined;
}

/**
 * Returns a question if the text is not one size, or names another unit. Returns `undefined` if it
 * is clear.
 */
export function clarifySize(field: SizeField, text: string, unit?: string): string | undefined {
  const { label } = field;
  const { numbers, unit: named, varyingUnit } = readSize(text);
  if (varyingUnit) return `${label}: ${askForGaj(varyingUnit)}`;
  if (!numbers)
    return t("{ask}, like {like}", { ask: enter(field), like: t("3, 1200 or 160 gaj") });
  if (numbers.length === 2) return clarifyRange(field, numbers);
  const converted = inSqft(text);
  return named && named !== unit
    ? t("{label}: choose the unit you wrote, {text}", {
        label,
        text: converted ? `${text.trim()} = ${converted}` : text.trim(),
      })
    : undefined;
}

export const kind: Kind<SizeField> = {
  ...typedKind,
  input: { inputMode: "decimal" },
  normalizeOnBlur(_field, text) {
    const { numbers, isConverted } = readSize(text);
    // A size in gaj stays as typed. The page shows the square feet next to it.
    return isConverted ? text : String(onlyNumber(numbers) ?? text);
  },
  toWire({ unit }, value, values) {
    const { numbers, unit: named } = readSize(String(value));
    if (numbers?.length === 0) return undefined;
    return named && named !== values[unit] ? value : (onlyNumber(numbers) ?? value);
  },
  schema: (field, required) =>
    numberSchema(field, required, {
      min: isRequired(field) ? SMALLEST : 0,
      // Three hundred hectares and more.
      max: 1e9,
      whole: false,
      clarify: (text) => clarifySize(field, text),
    }),
  dependsOn: ({ unit }) => [unit],
};

export const desk: Desk<SizeField> = { sample: (_field, seed) => String(1 + (seed % 4)) };
