import { useEffect, useRef, useState } from "react";
// "Two acres", "डेढ़ एकड़".
import "../../forms/all-parsers.ts";
import { numbersIn } from "../../forms/figures.ts";
import { areaIn, LAND_UNITS, type LandUnit } from "../../forms/land.ts";
import { askForGaj } from "../../forms/parsers.ts";
import type { Content } from "./content.en.ts";
import { shownNumber } from "./shown-number.ts";
import { Square } from "./square.tsx";

const EXAMPLE = { text: "160", unit: "gaj" as LandUnit };

/** The square feet of what was written, in the chosen unit where it names none; undefined where it is not one size. */
function sqftOf({ text, unit }: typeof EXAMPLE): { sqft?: number | undefined; differs?: string | undefined } {
  const area = areaIn(text);
  const numbers = area ? area.sqft : numbersIn(text)?.map((number) => number * sqftOfOne(unit));
  return { sqft: numbers?.length === 1 ? numbers[0] : undefined, differs: area?.varyingUnit };
}

const sqftOfOne = (unit: LandUnit): number => LAND_UNITS.find(({ name }) => name === unit)!.sqft;

interface ConverterProps {
  readonly words: Content["calculator"];
  readonly units: Content["units"];
}

/** One size in every unit. Before a script is there, it is the example's. */
export function Converter({ words, units }: ConverterProps) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(EXAMPLE);
  const read = (): void => {
    const given = new FormData(form.current!);
    setAsked({ text: String(given.get("size")), unit: given.get("unit") as LandUnit });
  };
  // What was typed before the page woke is in the document alone.
  useEffect(read, []);
  const { sqft, differs } = sqftOf(asked);
  return (
    <form
      ref={form}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      className="plinth rounded-lg bg-card px-5 py-6 shadow-card sm:px-8"
    >
      <h2 className="text-h3">{words.title}</h2>
      <div className="mt-4 unscripted:hidden">
        <div className="grid grid-cols-[1fr_9.5rem] gap-3">
          <label className="field">
            <span className="field-label">{words.size}</span>
            <input
              name="size"
              autoComplete="off"
              maxLength={40}
              defaultValue={EXAMPLE.text}
              aria-describedby="size-hint"
              className="field-input figures"
            />
          </label>
          <label className="field">
            <span className="field-label">{words.unit}</span>
            <select name="unit" defaultValue={EXAMPLE.unit} className="field-select">
              {LAND_UNITS.map(({ name }) => (
                <option key={name} value={name}>
                  {units[name]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p id="size-hint" className="field-hint mt-2">
          {words.hint}
        </p>
      </div>
      <output className="mt-6 block">
        {sqft ? (
          <>
            <span className="figures block text-h2 text-brass">
              {shownNumber(sqft)} {units.sqft}
            </span>
            <span className="mt-4 grid items-start gap-x-6 gap-y-5 sm:grid-cols-[1fr_10rem]">
              <span className="grid gap-x-6 min-[22rem]:grid-cols-2">
                {LAND_UNITS.filter(({ name }) => name !== "sqft").map((unit) => (
                  <span key={unit.name} className="figures flex flex-wrap justify-between gap-x-3 border-t py-1.5">
                    <span className="font-600">{shownNumber(sqft / unit.sqft)}</span>
                    <span className="text-stone">{units[unit.name]}</span>
                  </span>
                ))}
              </span>
              <Square sqft={sqft} words={words} />
            </span>
          </>
        ) : (
          <span className="field-error">{differs ? askForGaj(differs) : words.unclear}</span>
        )}
      </output>
    </form>
  );
}
