/** Requirement P4. */
import { expect, test } from "vitest";
import { CITIES } from "../../../src/forms/reading/cities.ts";
import { cityIn, normalizeName } from "../../../src/forms/reading/city-in.ts";

test.each([
  ["Flat 4, Sea View, Bandra West, Mumbai 400050", "Mumbai"],
  ["B-12, Sector 57\nGurugram, Haryana - 122003", "Gurugram"],
  ["sector 62 noida uttar pradesh", "Noida"],
  ["Gaur City, Greater Noida West", "Greater Noida"],
  ["Plot 3, Vashi, Navi Mumbai, Maharashtra, India", "Navi Mumbai"],
  ["12 Agra Road, Thane", "Thane"],
  ["Pune", "Pune"],
  ["Village Kondivade, Tal. Karjat", "Karjat"],
  ["House 9, Chhota Udepur 391 165, India", "Chhota Udepur"],
  ["Baner", "Baner"],
  ["Salempur", "Salempur"],
])("of %j the city is %s", (address, city) => {
  expect(cityIn(address)).toBe(city);
});

test("each name of a city is listed once, however it is spelled", () => {
  const names = CITIES.flatMap(({ name, hindi, others }) => [name, hindi, ...others].map(normalizeName));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(CITIES.length).toBeGreaterThan(240);
  for (const { name, hindi } of CITIES) {
    expect(name).toMatch(/^[A-Z][A-Za-z -]+$/);
    expect(hindi).toMatch(/^[\u0900-\u097f ]+$/);
  }
});
