/** One lead of the outbox, sent from another page than its own or from none, and what is left of it once it has arrived. */
import { deliver, type Delivery } from "./deliver.ts";
import { clearDraft } from "./draft.ts";
import { keep, type OutgoingLead, withdraw } from "./outbox.ts";
import { keepReceipt, type Receipt } from "./receipts.ts";
import { postLead } from "./send-lead.ts";
import { currentLocale } from "../i18n/t.ts";
import type { FileState, Uploads } from "./upload.ts";

/** What its visitor has to mend is kept with it: the form finds the answers, the files and what is wrong with each. */
export async function sendKept(lead: OutgoingLead, uploads: Uploads | undefined): Promise<Delivery> {
  const faults = new Map<string, string>();
  const report = (id: string, state: FileState): void => {
    if (state.at === "failed") faults.set(id, state.message);
    else faults.delete(id);
  };
  const post = (body: OutgoingLead["body"]) => postLead(lead.id, body, lead.meta);
  const answer = await deliver(lead, { uploads, report, onStage: () => {}, post });
  if (!answer.ok && !answer.transient) {
    const { message, problems } = answer;
    await keep({ ...lead, message, problems, faults: Object.fromEntries(faults), toldIn: currentLocale() });
  }
  return answer;
}

/** Draft and outbox give way to the receipt. */
export async function finish({ id, formType, values }: OutgoingLead, receipt: Receipt): Promise<void> {
  clearDraft(formType);
  keepReceipt(formType, receipt, values);
  await withdraw(id);
}
