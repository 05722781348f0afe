import { EXCHANGE_PREFERENCES, EXCHANGED_TYPES } from "../forms/exchange-options.ts";
import { regions } from "./regions.ts";

/** A question of the exchange form, asked at the opening of a page. */
export interface TaskChoice {
  /** The field of the form. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const sameLabels = (options: readonly string[]): TaskChoice["options"] =>
  options.map((option) => [option, option]);

/** The form asks for any place that is not in the list. */
export const exchangeTask: readonly TaskChoice[] = [
  { name: "propertyType", label: "I have", options: sameLabels(EXCHANGED_TYPES) },
  { name: "exchangePreference", label: "I want", options: sameLabels(EXCHANGE_PREFERENCES) },
  {
    name: "preferredExchangeLocation",
    label: "Where",
    options: [...Object.entries(regions), ["", "Another place"]],
  },
];
