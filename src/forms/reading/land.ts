/**
 * Reads areas in Indian units of land. A foot is 0.3048 m exactly, an acre 4,840 square yards. The
 * comments below derive the other units. The page /area-converter explains them.
 */
import { halves, LONGEST, numbersIn, normalizeText } from "./figures.ts";
import { t } from "../../i18n/t.ts";

export interface Area {
  /** One number, or two for a range. `undefined` or empty if the text is unclear. */
  readonly sqft: readonly number[];
  /** It was written in square feet. */
  readonly isPlain?: boolean;
  /** The unit in the text, where it differs from state to state. */
  readonly varyingUnit?: VaryingUnit;
}

export type VaryingUnit = "bigha" | "biswa" | "katha" | "dhur" | "lecha" | "ankanam";

/** The question about a unit that differs from state to state. */
export const askForGaj = (unit: VaryingUnit): string =>
  t("A {unit} is not the same in every state. How many gaj is it?", { unit: t(unit) });

const SQUARE_METRE = 1 / 0.3048 ** 2;
const ACRE = 43_560;

/** "Square" before a unit of length: "sq.", "squre", "वर्ग". */
const SQUARE = "(?:s(?:q[a-z]{0,5}?)?|वर्ग|स्क्?व[ाे][यअ]र|चौ(?:रस)?)[. -]*";

/** The square feet of each unit, and its spellings in small letters without nukta. */
const UNITS = [
  // "160 yards" means square yards too.
  { name: "gaj", sqft: 9, written: `(?:${SQUARE})?(?:ga+[jz]+s?|guz|ya?r?ds?|vaa?r|गज|यार्ड|वार)` },
  {
    name: "sq m",
    sqft: SQUARE_METRE,
    written: `${SQUARE}(?:m(?:tr?s?|et(?:er|re)s?)?|मी(?:टर)?)2?|m(?:2|tr?s?2?|et(?:er|re)s?)|मीटर`,
  },
  // A killa has eight kanals, as an acre.
  {
    name: "acre",
    sqft: ACRE,
    written: "ac(?:re?s?|ers?|s)?|aker|ekk?a[rd]s?|kill?as?|[एऐ]क[डर]|कि(?:ल्)?ला",
  },
  // A hundredth of an acre. The word is "decimal" in Bengal, Bihar and Jharkhand.
  {
    name: "cent",
    sqft: ACRE / 100,
    written: "cents?|d(?:ec[ie]|is)m[aie]ls?|स[ेै](?:ं|न्)ट|डिसमिल|डेस[िी]मल",
  },
  // A fortieth of an acre: 33 by 33 ft.
  { name: "guntha", sqft: ACRE / 40, written: "gun+th?[aei]s?|गु(?:ं|न्|ण्)[ठट][ाेोी]?" },
  // Nine square karams of 66 inches: a hundred and sixtieth of an acre.
  { name: "marla", sqft: ACRE / 160, written: "m[ae]r+l[ae]s?|मर्?ल[ाे]" },
  // A square karam: a ninth of a marla.
  { name: "sarsai", sqft: ACRE / 1440, written: "sarsa+h?is?|सरसा?[हई]ी?" },
  { name: "kanal", sqft: ACRE / 8, written: "[kc]an+a+ls?|क[ैे]?नाल" },
  { name: "hectare", sqft: 1e4 * SQUARE_METRE, written: "ha|hect(?:[aeo]re?)?s?|ह[ेै]क्ट(?:ेय|ये)?र|हे" },
  // "R" in land records of Maharashtra. It needs a number before it, because "are" and "R" are also words.
  { name: "are", sqft: 100 * SQUARE_METRE, written: "(?<=\\d[ -]{0,2})(?:ares?|r|आर)" },
  // Used in Chennai.
  { name: "ground", sqft: 2400, written: "grounds?(?! ?fl)|ग्राउंड" },
  {
    name: "sqft",
    sqft: 1,
    written: `${SQUARE}f(?:ee?|oo|i)?t?s?2?|sq(?:uare)?|psf|f(?:ee?|oo|i)?ts?2?|(?:${SQUARE})?फ[ुूीि]ट`,
  },
] as const;

type UnitName = (typeof UNITS)[number]["name"];
export type LandUnit = Exclude<UnitName, "are" | "sarsai">;

/** Units of land records, which the page does not offer. */
const ONLY_IN_RECORDS: ReadonlySet<string> = new Set(["are", "sarsai"] satisfies UnitName[]);

/** The units, the smallest first. */
export const LAND_UNITS: readonly { readonly name: LandUnit; readonly sqft: number }[] =
  UNITS.filter(
    (unit): unit is (typeof UNITS)[number] & { readonly name: LandUnit } =>
      !ONLY_IN_RECORDS.has(unit.name),
  ).sort((first, other) => first.sqft - other.sqft);

/** Units that differ from state to state, and within some states. */
const VARYING: readonly (readonly [VaryingUnit, string])[] = [
  ["bigha", "[bv]i+gh?[ae]s?|[bv]eegh?as?|[बव][िी]घ[ाे]|વીઘા"],
  ["biswa", "bisw[ae]s?|बिस्?व[ाे]"],
  ["katha", "k[ao]t+h?as?|cott?ahs?|क(?:ट्)?ठ[ाे]"],
  ["dhur", "dhurs?|धुर"],
  ["lecha", "lechas?|लेचा"],
  ["ankanam", "ankanams?"],
];

/** The English name of a unit, for any spelling. Hindi messages translate it. */
const findVaryingUnit = (written: string): VaryingUnit =>
  VARYING.find(([, spellings]) => new RegExp(`^(?:${spellings})$`).test(written))![0];

/** Each unit is one capture group, in the order of UNITS. The varying units share the last one. */
const NAMED = new RegExp(
  `[ -]*(?<![\\p{L}\\p{M}])(?:${[...UNITS.map(({ written }) => written), VARYING.map(([, written]) => written).join("|")].map((pattern) => `(${pattern})`).join("|")})\\.?(?![\\p{L}\\p{M}])`,
  "gu",
);

/** "40x60", "30 by 50", "12 into 15 m". */
const SIDES = /^([^x×*]+?) ?m? ?(?:[x×*✕]|by|into|बाय|गुणा) ?([^x×*]+?) ?(m)?$/u;

/** Hectares, ares and square metres as land records of Maharashtra write them: "0.40.50". Above a hectare it may be a date. */
const IN_RECORDS = /^(\d{1,3})[.-](\d\d)[.-](\d\d)$/;

function recordedIn(text: string, unit?: UnitName): number | undefined {
  const [, hectares = "", ares, metres] = IN_RECORDS.exec(text.trim()) ?? [];
  const isClear = unit === "hectare" || (!unit && Number(hectares) === 0);
  return ares && isClear
    ? toHundredths(Number(`${hectares}${ares}${metres}`) * SQUARE_METRE)
    : undefined;
}

const readSingle = (text: string): number | undefined => {
  const numbers = numbersIn(text.replace(/^[ /,=:]+/, ""));
  return numbers?.length === 1 ? numbers[0] : undefined;
};

const toHundredths = (sqft: number): number => Math.round(sqft * 100) / 100;

/** "40x60 ft": two sides in feet or in metres. */
function sidesIn(text: string, unit?: UnitName): number | undefined {
  const [, length = "", width = "", metres] = SIDES.exec(text.replaceAll(/['’′]/g, "")) ?? [];
  const [long, wide] = [readSingle(length), readSingle(width)];
  const square = metres || unit === "sq m" ? SQUARE_METRE : 1;
  return long && wide && (!unit || unit === "sqft" || unit === "sq m")
    ? toHundredths(long * wide * square)
    : undefined;
}

/** "2 kanal 5 marla" is a sum, since 5 marla are less than a kanal. "160 gaj, 1440 sqft" says the same area twice. */
function addAreas(areas: readonly number[], units: readonly number[]): readonly number[] {
  const [first = NaN] = areas;
  if (areas.every((area, i) => i === 0 || area < units[i - 1]!))
    return [toHundredths(areas.reduce((sum, area) => sum + area, 0))];
  return areas.every((area) => Math.abs(area - first) <= first / 100) ? [toHundredths(first)] : [];
}

/**
 * The area in a text without other content. Returns `undefined` unless the text has a unit of land
 * or two sides.
 *
 * @example areaIn("160 gaj") // { sqft: [1440] }
 */
export function areaIn(typed: string): Area | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = halves(normalizeText(typed));
  const matches = [...text.matchAll(NAMED)];
  const varying = matches.find((match) => match.at(-1) !== undefined);
  if (varying) return { sqft: [], varyingUnit: findVaryingUnit(varying.at(-1)!) };
  const units = matches.map(
    (match) => UNITS[match.slice(1).findIndex((written) => written !== undefined)]!,
  );
  const withoutUnits = text.replace(NAMED, " ");
  const [unit, ...others] = new Set(units);
  if (others.length > 0) {
    // The number before each unit.
    const pieces = text.split(NAMED).filter((_, i) => i % (UNITS.length + 2) === 0);
    const areas = units.map(({ sqft }, i) => (readSingle(pieces[i] ?? "") ?? NaN) * sqft);
    return {
      sqft:
        areas.some(Number.isNaN) || /\d/.test(pieces.at(-1) ?? "")
          ? []
          : addAreas(
              areas,
              units.map(({ sqft }) => sqft),
            ),
    };
  }
  const sides = recordedIn(withoutUnits, unit?.name) ?? sidesIn(withoutUnits, unit?.name);
  if (sides) return { sqft: [sides] };
  return (
    unit && {
      sqft: (numbersIn(withoutUnits) ?? []).map((number) => toHundredths(number * unit.sqft)),
      isPlain: unit.name === "sqft",
    }
  );
}

const ARE = UNITS.findIndex(({ name }) => name === "are") + 1;

/** The only area in a longer text: "6 acres near Karjat". Square feet do not count, since roofs and heights are in feet too. */
export function areaWithin(typed: string): Area | undefined {
  const text = normalizeText(typed.slice(0, 1000));
  const [first, ...more] = [...text.matchAll(NAMED)].filter(
    (name) => !name[UNITS.length] && !name[ARE],
  );
  const number =
    first && more.length === 0 ? /\d[\d.,]*$/.exec(text.slice(0, first.index))?.[0] : undefined;
  return number ? areaIn(`${number}${first![0]}`) : undefined;
}
