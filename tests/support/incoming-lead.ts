import { type IncomingLead, LEAD_COLUMNS, type LeadRow } from "../../src/record/lead-record.ts";

const BLANK = Object.fromEntries(
  LEAD_COLUMNS.filter(([, { isNullable }]) => isNullable).map(([name]) => [name, null]),
) as unknown as LeadRow;

/** Returns a lead as the edge builds it from a simple form. */
export const incomingLead = (id: string, changes: Partial<IncomingLead> = {}): IncomingLead => ({
  ...BLANK,
  id,
  reference: `AIPM-${id.slice(0, 8)}`,
  formType: "CONTACT_US",
  fullName: "Asha",
  countryCode: "+91",
  phone: "9876543210",
  city: "Karjat",
  payload: JSON.stringify({ formType: "CONTACT_US", note: id }),
  contentHash: `hash of ${id}`,
  language: "en",
  flags: "",
  receivedAt: new Date().toISOString(),
  files: { batchId: null, keys: [] },
  ...changes,
});
