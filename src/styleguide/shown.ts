import type { Content as Buy } from "../pages/buy-property/content.en.ts";
import type { Content as Exchange } from "../pages/exchange-property/content.en.ts";
import type { Content as Legal } from "../pages/legal-rera/content.en.ts";
import type { Content as Promise } from "../pages/promise/content.en.ts";
import type { Content as Rental } from "../pages/rental-caretaking/content.en.ts";
import type { Words } from "./words.ts";

/** What the pieces say, in one language: the words of pages that stand in both, and the styleguide's own. */
export interface Shown {
  readonly words: Words;
  readonly buy: Buy;
  readonly exchange: Exchange;
  readonly legal: Legal;
  readonly promise: Promise;
  readonly rental: Rental;
}
