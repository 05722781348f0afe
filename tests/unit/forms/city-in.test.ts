/** What people write for their city, in both scripts, and where it stands in an address. */
import { expect, test } from "vitest";
import { CITIES } from "../../../src/forms/reading/cities.ts";
import { cityIn, cityOf, normalizeName } from "../../../src/forms/reading/city-in.ts";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { form as vaastu } from "../../../src/forms/definitions/vaastu-intelligence.form.ts";
import { cases, each } from "../../support/spellings.ts";

test.each(
  cases([
    [
      "Gurugram",
      `Gurugram | gurugram | GURGAON | Gurgoan | Gurugram, Sector 57 | Village Bhondsi, Gurugram
       Sector 57 gurgaon haryana 122003 | गुरुग्राम | गुड़गांव | गुड़गाँव | गुडगांव | गु\u095cगांव
       सेक्टर 57, गुरुग्राम | गुरुग्राम के पास, सोहना रोड | Gurugram (Delhi NCR) | Gurugram Delhi-NCR | Gurugram, Delhi(NCR)`,
    ],
    [
      "Delhi",
      `Delhi NCR | New Delhi | N. Delhi | delhi-110085 | नई दिल्ली | दिल्ली | Dwarka Sector 12, New Delhi
       Anand Vihar, Delhi`,
    ],
    ["Noida", "Noida | नोएडा | नोयडा एक्सटेंशन"],
    ["Greater Noida", "Greater Noida West | Greater-Noida | ग्रेटर नोएडा"],
    ["Ghaziabad", "Ghaziabad | गाजियाबाद | ग़ाज़ियाबाद"],
    [
      "Bengaluru",
      `Bangalore | banglore | Bengaluru, Whitefield | Whitefield, Bangalore 560066 | बेंगलुरु | बैंगलोर
       बेङ्गलुरु`,
    ],
    ["Mumbai", "Bombay | mumbai | Andheri West, Mumbai | मुंबई | मुम्बई | बम्बई"],
    ["Navi Mumbai", "Navi Mumbai | Navi  Mumbai | New Bombay | नवी मुंबई | Vashi, Navi-Mumbai"],
    ["Thane", "थाणे | Agra Road, Thane | Thane, Agra Road"],
    ["Puri", "Puri, Odisha | Odisha, Puri 752001 | Temple Road (Puri) | Temple Road, Puri"],
    ["Pune", "Poona | पुणे"],
    ["Prayagraj", "Allahabad | इलाहाबाद | प्रयागराज"],
    ["Kolkata", "Calcutta | कलकत्ता"],
    ["Chennai", "Madras | चेन्नई | चेंनई"],
    ["Puducherry", "Pondicherry"],
    ["Hyderabad", "Secunderabad"],
    ["Chhatrapati Sambhajinagar", "Aurangabad"],
    ["Panaji", "Panjim, Goa"],
    ["Kanpur", "Kanpur Nagar"],
    ["Pimpri-Chinchwad", "pimpri chinchwad"],
    ["Agra", "Jaipur House, Agra"],
  ]),
)("%j is %s", (typed, city) => {
  expect(cityOf(contact, typed)).toBe(city);
});

test.each([
  ...each(
    `Goa | Janak Puri | Puri Jagannath Math | Anand Nagar | Vidya Sagar Apartments | आगरा रोड | Chhota Udepur | Kheri Kalan, Tehsil Sohna | ग्राम भोंडसी | Salempur | Dubai`,
  ),
  `${"far ".repeat(250)}from Pune`,
])("%j stays as it was typed, or is the city's own name", (typed) => {
  expect(cityOf(contact, typed)).toBe(typed);
});

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
  ["Kheri Kalan, Sohna - 122103", "Sohna"],
  ["Kheri Kalan, ", "Kheri Kalan"],
  ["Kheri Kalan, Chhota India", "Chhota India"],
  ["Kheri Kalan, Indiabulls Greens", "Indiabulls Greens"],
  ["Salempur", "Salempur"],
  [`${"Salempur ".repeat(120)}, Sohna`, "Salempur ".repeat(112).slice(0, 1000)],
])("of %j the city is %s", (address, city) => {
  expect(cityIn(address)).toBe(city);
});

test("of an address in its own field the city is kept, and of none nothing", () => {
  expect(cityOf(vaastu, "Flat 4, Kheri Kalan, Salempur 274509")).toBe("Salempur");
  expect(cityOf(vaastu, undefined)).toBeUndefined();
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
