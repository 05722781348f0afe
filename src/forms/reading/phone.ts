/** Reads phone numbers as people type them. */
import { westernDigits } from "./digits.ts";
import { COPIED_SIGNS } from "./figures.ts";
import { t } from "../../i18n/t.ts";

/** The address of a chat: wa.me/919876543210, api.whatsapp.com/send?phone=919876543210. Its number begins with a country code. */
const CHAT = /(?:wa\.me\/|[?&]phone=)(?:\+|%2B|%20)*(\d[\d-]*)/i;

/** Only India's numbers have ten digits and begin so: a code was left out. */
const chatNumber = (digits: string): string =>
  /^[789]\d{9}$/.test(digits) ? digits : `+${digits}`;

const EXTENSION = /[\s,;(.]*(?:(?:ext(?:ensi?on|n)?|एक्सटेंशन)[.:= -]*|[x#] ?)\d{1,6}\)?$/iu;
const BRACKETS = /[([{][^()[\]{}]*[)\]}]/gu;
/** "(WhatsApp)", "(after 6 pm)", but not "(011)". */
const withoutRemarks = (text: string): string =>
  text.replace(BRACKETS, (within) => (/\p{L}/u.test(within) ? "" : within));
/** When to call: "after 6", "10am-6pm", "24x7". */
const HOURS =
  /[\s,;(\p{Pd}]+(?:(?:after|before|between|till|until) |\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m(?!\p{L})|24 ?[x/×] ?7(?!\d)).*$/iu;
/** Words before the number or behind it: "Mob. no:", "on WhatsApp". A letter among digits may be meant for one: "4321O". */
const WORDS_BEFORE = /^[^\d+]*\p{L}{2}[^\d+]*|^[^\d+]*\p{L}[^\d+\p{L}\p{M}]+(?=[\d+(])/u;
const WORDS_BEHIND = /(?<=\d[^\d\p{L}]+)\p{L}[^\d]*$|(?<=\d)(?![OoIl]+\P{L}*$)\p{L}{2}[^\d]*$/u;

/** Removes spaces, punctuation and invisible marks, which come from address books. A leading + stays. */
const plain = (text: string): string => text.replace(/[\s\p{P}\p{Cf}~=|]|\+\s*$/gu, "");

/** The digits of one number, with a leading +. Removes surrounding words and signs. */
function numberIn(text: string): string {
  const number = plain(
    withoutRemarks(text)
      .replace(HOURS, "")
      .replace(EXTENSION, "")
      .replace(WORDS_BEFORE, "")
      .replace(WORDS_BEHIND, ""),
  );
  return (
    number
      // Only India's numbers have ten digits and begin so: "+0 98765 43210".
      .replace(/^\+0+(?=[789]\d{9}$)/, "")
      // No calling code begins with 0: "+091 98765 43210", "00091 98765 43210".
      .replace(/^(?:\+|00)0+(?=[1-9]\d{6})/, "+")
      // A code that was typed twice: "+91 +91 98765 43210".
      .replace(/^\+?0{0,2}(\d{1,3})(?=\+\1)/, "")
      // The American prefix for international calls. A Delhi number starts with the area code 011
      // and has eleven digits.
      .replace(/^011(?=\d{10,13}$)/, "+")
  );
}

const WHOLE = /^(?:\+|00)?\d{7,15}$/;

/** Between two numbers, the plainest separator first. Spaces and dashes are also inside numbers. */
const BETWEEN = [
  /(?:^|\s)[1-3][.)]\s+/u,
  /[/\\,;&|\n]|(?<!\p{L})(?:or|and|या|और)(?!\p{L})/u,
  /\s[\s\p{Pd}]*(?=\+)/u,
  /\s[\s\p{Pd}]*(?=\d{10}(?!\d))/u,
] as const;

/** Two Indian mobile numbers without a separator: "98765 43210 98765 01234". */
const TWO_MOBILES = /^([6-9]\d{9})[6-9]\d{9}$/;

/** The address of a chat is longer than its number. Nothing reads a longer text. */
export const PHONE_LENGTH = 200;

/** The first number in a text. */
function bare(typed: string): string {
  if (typed.length > PHONE_LENGTH) return "";
  const text = westernDigits(typed)
    .normalize("NFKC")
    .replace(COPIED_SIGNS, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
  const chat = CHAT.exec(text)?.[1];
  if (chat) return chatNumber(plain(chat));
  const whole = numberIn(text);
  for (const separator of BETWEEN) {
    const [first, ...others] = text.split(separator).map(numberIn).filter(Boolean);
    if (first && [first, ...others].every((number) => WHOLE.test(number))) return first;
  }
  return TWO_MOBILES.exec(whole)?.[1] ?? whole;
}

/** Whether a text has a phone number, of 7 to 15 digits. */
export const isPhone = (typed: string): boolean => WHOLE.test(bare(typed));

/** E.164 country calling codes: one, two or three digits, none the beginning of another (ITU-T). */
const CALLING_CODE = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

export interface PhoneNumber {
  readonly countryCode: string;
  /** Digits alone, without the country code. */
  readonly number: string;
}

/** Countries without a trunk 0: a leading 0 is part of the number. */
export const CODES_WITH_LEADING_ZERO: readonly string[] =
  "+39 +47 +225 +227 +229 +241 +242 +267 +268 +378 +501 +676 +679 +687 +853".split(" ");

/** The digits to dial after the country code, without a trunk 0. columns.ts has the same in SQL. */
export const dialledNumber = ({ countryCode, number }: PhoneNumber): string =>
  CODES_WITH_LEADING_ZERO.includes(countryCode) ? number : number.replace(/^0+/, "");

/** Trunk prefixes other than 0 before a whole national number. */
const TRUNK_PREFIXES: Readonly<Record<string, RegExp>> = {
  "+7": /^8(?=\d{10}$)/,
  "+36": /^06(?=\d{8,9}$)/,
  "+52": /^0?1(?=\d{10}$)/,
  "+370": /^8(?=\d{8}$)/,
  "+375": /^8(?:0(?=\d{9}$)|(?=\d{10}$))/,
  "+993": /^8(?=\d{8}$)/,
};

/** The lengths of numbers after the codes that forms offer (ITU-T, national numbering plans). */
const DIGITS: Readonly<Record<string, readonly number[]>> = {
  "+1": [10],
  "+44": [9, 10],
  "+91": [10],
  "+971": [8, 9],
};

/**
 * Removes a trunk prefix and a repeated country code, if a whole number of that country is left:
 * "0919876543210". Also removes the trunk 0 of an Indian number.
 */
function national(digits: string, countryCode: string): string {
  const lengths = DIGITS[countryCode] ?? [];
  const isWhole = (number: string): boolean => lengths.includes(number.replace(/^0/, "").length);
  const [, again = ""] = new RegExp(`^0?${countryCode.slice(1)}(\\d+)$`).exec(digits) ?? [];
  const prefix = TRUNK_PREFIXES[countryCode];
  const rest = isWhole(again) ? again : prefix ? digits.replace(prefix, "") : digits;
  return countryCode === "+91" && isWhole(rest) ? rest.replace(/^0/, "") : rest;
}

/** The country code at the beginning of bare digits, after + or 00. */
function codeIn(digits: string): string | undefined {
  const international = /^(?:\+|00)(\d+)/.exec(digits)?.[1] ?? "";
  const code = CALLING_CODE.exec(international)?.[0];
  return code && `+${code}`;
}

/** The country code at the beginning of a typed number. */
export const typedCode = (typed: string): string | undefined => codeIn(bare(typed));

/** Splits a typed number. A typed code counts more than the selected one, if a number follows it. */
export function normalisePhone(typed: string, selected: string): PhoneNumber {
  const digits = bare(typed);
  const code = codeIn(digits);
  const rest = code && digits.replace(/^(?:\+|00)/, "").slice(code.length - 1);
  if (code && rest) return { countryCode: code, number: national(rest, code) };
  return { countryCode: selected, number: national(digits.replace(/\D/g, ""), selected) };
}

/** Whether a residence is outside India. "I" and "Ind" are not, since "India" may be being typed. */
function isAbroad(residence: string): boolean {
  const country = residence.trim().toLowerCase();
  return (
    country !== "" &&
    !"india".startsWith(country) &&
    !/^(?:bharat|भारत|(?:republic of )?india\b.*)$/.test(country)
  );
}

/** One digit repeated, or all digits in order. */
const isMadeUp = (digits: string): boolean => /^(\d)\1{6,}$|^0?1234567890?$/.test(digits);

/** Returns a soft warning about an unusual number, or `undefined`. @param selected The chosen country code. */
export function phoneWarning(typed: string, selected: string, residence = ""): string | undefined {
  if (!isPhone(typed)) return undefined;
  const { countryCode, number } = normalisePhone(typed, selected);
  // Ten zeros would be read as an international number, so the typed digits are checked too.
  if (isMadeUp(number) || isMadeUp(bare(typed)))
    return t("Is {number} your number? Please check it. You can still send the form.", {
      number: typed.trim(),
    });
  const lengths = DIGITS[countryCode];
  const { length } = dialledNumber({ countryCode, number });
  if (lengths && !lengths.includes(length)) {
    return t(
      "Numbers with {code} have {digits} digits. This one has {length}. Please check it. You can still send the form.",
      {
        code: countryCode,
        digits: lengths.at(-1)!,
        length,
      },
    );
  }
  return countryCode === "+91" && isAbroad(residence)
    ? t(
        "You live in {country}, but this looks like an Indian number. If it isn’t, start with + and your country code.",
        {
          country: residence.trim(),
        },
      )
    : undefined;
}

/** The note about a typed code that differs from the selected one. */
export function typedCodeNote(typed: string, selected: string): string | undefined {
  const code = typedCode(typed);
  return code && selected && code !== selected
    ? t("We will use the code you typed, {code}, instead of {selected}.", { code, selected })
    : undefined;
}
