import { expect, test } from "vitest";
import { cityColumn, lastPlace } from "../../../src/record/city-column.ts";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { form as vaastu } from "../../../src/forms/definitions/vaastu-intelligence.form.ts";

test.each([
  ["Flat 4, Sea View, Bandra West, Mumbai 400050", "Mumbai"],
  ["Plot 3, Vashi, Navi Mumbai, India", "Navi Mumbai"],
  ["House 9, Chhota Udepur 391 165, भारत", "Chhota Udepur"],
  ["B-12, Sector 57\nGurugram - 122003", "Gurugram"],
  ["Kheri Kalan, ", "Kheri Kalan"],
  ["Kheri Kalan, Indiabulls Greens", "Indiabulls Greens"],
  ["Baner", "Baner"],
  ["", undefined],
])("takes the last place of %j: %s", (address, place) => {
  expect(lastPlace(address)).toBe(place);
});

test("keeps a city as typed, and shortens only addresses", () => {
  expect(cityColumn(contact, "Village Bhondsi, Gurgaon")).toBe("Village Bhondsi, Gurgaon");
  expect(cityColumn(vaastu, "Flat 4, Kheri Kalan, Salempur 274509")).toBe("Salempur");
  expect(cityColumn(vaastu, undefined)).toBeUndefined();
});
