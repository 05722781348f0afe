/** Requirement P4. */
import { expect, test } from "vitest";
import { CITIES } from "../../../src/forms/cities.ts";
import { cityIn } from "../../../src/forms/city-in.ts";

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

test("each city is listed once", () => {
  expect(new Set(CITIES).size).toBe(CITIES.length);
});
