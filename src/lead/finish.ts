import { clearDraft } from "./draft.ts";
import { type OutgoingLead, withdraw } from "./outbox.ts";
import { keepReceipt, type Receipt } from "./receipts.ts";

/** Draft and outbox give way to the receipt. */
export async function finish({ id, formType, values }: OutgoingLead, receipt: Receipt): Promise<void> {
  clearDraft(formType);
  keepReceipt(formType, receipt, values);
  await withdraw(id);
}
