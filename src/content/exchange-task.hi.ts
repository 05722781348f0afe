import { exchangePreferences, exchangedTypes } from "../forms/exchange-options.hi.ts";
import type { TaskChoice } from "./exchange-task.ts";
import { regions } from "./regions.hi.ts";

export const exchangeTask: readonly TaskChoice[] = [
  { name: "propertyType", label: "मेरे पास है", options: Object.entries(exchangedTypes) },
  { name: "exchangePreference", label: "मुझे चाहिए", options: Object.entries(exchangePreferences) },
  {
    name: "preferredExchangeLocation",
    label: "कहाँ",
    options: [...Object.entries(regions), ["", "कोई और जगह"] as const],
  },
];
