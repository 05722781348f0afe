/** The city column, which staff read, and the folded words by which they search. The answer itself is stored as typed. */
import type { AnyForm } from "../forms/define.ts";
import { westernDigits } from "../forms/reading/digits.ts";
import { findCity } from "./city-names.ts";
import { foldWords } from "./fold.ts";

const folded = (names: string): ReadonlySet<string> => new Set(names.split("/").map(foldWords));

const joined = (words: string): string => words.replaceAll(" ", "");

/** Regions, which come behind a city: states, territories, countries, and their abbreviations. Without spaces: "MadhyaPradesh", "T.S." */
const REGIONS = new Set(
  [
    ...folded(
      `Andhra Pradesh/AP/आंध्र प्रदेश/Arunachal Pradesh/अरुणाचल प्रदेश/Assam/असम/Bihar/बिहार/Chhattisgarh/Chattisgarh/CG/छत्तीसगढ़/Goa/गोवा/Gujarat/Gujrat/GJ/गुजरात/Haryana/HR/हरियाणा/Himachal Pradesh/Himachal/HP/हिमाचल प्रदेश/हिमाचल/Jharkhand/JH/झारखंड/Karnataka/KA/कर्नाटक/Kerala/KL/केरल/Madhya Pradesh/MP/मध्य प्रदेश/म प्र/Maharashtra/Maharastra/MH/महाराष्ट्र/Manipur/मणिपुर/Meghalaya/मेघालय/Mizoram/मिजोरम/Nagaland/नागालैंड/Odisha/Orissa/OD/ओडिशा/उड़ीसा/Punjab/Panjab/PB/पंजाब/Rajasthan/RJ/राजस्थान/Sikkim/सिक्किम/Tamil Nadu/TN/तमिलनाडु/Telangana/TS/TG/तेलंगाना/Tripura/त्रिपुरा/Uttar Pradesh/UP/उत्तर प्रदेश/उ प्र/यूपी/Uttarakhand/Uttaranchal/UK/उत्तराखंड/West Bengal/WB/पश्चिम बंगाल/प बंगाल/Andaman and Nicobar/Andaman Nicobar/Andaman and Nicobar Islands/Andaman Nicobar Islands/अंडमान निकोबार/अंडमान और निकोबार/Dadra and Nagar Haveli/Dadra Nagar Haveli/Dadra and Nagar Haveli and Daman and Diu/DNH/Daman and Diu/Jammu and Kashmir/Jammu Kashmir/JK/Kashmir/जम्मू और कश्मीर/जम्मू कश्मीर/Ladakh/लद्दाख/Lakshadweep/लक्षद्वीप/NCR/Delhi NCR/NCR Delhi/NCT of Delhi/Delhi NCT/NCT/National Capital Region/एनसीआर/दिल्ली एनसीआर/ગુજરાત/ਪੰਜਾਬ/ਹਰਿਆਣਾ/পশ্চিমবঙ্গ/অসম/ত্রিপুরা/ଓଡ଼ିଶା/ಕರ್ನಾಟಕ/తెలంగాణ/ఆంధ్రప్రదేశ్/தமிழ்நாடு/കേരളം/കേരള/ગોવા/India/Bharat/Bharath/Hindustan/Republic of India/IN/IND/भारत/ભારત/ਭਾਰਤ/ভারত/ଭାରତ/ಭಾರತ/భారతదేశం/భారత్/இந்தியா/ഇന്ത്യ/भारतवर्ष/इंडिया/हिंदुस्तान/Australia/Bahrain/Bangladesh/Belgium/Canada/China/Denmark/England/Finland/France/Germany/Great Britain/Indonesia/Ireland/Italy/Japan/Kenya/Kuwait/Malaysia/Mauritius/Nepal/Netherlands/New Zealand/Nigeria/Norway/Oman/Pakistan/Philippines/Portugal/Qatar/Russia/Saudi Arabia/KSA/Scotland/South Africa/Spain/Sri Lanka/Sweden/Switzerland/Tanzania/Thailand/UAE/USA/US/United Arab Emirates/United Kingdom/United States/United States of America/Wales`,
    ),
  ].map(joined),
);

/** "Dist. Pune", "Pune District", "Near Metro Station", "बस अड्डे के पास". */
const DISTRICT =
  /^(?:(?:dist|distt|dt|district|zila|zilla|jila|taluk district)(?![a-z])|(?:जिला|जि|ज़िला)(?![\p{L}\p{M}]))|(?:(?<![a-z])(?:dist|distt|dt|district|division)|(?<![\p{L}\p{M}])(?:जिला|ज़िला))\.?$/iu;
const LANDMARK =
  /^(?:(?:near|nr|opp|opposite|behind|beside|besides|adjacent|adj|next to|close to|in ?front of|above|below|landmark|land mark|off|via)(?![a-z])|(?:निकट|नज़दीक|सामने|पीछे)(?![\p{L}\p{M}]))|(?:के|की) (?:पास|सामने|पीछे|निकट|नज़दीक|बगल)(?: में)?$/iu;
/** "Tehsil Dadri" is Dadri, and "P.S.- Lar" is Lar. */
const PLACE_WORDS =
  /^(?:tehsil|tahsil|teh|taluka|taluk|taluq|tal|tq|mandal|city|town|village|vill|at post|post office|post|p\.?o|v\.?p\.?o|p\.?s|police station|thana|city of|तहसील|तालुका|ता|शहर|नगर|ग्राम|गांव|गाँव|थाना|पोस्ट|मु\.?\s?पो)(?:[.:\s\p{Pd}]+|$)/iu;

const PIN_WORDS = String.raw`(?:(?:pin|zip|postal|post)[\s.-]*(?:code|no)?|pincode|पिन\s*(?:कोड|नंबर)?|पिनकोड)\.?\s*(?:no\.?|number)?`;
const PHONE_WORDS = String.raw`(?:mob(?:ile)?|ph(?:one)?|tel(?:ephone)?|contact|cell|call|whats ?app|मो(?:बाइल)?|फ़ोन|फोन)\.?\s*(?:no\.?|number|नं\.?)?`;
/**
 * PIN codes and phone numbers with their words, postcodes of other countries, and what is pasted with an address: links, e-mail addresses
 * and plus codes of maps ("F2C8+QX"). Digits are western here.
 */
const NUMBERS = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)\S+|[^\s,;@]+@[^\s,;@]+`,
    String.raw`(?<![A-Z\d])[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}(?![A-Z\d])`,
    String.raw`(?:${PHONE_WORDS}\s*[:=-]?\s*)?(?<![\p{L}\d])\+?\d(?:[\s-]?\d){9,13}(?!\d)`,
    String.raw`(?:${PIN_WORDS}\s*[:=\p{Pd}#]*\s*)?(?<!\d)\d{3}[\s-]?\d{3}(?!\d)`,
    String.raw`(?<=\b[A-Za-z]{2}\s)\d{5}(?:-\d{4})?(?!\d)`,
    String.raw`\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b`,
    String.raw`(?<![\p{L}\p{M}])(?:${PIN_WORDS}|${PHONE_WORDS})\s*[:=\p{Pd}#]*\s*$`,
  ].join("|"),
  "giu",
);
const SEPARATORS =
  /[,;/|\n()[\]{}।،、，；]|\s[\p{Pd}_:]+\s|(?<=\p{L}{3})(?<!\b(?:dist|distt|tal|teh|vill|opp|adj|plot|shop|bldg|apt))\.\s+/iu;
const AROUND = /^[^\p{L}\p{M}\p{N}#]+|[^\p{L}\p{M}\p{N}.]+$/gu;

const isRegion = (words: string): boolean => REGIONS.has(joined(words)) || /^[a-z]{2}$/.test(words);

const wordsOf = (text: string): string => foldWords(text.replace(/&/g, " and "));

interface Part {
  /** As typed. */
  readonly text: string;
  readonly words: string;
}

/** Where a region of at most four words begins at the end. */
const regionFrom = (tokens: readonly string[]): number | undefined =>
  [4, 3, 2, 1]
    .map((words) => tokens.length - words)
    .find((from) => from > 0 && REGIONS.has(joined(wordsOf(tokens.slice(from).join(" ")))));

/** Takes regions from the end: "Pune Maharashtra India" becomes "Pune". A region alone stays. */
function withoutRegions(text: string): string {
  let tokens = text.split(/\s+/);
  for (let from = regionFrom(tokens); from !== undefined; from = regionFrom(tokens))
    tokens = tokens.slice(0, from);
  return tokens.join(" ");
}

function toPart(typed: string): Part {
  const around = typed.replace(AROUND, "");
  // "Mumbai-69" has the number of a postal zone.
  const zoneless = around.replace(/[\s\p{Pd}]+\d{1,3}$/u, "");
  const whole = [around, zoneless].find(
    (text) => findCity(wordsOf(text)) ?? REGIONS.has(joined(wordsOf(text))),
  );
  const text = (whole ?? withoutRegions(around))
    .replace(AROUND, "")
    .replace(/(?<=\p{L}{2})\.$/u, "");
  return { text, words: wordsOf(text) };
}

/** A city is at the end of an address, and a longer text would take too long to read. */
const LONGEST = 500;

function partsOf(address: string): readonly Part[] {
  // The "and" of "Jammu & Kashmir" is no separator, and "N/A" is no place.
  const text = westernDigits(address.slice(-LONGEST).normalize("NFC"))
    .replace(NUMBERS, ",")
    .replace(/\bn\s?\/\s?a\b\.?/giu, ",");
  return text
    .split(SEPARATORS)
    .map(toPart)
    .filter(
      ({ words }) =>
        /\p{L}[\p{L}\p{M}]/u.test(words) &&
        !/^(?:na|nil|none|null|no|not applicable|लागू नहीं)$/.test(words),
    );
}

/** Names of cities that are also words, as in "Harijan Basti". They count only between separators. */
const ALSO_WORDS = folded(
  "Anand/Ara/Banda/Basti/Bid/Dhar/Diu/Gaya/Guna/Kalyan/Kalyani/Kashi/Khanna/Kota/Leh/Mandi/Mau/Pali/Patan/Puri/Sagar/Salem/Una/आरा/धार/पाली/मंडी/पुरी/सागर/बस्ती/आनंद",
);

/** The city at the end of a line without separators: "12 MG Road Pune". */
function cityAtEnd({ text, words }: Part): string | undefined {
  const tokens = words.split(" ");
  const shown = text.split(/[\s-]+/);
  for (let length = 3; length > 0; length--) {
    const end = tokens.slice(-length).join(" ");
    if (tokens.length > length && findCity(end) && !ALSO_WORDS.has(end))
      return shown.slice(-length).join(" ");
  }
  return undefined;
}

/**
 * The city of an address: the last part that is a known city, else the last part that is no state, country, district, landmark, PIN code
 * or phone number. "Flat 4, Bandra, Mumbai, Maharashtra 400050" gives "Mumbai".
 */
export function lastPlace(address: string): string | undefined {
  const parts = partsOf(address);
  for (let last = parts.length - 1; last >= 0; last--) {
    const city = findCity(parts[last]!.words);
    if (!city) continue;
    // "Kochi, Ernakulam" names one city twice.
    while (last > 0 && findCity(parts[last - 1]!.words) === city) last--;
    return parts[last]!.text;
  }
  for (const part of parts.toReversed()) {
    const city =
      DISTRICT.test(part.text) || PLACE_WORDS.test(part.text) ? undefined : cityAtEnd(part);
    if (city) return city;
  }
  const places = parts.filter(
    ({ text, words }) => !isRegion(words) && !DISTRICT.test(text) && !LANDMARK.test(text),
  );
  const place = places.at(-1) ?? parts.find(({ words }) => isRegion(words)) ?? parts.at(-1);
  return place && (place.text.replace(PLACE_WORDS, "") || place.text);
}

/** A city as the visitor typed it. Of a whole address only the city. */
export const cityColumn = (form: AnyForm, city: string | undefined): string | undefined =>
  city !== undefined && form.fields[form.city ?? ""]?.kind === "longText" ? lastPlace(city) : city;

/** The folded words of a city or an address, of its end if it is long. */
export const searchWords = (city = ""): string => foldWords(city.slice(-LONGEST));
