/** Sends what the outbox holds, from any page: when it wakes, when the network returns, and every minute that it stays open. */
import { saveDraft } from "./draft.ts";
import { isExpired, isOwned, keptLeads, type OutgoingLead, withdraw } from "./outbox.ts";
import type { Receipt } from "./receipts.ts";
import { pauseBefore } from "./retry.ts";
import { finish, sendKept } from "./send-kept.ts";
import { Uploads } from "./upload.ts";
import { watchedTransfers } from "./watched-transfer.ts";

export type News =
  | { readonly at: "sent"; readonly lead: OutgoingLead; readonly receipt: Receipt }
  | { readonly at: "waiting" | "refused" | "expired"; readonly lead: OutgoingLead };

const EVERY_MS = 60_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function sent(lead: OutgoingLead, receipt: Receipt): Promise<News> {
  await finish(lead, receipt);
  return { at: "sent", lead, receipt };
}

async function send(lead: OutgoingLead): Promise<News> {
  const uploads = lead.upload && new Uploads(lead.upload, lead.formType, watchedTransfers);
  const since = Date.now();
  for (let failed = 1; ; failed += 1) {
    const answer = await sendKept(lead, uploads);
    if (answer.ok) return sent(lead, answer.data);
    if (!answer.transient) {
      saveDraft(lead.formType, lead);
      return { at: "refused", lead };
    }
    const pause = pauseBefore({ failed, since }, answer);
    if (pause === undefined) return { at: "waiting", lead };
    await sleep(pause);
  }
}

/** One round over all of them, the oldest first. */
async function sendAll(tell: (news: News) => void): Promise<void> {
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
export function runOutbox(tell: (news: News) => void): { readonly sendNow: () => void; readonly stop: () => void } {
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
