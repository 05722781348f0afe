/** One lead of the outbox, sent from another page than its own or from none, and what is left of it once it has arrived. */
import type { FormValues } from "../forms/fields.ts";
import { currentLocale } from "../i18n/t.ts";
import { deliver } from "./deliver.ts";
import { clearSent, hasWrittenSince, isSame } from "./draft.ts";
import { isBusy } from "./machine.ts";
import { isExpired, type OutgoingLead, remove, store, storedLeads } from "./outbox.ts";
import { type Receipt, storeReceipt } from "./receipts.ts";
import { postLead } from "./send-lead.ts";
import { type Session, startSession } from "./session.ts";
import type { Transfers } from "./transfer.ts";
import { type FileState, Uploads } from "./upload.ts";

export type StoredOutcome = { readonly at: "sent"; readonly receipt: Receipt } | { readonly at: "refused" | "waiting" };

/**
 * What its visitor has to mend is kept with it: the form finds the answers, the files and what is wrong with each.
 * @param transfers by which files go
 * @param retries whether it is tried again a little later; else somebody else does
 */
export const sendStored = (lead: OutgoingLead, transfers: Transfers, retries: boolean): Promise<StoredOutcome> =>
  new Promise((resolve) => {
    const uploads = lead.upload && new Uploads(lead.upload, lead.formType, transfers);
    const faults = new Map<string, string>();
    const report = (id: string, state: FileState): void => {
      if (state.at === "failed") faults.set(id, state.message);
      else faults.delete(id);
    };
    const post = (body: OutgoingLead["body"]) => postLead(lead.id, body, lead.meta);
    const session = startSession(
      () => ({
        deliver: async ({ job }) => session.send(await deliver(job, { uploads, report, onStage: () => {}, post })),
        retry({ at }) {
          if (retries) setTimeout(() => session.send({ type: "due", retryAt: at }), at - Date.now());
          else resolve({ at: "waiting" });
        },
        async refuse({ failure: { message, problems } }) {
          await store({ ...lead, message, problems, faults: Object.fromEntries(faults), toldIn: currentLocale() });
          resolve({ at: "refused" });
        },
        celebrate: ({ receipt }) => resolve({ at: "sent", receipt }),
        rest: () => resolve({ at: "waiting" }),
      }),
      true,
    );
    session.send({ type: "found", lead, now: Date.now() });
  });

/** Draft and outbox give way to the receipt. */
export async function finish({ id, formType, values }: OutgoingLead, receipt: Receipt): Promise<void> {
  clearSent(formType, values);
  storeReceipt(formType, receipt, values);
  await remove(id);
}

interface Waiting {
  readonly isMounted: () => boolean;
  readonly values: () => FormValues;
}

/**
 * What an earlier visit could not send, for a form with nothing else in it: undefined where its visitor has written something else
 * since, and where it was sent without a page, whose receipt is told.
 */
export async function storedLeadFor(
  formType: string,
  session: Session,
  { isMounted, values }: Waiting,
): Promise<OutgoingLead | undefined> {
  const ours = (await storedLeads()).filter((one) => one.formType === formType && !isExpired(one));
  const found = ours.at(-1);
  const now = session.get();
  if (!found || !isMounted() || isBusy(now) || now.job) return undefined;
  if (found.receipt) return void (await finish(found, found.receipt));
  const isOther = now.isDirty ? !isSame(values(), found.values) : hasWrittenSince(formType, found.at, found.values);
  return isOther ? undefined : found;
}
