/**
 * Spoken and written amounts and sizes in both scripts. Each one is read, or the visitor gets a
 * question. Add a new spelling here first.
 */
import { describe, expect, it } from "vitest";
import { amount, size } from "../../../src/forms/fields.ts";
import { rupeesIn, clarifyAmount } from "../../../src/forms/kinds/amount.ts";
import { numbersIn } from "../../../src/forms/reading/figures.ts";
import { cases, each } from "../../support/spellings.ts";
import { readSize, clarifySize } from "../../../src/forms/kinds/size.ts";

const price = amount({ label: "Asking price", required: true });
const rent = amount({ label: "Expected rent", required: true, suffix: "per month" });
const area = size({ label: "Property size", required: true, unit: "sizeType" });

describe("an amount", () => {
  it.each(
    cases<number>([
      [
        5_000_000,
        `5000000 | 50,00,000 | 5,000,000 | 50 00 000 | ₹50,00,000 | Rs 50,00,000 | Rs.50,00,000/- | INR 50,00,000 | 50,00,000 rs
         50 lakh | 50lakh | 50 Lakhs | 50 lac | 50 lacs | 50 Lacs | 50L | 50 l | 50 LAKHS | 50 lkh | 50 lak | 50 lacks | 50 laakh | 50 laakhs
         50 lakh only | 50 lakhs/- | Rs 50 lakh | ₹ 50 Lakh | 50 lakh rupees | 50 lakh+ | 50 lakh plus | about 50 lakh | approx 50 lakh | ~50 lakh
         around 50 lakhs | 50 lakh negotiable | 50 lacs nego | 50 L neg. | 50 lakh(negotiable) | 50 lakh fixed | 50 lakh onwards | upto 50 lakh
         up to 50 lakh | max 50 lakh | minimum 50 lakh | at least 50 lakh | 50 lakh final | asking 50 lakh | budget 50 lakh | <50 lakh
         50 lakh tak | lagbhag 50 lakh | 0.5 crore | .5 cr | ½ crore
         5 million | 5 mn
         ५०,००,००० | ५० लाख | 50 लाख | ५०लाख | 50 लाख रुपये | 50 लाख रु. | लगभग 50 लाख | 50 लाख तक
         सिर्फ़ 50 लाख | कुल 50 लाख | ५० लाख मात्र | 50 लाख से ऊपर | 0.5 करोड़`,
      ],
      [
        7_500_000,
        `(₹75,00,000) | ₹75,00,000* | ₹75,00,000=00 | ₹75,00,000/= | ₹75,00,000.- | @75 lakh | Price: 75 lakh | Price - 75 lakh | Demand 75 lakh
         price = 75 L | ₹75,00,000 (all inclusive) | ₹ 75 lakh (negotiable) | 75L + registration | 75 lakh plus GST | 75 lakh + stamp duty
         75,00,000 (75 lakh) | 75 lakh [75,00,000] | “75 lakh” | '75 lakh' | ७५ लाख। | 75 lakh\uFFFC | 💰 75 lakh | ７５，００，０００ | 75,00,000 ₹
         75 lakh`,
      ],
      [
        12_000_000,
        `1.2 crore | 1.2 Cr | 1.2cr. | ₹1.2 Cr | 1.20 crores | 1 crore 20 lakh | 1cr 20L | 1 crore and 20 lakh | 1 crore & 20 lakh | 1,20,00,000
         120 lakh | 1.2 karod | 1.2 karor | 1.2 caror | 1.2 croer | 1 crore aur 20 lakh
         १.२ करोड़ | 1.2 करोड़ | 1.2 करोड | 1 करोड़ 20 लाख | १,२०,००,०००`,
      ],
      [15_000_000, `1.5 crore | 1½ crore | 1½ करोड़ | १.५ करोड़`],
      [25_000_000, "2.5 crore"],
      [22_500_000, "2.25 cr"],
      [17_500_000, "1.75 Cr"],
      [350_000, "3.5 lac"],
      [10_000_000, "1 crore | 1cr | 100 lakh | १ करोड़"],
      [8_500_000, "85 laakh | 85 lacs | ८५ लाख"],
      [9_500_000, "95 lacs negotiable | 95L"],
      [9_000_000, "90 lakh onwards"],
      [25_000, "25k | 25 K | 25 thousand | 25,000 | 25 hazar | 25 hajar | २५ हज़ार | 25 हजार"],
      [
        12_050_000,
        "1 crore 20 lakh 50 thousand | 1 Cr 20 L 50 k | 1 करोड़ 20 लाख 50 हज़ार | 1 karod 20 lac 50 hazaar",
      ],
      [550, "5hundred 50 | 550"],
      [1_000_000_000, "100 crore | 1 arab | 1 billion"],
    ]),
  )("reads %j as %d rupees", (text, rupees) => {
    expect(rupeesIn(price, text)).toBe(rupees);
    expect(clarifyAmount(price, text)).toBeUndefined();
  });

  it.each(
    cases([
      [25_000, "25k per month | 25,000 pm | 25 thousand monthly | 25000/month | 25 हज़ार प्रति माह"],
      [150_000, "1.5 lakh per month"],
    ]),
  )("reads %j as a rent of %d rupees", (text, rupees) => {
    expect(rupeesIn(rent, text)).toBe(rupees);
  });

  it.each(
    cases<readonly [number, number]>([
      [
        [5_000_000, 6_000_000],
        `50-60 lakh | 50 - 60 lakhs | 50 to 60 lakh | 50 lakh to 60 lakh | between 50 and 60 lakh | 50/60 lakh | 50 & 60 lakh | 50L-60L
         50 se 60 lakh | 50 से 60 लाख | ५०-६० लाख | 50 लाख से 60 लाख | 50 या 60 लाख`,
      ],
      [[5_000_000, 10_000_000], "50 lakh - 1 crore | 50 lakh to 1 cr | 50 लाख से 1 करोड़"],
    ]),
  )("asks about %j and offers both ends", (text, ends) => {
    expect(clarifyAmount(price, text)).toMatch(/^Asking price: enter one figure, /);
    expect(numbersIn(text)).toEqual(ends);
  });

  it.each(
    each(`4500/sqft | 4,500 per sqft | Rs 4500 per sq ft | 4500 psf | ₹4500/sq.ft. | 45000 per gaj | 45k/gaj | 45000 per sq yd | 1.2 cr per acre
          5 lakh per cent | 4500 प्रति वर्ग फुट | 45 हज़ार प्रति गज | 2 करोड़ प्रति एकड़ | 45000 per marla`),
  )("asks for the whole amount when %j is the price of a unit of land", (text) => {
    expect(rupeesIn(price, text)).toBeUndefined();
    expect(clarifyAmount(price, text)).toBe(
      "Asking price: enter the total, not the price per sqft or gaj",
    );
  });

  it.each(
    each(`1 crore 20 | 1cr 20 | 1 करोड़ 20 | 20 lakh 50 | 50 lakh (55 lakh) | 1 crore (20 lakh) | fifty lakh | half crore | डेढ़ करोड़
          पचास लाख | पौने दो करोड़ | one crore | USD 150000 | 7.5e6 | 1.25.00.000
          negotiable | as per market | call me | best price | 12a34 | 1.2.3 | $500,000 | 50 lakh 1 crore | बाज़ार भाव | बात करके | lakh | करोड़ | 1.500,50 | 2,3`),
  )("asks about %j, which is unclear, in words or no amount", (text) => {
    expect(rupeesIn(price, text)).toBeUndefined();
    expect(clarifyAmount(price, text)).toBe("Enter asking price, like 50,00,000 or 50 lakh");
  });
});

describe("a size", () => {
  it.each(
    cases<number>([
      [
        1440,
        `160 gaj | 160gaj | 160 Gaj | 160 gaz | 160 guz | 160 gajj | 160 gaaj | 160 sq gaj | 160 sq yd | 160 sq. yd. | 160 sq yds | 160 sqyd | 160 sqyds
         160 sq yard | 160 sq. yards | 160 square yards | 160 squre yard | 160 sqaure yards | 160 yards | 160 yds | 160 yrd | 160 syd | 160-gaj
         160 gaj plot | 160 gaj ka plot | about 160 gaj | approx. 160 gaj
         160 vaar | 160 gaj (1440 sqft) | 160 gaj / 1440 sqft | 160 gaj, 1,440 sq ft | 160.0 gaj
         160 गज | १६० गज | 160 गज़ | १६०गज | 160 वर्ग गज | १६० वर्ग गज़ | 160 स्क्वायर यार्ड | 160 यार्ड | 160 गज का प्लॉट | लगभग 160 गज
         160 गज (1440 वर्ग फ़ुट) | 160 वार`,
      ],
      [
        1200,
        `1200 sqft | 1200 sq ft | 1200 sq. ft. | 1,200 sq.ft | 1200sft | 1200 square feet | 1200 square foot | 1200 sqaure feet | 1200 squre fit | 1200 sq feet
         1200 sq feets | 1200 sq ft (carpet) | 1200 sqft super | 1200 sqft carpet | 1,200 sq ft SBA | 1200 sq ft super built-up | carpet area: 1200 sqft
         1200 ft² | 1200 ft2 | 1200 feet | 1200 sq | 1200 Sq.Feet | area 1200 sqft
         1200 वर्ग फुट | 1200 वर्ग फ़ुट | १२०० वर्ग फीट | 1200 वर्गफुट | 1200 स्क्वायर फीट | 1200 स्क्वेयर फ़ुट | 1200 फुट | 1200 चौरस फुट
         1200 चौ. फूट | 1200 चौ फुट | १२०० चौ.फूट | 1200 चौरस फूट | 1200 स्क्वेअर फूट | 1200 स्क्वेअर फीट`,
      ],
      [
        1076.39,
        `100 sqm | 100 sq m | 100 sq. m. | 100 sq.mt | 100 sq mtr | 100 sq mtrs | 100 sqmtr | 100 square meter | 100 square metres | 100 m² | 100 m2 | 100 mtr
         100 meter
         100 वर्ग मीटर | १०० वर्ग मीटर | 100 वर्गमीटर | 100 मीटर | 100 स्क्वायर मीटर
         100 चौ.मी. | १०० चौ. मी. | 100 चौ मी | 100 चौरस मीटर | 100 स्क्वेअर मीटर | 1 are | 1 ares | 1 R | 1 आर | १ आर | 0.01.00 | ०.०१.०० | 0.01.00 हे. | 0-01-00 हेक्टर`,
      ],
      [
        87_120,
        "2 acre | 2 acres | 2acre | 2 acer | 2 acr | 2 ac | 2 ekar | 2 ekad | 2 killa | 2 एकड़ | 2 एकड | २ एकड़ | 2 एकर | 2 किला",
      ],
      [108_900, "2.5 acres | 2½ acre | 2 1/2 acre"],
      [544_500, "12 1/2 acre"],
      [21_780, "1/2 acre | about 1/2 acre | ½ acre | 0.5 acre"],
      [
        107_639.1,
        "1 hectare | 1 hectares | 1 hector | 1 hectar | 1 ha | 1 हेक्टेयर | १ हेक्टेयर | 1 हैक्टेयर",
      ],
      [53_819.55, "50 are | 50 R | ५० आर | 50 आर. | 0.50 हेक्टर"],
      [
        43_593.84,
        "0.40.50 | ०.४०.५० | 0-40-50 हेक्टर | 0.40.50 hectare | 0 हे 40.5 आर | 0 hectare 40.5 are",
      ],
      [151_232.94, "1.40.50 हेक्टर | 1 हेक्टर 40.5 आर"],
      [90.75, "3 sarsai | 3 sarsahi | 3 sarsais | 3 सरसाई | 3 सरसाही"],
      [635.25, "2 marla 3 sarsai | 2 मरला 3 सरसाई"],
      [
        2178,
        "5 cents | 5 cent | 5 decimal | 5 dismil | 5 decimil | 5 सेंट | ५ सेंट | 5 सेन्ट | 5 डिसमिल | 5 डेसिमल",
      ],
      [2178, "2 guntha | 2 gunta | 2 gunthas | 2 gunte | 2 गुंठा | २ गुंठे | 2 गुन्ठा"],
      [2722.5, "10 marla | 10 marlas | 10 marle | 10 merla | 10 मरला | १० मरला | 10 मरले"],
      [10_890, "2 kanal | 2 kanals | 2 kanaal | 2 canal | 2 कनाल | २ कनाल"],
      [12_251.25, "2 kanal 5 marla | 2 kanal, 5 marla | 2 Kanal 5 Marlas | 2 कनाल 5 मरला"],
      [65_340, "1 acre 20 guntha | 1 acre 50 cents | 1 एकड़ 20 गुंठा"],
      [4800, "2 ground | 2 grounds | 2 ग्राउंड"],
      [
        2400,
        `40x60 | 40X60 | 40 x 60 | 40*60 | 40 × 60 | 40 by 60 | 40 into 60 | 40x60 ft | 40 ft x 60 ft | 40' x 60' | 40 feet by 60 feet | 40*60 sqft | 40x60 plot
         ४०x६० | 40 गुणा 60 | 40 बाय 60 | 40 × 60 फुट`,
      ],
      [1500, "30*50 ft | 30x50 | 30 x 50 feet"],
      [1937.5, "12x15 m | 12 x 15 mtr | 12m x 15m | 12 गुणा 15 मीटर"],
    ]),
  )("reads %j as %d sqft", (text, sqft) => {
    expect(readSize(text)).toMatchObject({ numbers: [sqft], unit: "Sqft" });
    expect(clarifySize(area, text, "Sqft")).toBeUndefined();
  });

  it.each(
    cases([
      [
        3,
        "3 BHK | 3bhk | 3-BHK | 3 B.H.K. | 3 bkh | 3 bedroom | 3 bedrooms | 3 bed rooms | 3 बीएचके | ३ बीएचके",
      ],
      [2.5, "2.5 BHK | 2½ BHK"],
    ]),
  )("reads %j as %d BHK", (text, bedrooms) => {
    expect(readSize(text)).toEqual({ numbers: [bedrooms], unit: "BHK" });
  });

  it.each(
    cases<readonly [number, number]>([
      [
        [1350, 1800],
        "150-200 gaj | 150 to 200 gaj | 150 gaj - 200 gaj | 150 se 200 gaj | 150 से 200 गज | १५०-२०० गज | 150 या 200 गज",
      ],
      [[1200, 1500], "1200-1500 sqft | 1200 to 1500 sq ft | 1200 से 1500 वर्ग फुट"],
      [[87_120, 130_680], "2-3 acres"],
      [[2, 3], "2-3 BHK | 2 or 3 BHK | 2/3 bhk"],
    ]),
  )("asks about %j and offers both ends", (text, ends) => {
    expect(readSize(text).numbers).toEqual(ends);
    expect(clarifySize(area, text, "Sqft")).toMatch(/^Property size: enter one figure, /);
  });

  it.each(
    cases([
      ["bigha", "5 bigha | 5 pakka bigha | 2 bighas | 5 beegha | 5 बीघा | ५ बीघा"],
      ["biswa", "10 biswa | 1 acre 5 biswa | 10 बिस्वा"],
      ["katha", "3 katha | 3 kattha | 3 cottah | 3 कट्ठा | 3 कठा"],
      ["dhur", "7 dhur | 7 धुर"],
      ["lecha", "4 lecha | 4 लेचा"],
      ["ankanam", "9 ankanams"],
      ["bigha", "2 vigha | 2 veegha | 2 vighas | २ विघा | 2 વીઘા"],
    ]),
  )("asks for gaj when %j is in a unit that varies by state: %s", (text, unit) => {
    expect(readSize(text)).toMatchObject({ numbers: undefined, varyingUnit: unit });
    expect(clarifySize(area, text, "Sqft")).toBe(
      `Property size: A ${unit} is not the same in every state. How many gaj is it?`,
    );
  });

  it.each(
    each(
      "big | sqft | gaj | 160 gaj 1500 sqft | 20x30 gaj | 40x60x20 | 3 BHK 1200 sqft | 12a | 1.2.3 | 2 ground floor | 5 rooms | 0.40.500 | 1.2.34 | 12.11.26 | 40.50.60.70 | 0.140.50 | R | 2 ROOMS | जितनी हो | बड़ा | 2 मंज़िल",
    ),
  )("asks about %j", (text) => {
    expect(readSize(text).numbers).toBeUndefined();
    expect(clarifySize(area, text, "Sqft")).toBe("Enter property size, like 3, 1200 or 160 gaj");
  });
});
