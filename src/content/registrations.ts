/**
 * Registrations of the firm and its grievance officer. Blank until the business fills them in: the launch check
 * lists blank values, and the footer shows the others.
 */
export interface Registrations {
  /** Corporate identity number, of the Registrar of Companies. */
  readonly cin: string;
  readonly gstin: string;
  /** An agent registers in each state whose registered projects it advises on: those of our offices and cities. */
  readonly reraAgents: readonly { readonly state: string; readonly number: string }[];
  readonly grievanceOfficer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
  };
}

export const registrations: Registrations = {
  cin: "",
  gstin: "",
  reraAgents: [
    { state: "Delhi", number: "" },
    { state: "Gujarat", number: "" },
    { state: "Haryana", number: "" },
    { state: "Karnataka", number: "" },
    { state: "Maharashtra", number: "" },
    { state: "Uttar Pradesh", number: "" },
    { state: "Uttarakhand", number: "" },
  ],
  grievanceOfficer: { name: "", email: "", phone: "" },
};

const { name, email, phone } = registrations.grievanceOfficer;

/** The footer's lines by their label. The footer skips blank ones. */
export const registrationLines: Readonly<Record<string, string>> = {
  "RERA agent registration": registrations.reraAgents
    .filter(({ number }) => number)
    .map(({ state, number }) => `${state} ${number}`)
    .join(", "),
  CIN: registrations.cin,
  GSTIN: registrations.gstin,
  "Grievance officer": [name, email, phone].filter(Boolean).join(", "),
};

/** The numbers of the firm in sentences. Empty while all are blank. */
export const sayNumbers = (lines = registrationLines): string =>
  Object.entries(lines)
    .filter(([label, number]) => number && label !== "Grievance officer")
    .map(([label, number]) => `${label}: ${number}.`)
    .join(" ");
