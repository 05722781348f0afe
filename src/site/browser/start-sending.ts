import { pageSender } from "../../lead/sender.ts";
import { onPageEvent } from "../../ui/page-events.ts";

/** The latest time at which a form that is not ready keeps leads from being sent, ms. */
const FORM_MS = 10_000;

/** Starts the one sender of this document. */
export function startSending(): void {
  const sender = pageSender();
  sender.start();
  const sendAll = (): void => void (sender.outbox.mayHold && sender.sendAll());
  // A form of this page first finds its own lead.
  if (!document.querySelector("form[data-lead]:not([data-ready])")) return sendAll();
  onPageEvent("form:ready", sendAll);
  setTimeout(sendAll, FORM_MS);
}
