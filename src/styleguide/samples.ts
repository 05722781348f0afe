/**
 * The texts of the styleguide in one language: its own, those of translated pages, and any form.
 */
import type { AnyForm } from "../forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../forms/localize.ts";
import { type Locale, readLocale } from "../i18n/locale.ts";
import { currentLocale } from "../i18n/t.ts";
import { content as exchangeEn } from "../pages/exchange-property/content.en.ts";
import { content as exchangeHi } from "../pages/exchange-property/content.hi.ts";
import { content as homeEn } from "../pages/home/content.en.ts";
import { content as homeHi } from "../pages/home/content.hi.ts";
import { content as legalEn } from "../pages/legal-rera/content.en.ts";
import { content as legalHi } from "../pages/legal-rera/content.hi.ts";
import { content as loanEn } from "../pages/financial-services/content.en.ts";
import { content as loanHi } from "../pages/financial-services/content.hi.ts";
import { content as promiseEn } from "../pages/promise/content.en.ts";
import { content as promiseHi } from "../pages/promise/content.hi.ts";
import { content as rentalEn } from "../pages/rental-caretaking/content.en.ts";
import { content as rentalHi } from "../pages/rental-caretaking/content.hi.ts";
import { en, hi } from "./words.ts";

const SAMPLES = {
  en: {
    words: en,
    exchange: exchangeEn,
    home: homeEn,
    legal: legalEn,
    loan: loanEn,
    promise: promiseEn,
    rental: rentalEn,
  },
  hi: {
    words: hi,
    exchange: exchangeHi,
    home: homeHi,
    legal: legalHi,
    loan: loanHi,
    promise: promiseHi,
    rental: rentalHi,
  },
} satisfies Record<Locale, object>;

export type Samples = (typeof SAMPLES)["hi"];

export const samplesAt = (path: string): Samples => SAMPLES[readLocale(path)] as Samples;

const forms = import.meta.glob<AnyForm>("../forms/definitions/*.form.ts", { eager: true, import: "form" });
const translations = import.meta.glob<AnyFormMessages>(
  ["../forms/definitions/*.hi.ts", "!../forms/definitions/shared-fields.hi.ts"],
  {
    eager: true,
    import: "messages",
  },
);

/** The names of the forms' files. */
export const formNames = Object.keys(forms).map((file) => file.replace(/^.*\/|\.form\.ts$/g, ""));

/** A form by the name of its file, in the language of this page. */
export function formCalled(name: string): AnyForm {
  const form = forms[`../forms/definitions/${name}.form.ts`]!;
  return currentLocale() === "en"
    ? form
    : localizeForm(form, translations[`../forms/definitions/${name}.hi.ts`]!, currentLocale());
}
