import { useEffect, useRef, useState } from "react";
import { numbersIn } from "../../forms/reading/figures.ts";
import {
  areaIn,
  askForGaj,
  LAND_UNITS,
  type LandUnit,
  type VaryingUnit,
} from "../../forms/reading/land.ts";
import type { Content } from "./content.en.ts";
import { shownNumber } from "./shown-number.ts";

const EXAMPLE = { text: "160", unit: "gaj" as LandUnit };

/** The square feet of India: 32,87,263 sq km. */
const INDIA = (3_287_263 * 1000 ** 2) / 0.3048 ** 2;

interface Size {
  /** Undefined if it is not exactly one size, or one that no plot has. */
  readonly sqft?: number | undefined;
  readonly differs?: VaryingUnit | undefined;
  /** No more than nothing, or larger than India. */
  readonly isBeyond: boolean;
}

/** The typed size in square feet, in the chosen unit unless it names one. */
function toSize({ text, unit }: typeof EXAMPLE): Size {
  const area = areaIn(text);
  const numbers = area ? area.sqft : numbersIn(text)?.map((number) => number * sqftOfOne(unit));
  const sqft = numbers?.length === 1 ? numbers[0] : undefined;
  const isBeyond = sqft !== undefined && !(sqft > 0 && sqft <= INDIA);
  return { sqft: isBeyond ? undefined : sqft, differs: area?.varyingUnit, isBeyond };
}

const sqftOfOne = (unit: LandUnit): number => LAND_UNITS.find(({ name }) => name === unit)!.sqft;

interface Words {
  readonly words: Content["calculator"];
  readonly units: Content["units"];
}

/** One size in every unit. Shows an example until the visitor types. */
export function Converter({ words, units }: Words) {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(EXAMPLE);
  const read = (): void => {
    const data = new FormData(form.current!);
    setInput({ text: String(data.get("size")), unit: data.get("unit") as LandUnit });
  };
  // Includes text typed before hydration.
  useEffect(read, []);
  const { sqft, differs, isBeyond } = toSize(input);
  return (
    <form
      ref={form}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      className="brass-base rounded-lg bg-card px-5 py-6 shadow-card sm:px-8"
    >
      <h2 className="text-h3">{words.title}</h2>
      <div className="mt-4 unscripted:hidden">
        <div className="flex flex-wrap gap-3">
          <label className="field grow-99 basis-20">
            <span className="font-600 leading-snug">{words.size}</span>
            <input
              name="size"
              autoComplete="off"
              defaultValue={EXAMPLE.text}
              aria-describedby="size-hint"
              className="field-input figures"
            />
          </label>
          <label className="field grow basis-[9.5rem]">
            <span className="font-600 leading-snug">{words.unit}</span>
            <select name="unit" defaultValue={EXAMPLE.unit} className="field-input">
              {LAND_UNITS.map(({ name }) => (
                <option key={name} value={name}>
                  {units[name]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p id="size-hint" className="text-small text-stone mt-2">
          {words.hint}
        </p>
      </div>
      <output className="mt-6 block">
        {sqft ? (
          <Result sqft={sqft} words={words} units={units} />
        ) : (
          <span className="text-small font-600 text-danger">
            {differs ? askForGaj(differs) : isBeyond ? words.beyond : words.unclear}
          </span>
        )}
      </output>
    </form>
  );
}

function Result({ sqft, words, units }: Words & { readonly sqft: number }) {
  return (
    <>
      <span className="figures block text-h2 text-brass">{`${shownNumber(sqft)} ${units.sqft}`}</span>
      <span className="mt-4 grid items-start gap-x-6 gap-y-5 sm:grid-cols-[1fr_10rem] lg:grid-cols-[1fr_6rem] xl:grid-cols-[1fr_10rem]">
        <span className="grid gap-x-6 min-[22rem]:grid-cols-2">
          {LAND_UNITS.filter(({ name }) => name !== "sqft").map((unit) => (
            <span
              key={unit.name}
              className="figures flex flex-wrap justify-between gap-x-3 border-t py-1.5"
            >
              <span className="font-600">{shownNumber(sqft / unit.sqft)}</span>
              <span className="text-stone">{units[unit.name]}</span>
            </span>
          ))}
        </span>
        <Square sqft={sqft} words={words} />
      </span>
    </>
  );
}

/** Well-known areas for comparison, in feet, from the largest to the smallest. */
const COMPARISONS = [
  { name: "football", long: 345, wide: 223 },
  { name: "tennis", long: 78, wide: 36 },
  { name: "parking", long: 16, wide: 8 },
] as const;

/** The size as a square, with a well-known area in it at the same scale. */
function Square({ sqft, words }: { readonly sqft: number; readonly words: Content["calculator"] }) {
  const side = Math.sqrt(sqft);
  const comparison = COMPARISONS.find(({ long }) => long < side * 0.8);
  const scale = 92 / side;
  return (
    <span className="block max-w-40">
      <svg viewBox="0 0 100 100" className="block w-full" aria-hidden="true">
        <rect
          x="2"
          y="2"
          width="96"
          height="96"
          fill="var(--leaf)"
          fillOpacity=".14"
          stroke="var(--leaf)"
          strokeWidth="1.5"
        />
        {comparison && (
          <rect
            x="6"
            y={94 - comparison.wide * scale}
            width={comparison.long * scale}
            height={comparison.wide * scale}
            fill="var(--art-brass)"
          />
        )}
      </svg>
      <span className="mt-2 block text-small text-stone">
        {[words.square(shownNumber(Math.round(side))), comparison && words.inIt[comparison.name]]
          .filter(Boolean)
          .join(" ")}
      </span>
    </span>
  );
}
