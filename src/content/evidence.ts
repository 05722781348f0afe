/**
 * What stands behind each claim of `claims.ts`: a register that no page shows. `null` is a claim that nobody has proven
 * yet; the launch check lists it.
 */
import type * as everyClaim from "./claims.ts";

interface Evidence {
  /** Where the proof lies: a contract, a ledger and its period, a price list, the survey with its question. */
  readonly source: string;
  /** Who looked at it, by name. */
  readonly checkedBy: string;
  /** When, `2026-11-21`. */
  readonly checkedOn: string;
}

type Claim =
  | keyof (typeof everyClaim)["claims"]
  | (typeof everyClaim)["stats"][number]["label"]
  | Exclude<keyof typeof everyClaim, "claims" | "stats">;

export const evidence: Readonly<Record<Claim, Evidence | null>> = {
  services: null,
  dealClosing: null,
  exchangeTime: null,
  nriPortfolios: null,
  managerAccess: null,
  response: null,
  belowResale: null,
  earlyAccessReturns: null,
  earlyAccessYears: null,
  designAndQuote: null,
  reraRegistration: null,
  titleTrace: null,
  circleBelowMarket: null,
  circleDiscount: null,
  trophyAssets: null,
  partnerBanks: null,
  loanApproval: null,
  loanPreApproval: null,
  furnitureTerm: null,
  transactions: null,
  "transaction value": null,
  satisfaction: null,
  cities: null,
  "combined leadership experience": null,
  disputeTimelines: null,
  rentReminders: null,
  inspections: null,
  rentalPackages: null,
  moving: null,
  circleMinimum: null,
};
