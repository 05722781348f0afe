/** Sends the leads of the outbox from any page: at its start, when the network returns, and every minute. */
import { hasOtherDraft, saveDraft } from "./draft.ts";
import { isExpired, isClaimed, storedLeads, type OutgoingLead, remove } from "./outbox.ts";
import type { Receipt } from "./receipts.ts";
import { finish, sendStored } from "./send-stored.ts";
import { watchedTransfers } from "./transfer.ts";

export type OutboxEvent =
  | { readonly at: "sent"; readonly lead: OutgoingLead; readonly receipt: Receipt }
  | { readonly at: "waiting" | "refused" | "expired"; readonly lead: OutgoingLead };

const EVERY_MS = 60_000;

/** Sends a lead, unless the service worker has sent it already. @returns undefined where its visitor has taken it out meanwhile */
async function send(lead: OutgoingLead): Promise<OutboxEvent | undefined> {
  const { receipt } = lead;
  const answer = receipt ? ({ at: "sent", receipt } as const) : await sendStored(lead, watchedTransfers, true);
  if (answer.at === "gone") return undefined;
  if (answer.at === "sent") {
    await finish(lead, answer.receipt);
    return { ...answer, lead };
  }
  if (answer.at === "refused" && !hasOtherDraft(lead.formType, lead.values)) {
    saveDraft(lead.formType, { values: lead.values });
  }
  return { at: answer.at, lead };
}

/** Sends all leads, the oldest first. A lead that a form on this page has claimed is left to that form. */
async function sendAll(notify: (event: OutboxEvent) => void): Promise<void> {
  for (const lead of await storedLeads()) {
    if (isClaimed(lead.id)) continue;
    if (!lead.receipt && isExpired(lead)) {
      await remove(lead.id);
      notify({ at: "expired", lead });
    } else if (!lead.receipt && lead.problems) {
      if (!lead.isClosed) notify({ at: "refused", lead });
    } else {
      const event = await send(lead);
      if (event) notify(event);
    }
  }
}

/**
 * Runs the outbox until it is stopped.
 *
 * @param notify called with what became of each lead
 */
export function runOutbox(notify: (event: OutboxEvent) => void): {
  readonly sendNow: () => void;
  readonly stop: () => void;
} {
  let isRunning = false;
  let isStopped = false;
  const sendNow = (): void => {
    if (isRunning || isStopped) return;
    isRunning = true;
    void sendAll((event) => isStopped || notify(event)).finally(() => {
      isRunning = false;
    });
  };
  const timer = setInterval(sendNow, EVERY_MS);
  addEventListener("online", sendNow);
  sendNow();
  return {
    sendNow,
    stop(): void {
      isStopped = true;
      clearInterval(timer);
      removeEventListener("online", sendNow);
    },
  };
}
