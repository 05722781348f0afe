/**
 * What the firm is registered under, and whom to complain to. Empty until the business fills it in: the launch check
 * lists every empty line, and the footer shows what is filled.
 */
export interface Registrations {
  /** Corporate identity number, of the Registrar of Companies. */
  readonly cin: string;
  readonly gstin: string;
  /** An agent registers in each state whose registered projects it advises on: those of our offices and cities. */
  readonly reraAgents: readonly { readonly state: string; readonly number: string }[];
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string };
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
