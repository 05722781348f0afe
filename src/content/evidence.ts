/**
 * What stands behind each claim of `claims.ts`: a register that no page shows. `null` is a claim that nobody has proven
 * yet; the launch check lists it.
 */
import type * as everyClaim from "./claims.ts";
import type { promises } from "./promises.ts";

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
  | (typeof promises)[number]
  | Exclude<keyof typeof everyClaim, "claims" | "responseMeans" | "stats">;

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
  indiasFirst: null,
  askingFree: null,
  firstCallFree: null,
  applyingFree: null,
  joiningFree: null,
  successFees: null,
  eachVisited: null,
  noExtraCharge: null,
  noMinimum: null,
  builderAccounts: null,
  founderReads: null,
  complaintsRead: null,
  feeLetterAlone: null,
  refund: null,
  tokenElsewhere: null,
  stagePayments: null,
  nextStage: null,
  lastPayment: null,
  owedAfterContract: null,
  owedAfterMandate: null,
  instalmentsElsewhere: null,
  atCost: null,
  managerNumber: null,
  "We will answer you": null,
  "We will keep your business private": null,
  "We will say what it costs before it costs anything": null,
  "We will read the papers first": null,
  "We will tell you not to buy": null,
  "We will stay after the keys": null,
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
