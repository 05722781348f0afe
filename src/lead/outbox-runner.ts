/** Sends what the outbox holds, from any page: when it wakes, when the network returns, and every minute that it stays open. */
import { saveDraft } from "./draft.ts";
import { isExpired, isOwned, keptLeads, type OutgoingLead, withdraw } from "./outbox.ts";
import type { Receipt } from "./receipts.ts";
import { finish, sendKept } from "./send-kept.ts";
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
  const answer = await sendKept(lead, watchedTransfers, true);
  if (answer.at === "sent") return sent(lead, answer.receipt);
  if (answer.at === "refused") saveDraft(lead.formType, lead);
  return { at: answer.at, lead };
}

/** One round over all of them, the oldest first. */
async function sendAll(tell: (news: OutboxEvent) => void): Promise<void> {
  for (const lead of await keptLeads()) {
    if (isOwned(lead.id)) continue;
    if (lead.receipt) tell(await sent(lead, lead.receipt));
    else if (isExpired(lead)) {
      await withdraw(lead.id);
      tell({ at: "expired", lead });
    } else if (lead.problems) tell({ at: "refused", lead });
    else tell(await send(lead));
  }
}

/** Answers how to send at once, and how to stop. */
export function runOutbox(tell: (news: OutboxEvent) => void): {
  readonly sendNow: () => void;
  readonly stop: () => void;
} {
  let isRunning = false;
  let isStopped = false;
  const sendNow = (): void => {
    if (isRunning || isStopped) return;
    isRunning = true;
    void sendAll((news) => isStopped || tell(news)).finally(() => {
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
