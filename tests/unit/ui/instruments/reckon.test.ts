/** Requirement P2. */
import { expect, it } from "vitest";
import { form } from "../../../../src/forms/property-exchange.form.ts";
import { exchange, loan } from "../../../../src/ui/instruments/reckon.ts";

it.each([
  [5_000_000, 8.5, 20, 43_391],
  [1_000_000, 12, 1, 88_849],
  [1_200_000, 0, 10, 10_000],
])("a loan of %d at %d %% over %d years costs %d a month", (amount, rate, years, emi) => {
  const answer = loan(amount, rate, years)!;
  expect(answer.emi).toBe(emi);
  expect(answer.total).toBe(emi * years * 12);
  expect(answer.interest).toBe(answer.total - amount);
});

it("draws as much interest as there is to pay", () => {
  const { shares, interest, total } = loan(5_000_000, 8.5, 20)!;
  const area = shares.slice(1).reduce((sum, share, i) => sum + (share + shares[i]!) / 2, 0) / (shares.length - 1);
  expect(area).toBeCloseTo(interest / total, 2);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(loan(1_200_000, 0, 10)!.shares.every((share) => share === 0)).toBe(true);
});

it("has no answer where there is no question", () => {
  for (const [amount, rate, years] of [
    [undefined, 8, 20],
    [0, 8, 20],
    [5e6, undefined, 20],
    [5e6, 41, 20],
    [5e6, 8, 0],
    [5e6, 8, 41],
    [Number.POSITIVE_INFINITY, 8, 20],
    [Number.NaN, 8, 20],
  ])
    expect(loan(amount, rate, years)).toBeUndefined();
  expect(exchange(undefined, 1e7)).toBeUndefined();
  expect(exchange(8_500_000, 0)).toBeUndefined();
});

it.each([
  [8_500_000, 11_000_000, "you", 2_500_000],
  [20_000_000, 12_500_000, "they", 7_500_000],
  [10_000_000, 10_050_000, "nobody", 0],
] as const)("a home of %d for one of %d: %s pay, %d", (yours, wanted, payer, difference) => {
  const answer = exchange(yours, wanted)!;
  expect([answer.payer, answer.difference]).toEqual([payer, difference]);
  expect(form.fields.exchangePreference.options).toContain(answer.preference);
});
