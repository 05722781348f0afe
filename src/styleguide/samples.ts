/**
 * The texts of the styleguide in one language: its own, those of translated pages, and any form.
 */
import type { AnyForm } from "../forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../forms/localize.ts";
import { type Locale, readLocale } from "../i18n/locale.ts";
import { currentLocale } from "../i18n/t.ts";
import type { Content as Exchange } from "../pages/exchange-property/content.en.ts";
import type { Content as Loan } from "../pages/financial-services/content.en.ts";
import type { Content as Home } from "../pages/home/content.en.ts";
import type { Content as Legal } from "../pages/legal-rera/content.en.ts";
import type { Content as Promise } from "../pages/promise/content.en.ts";
import type { Content as Rental } from "../pages/rental-caretaking/content.en.ts";
import { en, hi, type Words } from "./words.ts";

const WORDS: Partial<Record<Locale, Words>> = { en, hi };

const contents = import.meta.glob<never>(
  "../pages/{exchange-property,financial-services,home,legal-rera,promise,rental-caretaking}/content.*.ts",
  { eager: true, import: "content" },
);

/** The texts at a path, in English where its language has none. */
export function samplesAt(path: string): Samples {
  const locale = readLocale(path);
  const contentOf = (folder: string): never =>
    contents[`../pages/${folder}/content.${locale}.ts`] ??
    contents[`../pages/${folder}/content.en.ts`]!;
  return {
    words: WORDS[locale] ?? en,
    exchange: contentOf("exchange-property"),
    home: contentOf("home"),
    legal: contentOf("legal-rera"),
    loan: contentOf("financial-services"),
    promise: contentOf("promise"),
    rental: contentOf("rental-caretaking"),
  };
}

export interface Samples {
  readonly words: Words;
  readonly exchange: Exchange;
  readonly home: Home;
  readonly legal: Legal;
  readonly loan: Loan;
  readonly promise: Promise;
  readonly rental: Rental;
}

const forms = import.meta.glob<AnyForm>("../forms/definitions/*.form.ts", {
  eager: true,
  import: "form",
});
const translations = import.meta.glob<AnyFormMessages>(
  [
    "../forms/definitions/*.*.ts",
    "!../forms/definitions/*.form.ts",
    "!../forms/definitions/shared-fields.*",
  ],
  { eager: true, import: "messages" },
);

/** The names of the forms' files. */
export const formNames = Object.keys(forms).map((file) => file.replace(/^.*\/|\.form\.ts$/g, ""));

/** A form by the name of its file, in the language of this page. */
export function formCalled(name: string): AnyForm {
  const form = forms[`../forms/definitions/${name}.form.ts`]!;
  const messages = translations[`../forms/definitions/${name}.${currentLocale()}.ts`];
  return messages ? localizeForm(form, messages, currentLocale()) : form;
}
