/** Sends one lead of the outbox while its own form is not open, and gives it back to its form when that opens. */
import type { FormValues } from "../forms/fields.ts";
import { currentLocale } from "../i18n/t.ts";
import { deliver } from "./deliver.ts";
import { clearSent, hasOtherDraft, isSame } from "./draft.ts";
import { isBusy } from "./machine.ts";
import { isExpired, type OutgoingLead, remove, store, storedLeads } from "./outbox.ts";
import { type Receipt, storeReceipt } from "./receipts.ts";
import { postLead } from "./send-lead.ts";
import { type Session, startSession } from "./session.ts";
import type { Transfers } from "./transfer.ts";
import { type FileState, Uploads } from "./upload.ts";

export type StoredOutcome =
  | { readonly at: "sent"; readonly receipt: Receipt }
  | { readonly at: "refused" | "waiting" | "gone" };

/**
 * Sends a stored lead, as long as the outbox holds it: its visitor may discard or correct it between two tries. A refused lead stays there
 * with its problems, which its form will show.
 *
 * @param transfers how files are sent
 * @param retries whether to try again here after a pause; the service worker leaves that to the browser
 */
export const sendStored = (lead: OutgoingLead, transfers: Transfers, retries: boolean): Promise<StoredOutcome> =>
  new Promise((resolve) => {
    const uploads = lead.upload && new Uploads(lead.upload, lead.formType, transfers);
    const faults = new Map<string, string>();
    const report = (id: string, state: FileState): void => {
      if (state.at === "failed") faults.set(id, state.message);
      else faults.delete(id);
    };
    const isStored = async (): Promise<boolean> => (await storedLeads()).some(({ id }) => id === lead.id);
    const post = (body: OutgoingLead["body"]) => postLead(lead.id, body, lead.meta);
    const session = startSession(
      () => ({
        async deliver({ job }) {
          if (!(await isStored())) return resolve({ at: "gone" });
          session.send(await deliver(job, { uploads, report, onStage: () => {}, post }));
        },
        retry({ at }) {
          if (retries) setTimeout(() => session.send({ type: "due", retryAt: at }), at - Date.now());
          else resolve({ at: "waiting" });
        },
        async refuse({ failure: { message, problems } }) {
          if (!(await isStored())) return resolve({ at: "gone" });
          await store({ ...lead, message, problems, faults: Object.fromEntries(faults), toldIn: currentLocale() });
          resolve({ at: "refused" });
        },
        complete: ({ receipt }) => resolve({ at: "sent", receipt }),
        stop: () => resolve({ at: "waiting" }),
      }),
      true,
    );
    session.send({ type: "found", lead, now: Date.now() });
  });

/** Replaces the draft and the stored lead by the receipt. */
export async function finish({ id, formType, values }: OutgoingLead, receipt: Receipt): Promise<void> {
  clearSent(formType, values);
  storeReceipt(formType, receipt, values);
  await remove(id);
}

interface OpenForm {
  readonly isMounted: () => boolean;
  readonly values: () => FormValues;
}

/**
 * The newest lead of a form in the outbox, for the form to fill in again. One that the service worker has sent is finished here.
 * @returns undefined where there is none, or where the visitor has written something else since
 */
export async function storedLeadFor(
  formType: string,
  session: Session,
  { isMounted, values }: OpenForm,
): Promise<OutgoingLead | undefined> {
  const ours = (await storedLeads()).filter((one) => one.formType === formType && !isExpired(one));
  const found = ours.at(-1);
  const now = session.get();
  if (!found || !isMounted() || isBusy(now) || now.job) return undefined;
  if (found.receipt) return void (await finish(found, found.receipt));
  const isOther = now.isDirty ? !isSame(values(), found.values) : hasOtherDraft(formType, found.values);
  return isOther ? undefined : found;
}
