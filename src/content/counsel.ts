/**
 * What counsel has to answer before the site goes public: the launch check lists each until a day and a name stand beside it. The$
 * length are in docs/deploy.md.
 */
export interface Question {
  readonly asks: string;
  /** The day of the answer, as 2026-12-31; empty until there is one. */
  readonly answeredOn: string;
  readonly answeredBy: string;
}

export const counsel: readonly Question[] = [
  {
    asks: "DPDP Act: which duties bind on the day of the launch, after the proposal to end the transition on 13 November 2026",
    answeredOn: "",
    answeredBy: "",
  },
  {
    asks: "DPDP Rules, rule 8: logs and traffic data for a year, beside an erasure at once for whoever asks",
    answeredOn: "",
    answeredBy: "",
  },
  {
    asks: "RERA: the agent’s number on every page, as large as the contact details",
    answeredOn: "",
    answeredBy: "",
  },
  {
    asks: "Consumer Protection: the self-audit for dark patterns, and whether its declaration stands on the site",
    answeredOn: "",
    answeredBy: "",
  },
  {
    asks: "RPwD Act: whether IS 17802 binds a private firm, and what the accessibility statement may say of it",
    answeredOn: "",
    answeredBy: "",
  },
  {
    asks: "The notice of a breach (docs/runbook.md) in English and Hindi",
    answeredOn: "",
    answeredBy: "",
  },
  {
    asks: "The terms of use, the sample fee letter, and the buyer’s undertaking at /high-value-properties",
    answeredOn: "",
    answeredBy: "",
  },
  {
    asks: "What /faq and /nri-corner say of powers of attorney, heirs, stamp duty, GST, TDS and repatriation: a lawyer and an accountant",
    answeredOn: "",
    answeredBy: "",
  },
];
