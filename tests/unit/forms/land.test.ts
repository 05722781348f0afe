/** How people write sizes, and how large each unit is: spellings.test.ts. */
import { assert, constantFrom, property, string } from "fast-check";
import { expect, it } from "vitest";
import { areaIn, areaWithin, LAND_UNITS } from "../../../src/forms/reading/land.ts";

const unit = constantFrom(...LAND_UNITS);

it("returns at most two finite areas for any text", () => {
  assert(
    property(string(), unit, (text, { name }) => {
      for (const typed of [text, `${text} ${name}`, `${name} ${text}`]) {
        const { sqft = [] } = areaIn(typed) ?? {};
        expect(sqft.length).toBeLessThanOrEqual(2);
        expect(sqft.every(Number.isFinite)).toBe(true);
      }
    }),
  );
});

it.each([
  ["160 gaj".padEnd(100), [1440]],
  ["100 gaj, 909 sqft", [900]],
  ["1 kanal 20 marla", [5445]],
  ["160 gaj 1440 sqft 5", []],
  ["5/6 acre 2 kanal", []],
  ["5 acre gaj", []],
  ["160gaj20", []],
])("reads %j as %j square feet", (text, sqft) => {
  expect(areaIn(text)?.sqft).toEqual(sqft);
});

it("recognises sizes in square feet", () => {
  expect(areaIn("1440 sqft")?.isPlain).toBe(true);
  expect(areaIn("160 gaj")?.isPlain).toBe(false);
});

it.each([
  ["some 60 acres of mango trees", [2_613_600]],
  ["6 acres near Karjat, 20 ft road", [261_360]],
  ["Khasra 12, 2 एकड़, सड़क पर", [87_120]],
  ["half of a 30 by 40 ft roof", undefined],
  ["two fields, 2 acres and 3 kanal", undefined],
  ["near the acre market", undefined],
  ["6 acres, which are near Karjat", [261_360]],
  ["Flat 5 R block", undefined],
  ["about 20 are sold", undefined],
])("finds the only area in %j", (text, sqft) => {
  expect(areaWithin(text)?.sqft).toEqual(sqft);
});

it.each(["160 gaj ", "1", "40x"])("reads a long text in linear time: %j repeated", (text) => {
  /** The fastest of five runs, because other processes can only slow a run down. */
  const measureTime = (times: number): number => {
    const long = text.repeat(times);
    const runs = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      expect(areaIn(long)).toBeUndefined();
      areaWithin(long);
      return performance.now() - begun;
    });
    return Math.min(...runs);
  };
  measureTime(2000);
  // A scan of the whole text from every position would take a hundred times as long. A visitor does
  // not notice one millisecond.
  expect(measureTime(200_000) / Math.max(measureTime(20_000), 1)).toBeLessThan(40);
});
