import { localeTag, t } from "../../i18n/t.ts";

/** Countries from which Indians abroad call, by calling code. */
const COUNTRIES: Readonly<Record<string, string>> = {
  "+91": "IN",
  "+1": "US CA",
  "+7": "RU KZ",
  "+20": "EG",
  "+27": "ZA",
  "+31": "NL",
  "+32": "BE",
  "+33": "FR",
  "+34": "ES",
  "+39": "IT",
  "+41": "CH",
  "+43": "AT",
  "+44": "GB",
  "+45": "DK",
  "+46": "SE",
  "+47": "NO",
  "+48": "PL",
  "+49": "DE",
  "+52": "MX",
  "+55": "BR",
  "+60": "MY",
  "+61": "AU",
  "+62": "ID",
  "+63": "PH",
  "+64": "NZ",
  "+65": "SG",
  "+66": "TH",
  "+81": "JP",
  "+82": "KR",
  "+84": "VN",
  "+86": "CN",
  "+94": "LK",
  "+230": "MU",
  "+234": "NG",
  "+254": "KE",
  "+255": "TZ",
  "+256": "UG",
  "+351": "PT",
  "+353": "IE",
  "+358": "FI",
  "+592": "GY",
  "+679": "FJ",
  "+852": "HK",
  "+880": "BD",
  "+960": "MV",
  "+965": "KW",
  "+966": "SA",
  "+968": "OM",
  "+971": "AE",
  "+972": "IL",
  "+973": "BH",
  "+974": "QA",
  "+975": "BT",
  "+977": "NP",
};

/** Shown beside a number that begins with a code: "United States or Canada". */
export function countriesOf(code: string): string | undefined {
  const names = new Intl.DisplayNames(localeTag(), { type: "region" });
  return COUNTRIES[code]
    ?.split(" ")
    .map((region) => names.of(region))
    .join(t(" or "));
}
