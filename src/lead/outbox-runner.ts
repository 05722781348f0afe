/** Sends what the outbox holds, from any page: when it wakes, when the network returns, and every minute that it stays open. */
import { deliver } from "./deliver.ts";
import { saveDraft } from "./draft.ts";
import { finish } from "./finish.ts";
import { isExpired, isOwned, keep, keptLeads, type OutgoingLead, withdraw } from "./outbox.ts";
import type { Receipt } from "./receipts.ts";
import { pauseBefore } from "./retry.ts";
import { postLead } from "./send-lead.ts";
import { Uploads } from "./upload.ts";

export type News =
  | { readonly at: "sent"; readonly lead: OutgoingLead; readonly receipt: Receipt }
  | { readonly at: "waiting" | "refused" | "expired"; readonly lead: OutgoingLead };

const EVERY_MS = 60_000;
const nothing = (): void => {};
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function sent(lead: OutgoingLead, receipt: Receipt): Promise<News> {
  await finish(lead, receipt);
  return { at: "sent", lead, receipt };
}

async function send(lead: OutgoingLead): Promise<News> {
  const uploads = lead.upload && new Uploads(lead.upload, lead.formType);
  const post = (body: OutgoingLead["body"]) => postLead(lead.id, body, lead.meta);
  const since = Date.now();
  for (let failed = 1; ; failed += 1) {
    const answer = await deliver(lead, { uploads, report: nothing, onStage: nothing, post });
    if (answer.ok) return sent(lead, answer.data);
    if (!answer.transient) {
      // Its visitor has to mend it: the form finds the answers, the files and what is wrong with them.
      saveDraft(lead.formType, lead.values);
      await keep({ ...lead, problems: answer.problems });
      return { at: "refused", lead };
    }
    const pause = pauseBefore({ failed, since }, answer);
    if (pause === undefined) return { at: "waiting", lead };
    await sleep(pause);
  }
}

/** One round over all of them, the oldest first. */
async function sendKept(tell: (news: News) => void): Promise<void> {
  for (const lead of (await keptLeads()).toReversed()) {
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
    void sendKept((news) => isStopped || tell(news)).finally(() => {
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
