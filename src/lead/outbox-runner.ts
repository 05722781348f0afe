/** Sends what the outbox holds, from any page: when it wakes, when the network returns, and every minute that it stays open. */
import { saveDraft } from "./draft.ts";
import { isExpired, isClaimed, storedLeads, type OutgoingLead, remove } from "./outbox.ts";
import type { Receipt } from "./receipts.ts";
import { finish, sendStored } from "./send-stored.ts";
import { watchedTransfers } from "./transfer.ts";

export type OutboxEvent =
  | { readonly at: "sent"; readonly lead: OutgoingLead; readonly receipt: Receipt }
  | { readonly at: "waiting" | "refused" | "expired"; readonly lead: OutgoingLead };

const EVERY_MS = 60_000;

async function sent(lead: OutgoingLead, receipt: Receipt): Promise<OutboxEvent> {
  await finish(lead, receipt);
  return { at: "sent", lead, receipt };
}

async function send(lead: OutgoingLead): Promise<OutboxEvent> {
  const answer = await sendStored(lead, watchedTransfers, true);
  if (answer.at === "sent") return sent(lead, answer.receipt);
  if (answer.at === "refused") saveDraft(lead.formType, lead);
  return { at: answer.at, lead };
}

/** One round over all of them, the oldest first. */
async function sendAll(notify: (event: OutboxEvent) => void): Promise<void> {
  for (const lead of await storedLeads()) {
    if (isClaimed(lead.id)) continue;
    if (lead.receipt) notify(await sent(lead, lead.receipt));
    else if (isExpired(lead)) {
      await remove(lead.id);
      notify({ at: "expired", lead });
    } else if (lead.problems) notify({ at: "refused", lead });
    else notify(await send(lead));
  }
}

/** Answers how to send at once, and how to stop. */
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
