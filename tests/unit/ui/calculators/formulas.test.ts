/** The sums of the loan calculator. */
import { assert, constantFrom, double, integer, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { figuresIn, LIMITS, loan } from "../../../../src/ui/calculators/loan-formula.ts";

const { amount, rate, years } = LIMITS;
const terms = record({
  amount: integer({ min: amount.least, max: amount.most }),
  rate: double({ min: rate.least, max: rate.most, noNaN: true }),
  years: integer({ min: years.least, max: years.most }),
});

describe("the loan", () => {
  it.each([
    [43_391, 5_000_000, 8.5, 20],
    [10_000, 1_200_000, 0, 10],
    [30_428, 3_000_000, 9, 15],
  ])("costs %d a month for %d at %d %% over %d years", (emi, sum, percent, term) => {
    const answer = loan(sum, percent, term)!;
    expect(answer.emi).toBe(emi);
    // The instalment is rounded to a rupee. The total uses the exact instalment.
    expect(Math.abs(sum + answer.interest - emi * term * 12)).toBeLessThanOrEqual(term * 6);
  });

  it("repays the whole loan, with more interest at a higher rate", () => {
    assert(
      property(terms, ({ amount: sum, rate: percent, years: term }) => {
        const { emi, interest, shares } = loan(sum, percent, term)!;
        expect(interest).toBeGreaterThanOrEqual(0);
        expect(emi).toBeGreaterThan(0);
        expect(shares.every((share) => share >= -1e-9 && share <= 1)).toBe(true);
        expect(loan(sum, Math.min(percent + 1, rate.most), term)!.interest).toBeGreaterThanOrEqual(
          interest,
        );
      }),
    );
  });

  it("returns no answer without an amount", () => {
    for (const [sum, percent, term] of [
      [undefined, 8, 20],
      [0, 8, 20],
      [5e6, undefined, 20],
      [5e6, 41, 20],
      [5e6, -1, 20],
      [5e6, 8, 0],
      [5e6, 8, 41],
      [Number.POSITIVE_INFINITY, 8, 20],
      [Number.NaN, 8, 20],
    ])
      expect(loan(sum, percent, term)).toBeUndefined();
  });
});

describe("a figure", () => {
  it.each<[typed: string, name: keyof typeof LIMITS, figures: number[] | undefined]>([
    ["50 lakh", "amount", [5_000_000]],
    ["9%", "rate", [9]],
    ["८.५%", "rate", [8.5]],
    ["9% p.a.", "rate", [9]],
    ["20 yrs", "years", [20]],
    ["२० साल", "years", [20]],
    ["8.5 प्रतिशत", "rate", [8.5]],
    ["8.50 p.a.", "rate", [8.5]],
    ["8,5 %", "rate", [8.5]],
    ["240 months", "years", [20]],
    ["२४० महीने", "years", [20]],
    ["18 माह", "years", [1.5]],
    ["50-60 lakh", "amount", [5_000_000, 6_000_000]],
    ["15 to 20 years", "years", [15, 20]],
    ["8-9%", "rate", [8, 9]],
    ["a lot", "amount", undefined],
    ["8,5,2", "rate", undefined],
    ["months", "years", undefined],
  ])("reads %s as %s: %j", (typed, name, figures) => {
    expect(figuresIn(typed, name)).toEqual(figures);
  });

  it("never throws, for any text", () => {
    assert(
      property(
        string({ unit: "grapheme" }),
        constantFrom("amount", "rate", "years"),
        (typed, name) => {
          const figures = figuresIn(typed, name) ?? [];
          expect(figures.every(Number.isFinite)).toBe(true);
        },
      ),
    );
  });
});
