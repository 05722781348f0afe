/**
 * The life of one lead, from the first key to its receipt, without a browser: what happens goes in as an event, and what is to be done
 * comes out as effects. The form's page, the outbox of every page and the service worker run this same machine, each with its own effects.
 *
 *                    edited                submitted              deliver            arrived
 *   idle ───────────────────► editing ────────────────► sending ◄────────► uploading ───────► sent
 *                                ▲                         │   ▲
 *                                │ edited, discarded       │   │ due, resumed
 *                                ├──────────── waiting ◄───┤───┘
 *                                └──────────── refused ◄───┘ failed
 */
import type { FormValues } from "../forms/fields.ts";
import type { Problem } from "../forms/messages.ts";
import type { OutgoingLead } from "./outbox.ts";
import type { StoredReceipt, Receipt } from "./receipts.ts";

/** A lead without a receipt, and how its tries went. */
export interface Job {
  readonly lead: OutgoingLead;
  /** It is in the outbox of this device. */
  readonly isStored: boolean;
  /** How many tries have failed since the visitor, or the network, began them. */
  readonly failed: number;
  /** When the first of these began, ms since the epoch. */
  readonly since: number;
  /** Its files were sent a second time, since the edge no longer knew them. */
  readonly isReuploaded?: boolean;
}

/** Why it was not sent. */
export interface Failure {
  readonly message: string;
  /** What is wrong with the answers; files say themselves what is wrong with them. */
  readonly problems: readonly Problem[];
  /** Files are what kept it from being sent. */
  readonly isUpload: boolean;
  /** Sent again as it is, it would be refused again. */
  readonly isFinal: boolean;
  /** It is in the outbox, and is sent from there. */
  readonly isStored: boolean;
  /** When it is tried again, ms since the epoch. */
  readonly retryAt?: number | undefined;
}

/** A receipt that this device knows of, from earlier today or from another tab. */
export interface KnownReceipt {
  readonly receipt: StoredReceipt;
  /** What was answered, where a tab that is open knows: the device keeps no answers beside the receipt. */
  readonly values?: FormValues | undefined;
  /** In a line above the form, or in its place. */
  readonly place: "line" | "form";
}

export interface Lead {
  readonly at: "idle" | "editing" | "uploading" | "sending" | "waiting" | "refused" | "sent";
  /** Somebody typed in this tab: what it only restored is the store's already. */
  readonly isDirty: boolean;
  /** A receipt is known for what was sent before: whatever is answered from here on is another lead. */
  readonly startsNewLead: boolean;
  /** Its page was left. */
  readonly isGone: boolean;
  readonly job?: Job | undefined;
  /** Stands on the page until the next try. */
  readonly failure?: Failure | undefined;
  /** Stands on the page until the next try. */
  readonly sent?: { readonly receipt: Receipt; readonly values: FormValues } | undefined;
  readonly known?: KnownReceipt | undefined;
}

export type LeadEvent =
  /** The form stands: something may have been typed before, and a receipt be known. */
  | { readonly type: "began"; readonly isDirty: boolean; readonly known?: Omit<KnownReceipt, "place"> | undefined }
  | { readonly type: "edited" }
  /** The button was pressed; what is answered may still be refused on the spot. */
  | { readonly type: "pressed" }
  | { readonly type: "submitted"; readonly answers: FormValues }
  /** A file turned out unfit: nobody should believe that it was sent. */
  | { readonly type: "leftOut"; readonly message: string }
  | { readonly type: "prepared"; readonly job: Job }
  | { readonly type: "stage"; readonly at: "uploading" | "sending" }
  | { readonly type: "arrived"; readonly receipt: Receipt }
  | {
      readonly type: "failed";
      readonly failure: Pick<Failure, "message" | "problems" | "isUpload" | "isFinal" | "retryAt">;
      /** The edge no longer knows the files. */
      readonly isStale: boolean;
    }
  /** Something of ours threw. */
  | { readonly type: "broke"; readonly message: string }
  | { readonly type: "due"; readonly retryAt: number }
  /** The network is back, or the visitor asks for it: tries count anew. */
  | { readonly type: "resumed"; readonly now: number }
  | { readonly type: "discarded" }
  /** What an earlier visit could not send; with a failure where the edge has refused it already. */
  | {
      readonly type: "found";
      readonly lead: OutgoingLead;
      readonly now: number;
      readonly failure?: Failure | undefined;
    }
  /** Another tab, or the outbox of this one, was given a receipt. */
  | {
      readonly type: "told";
      readonly receipt: StoredReceipt;
      readonly values?: FormValues | undefined;
      readonly isSame: boolean;
    }
  | { readonly type: "receiptOpened" }
  | { readonly type: "anotherWanted" }
  | { readonly type: "left" }
  | { readonly type: "returned" };

export type Effect =
  /** The first change in this tab: there is a network now, and may be none when it is sent. */
  | { readonly do: "prefetch" }
  | { readonly do: "keepDraft" }
  /** The same answers, given again on purpose, get another id. */
  | { readonly do: "beginNewLead" }
  /** Waits for photos, writes the lead and keeps it in the outbox; ends in `prepared` or `leftOut`. */
  | { readonly do: "prepare"; readonly answers: FormValues }
  /** Files, then the lead; ends in `arrived`, `failed` or `broke`. */
  | { readonly do: "deliver"; readonly job: Job }
  | { readonly do: "retry"; readonly at: number }
  /** Its page looks after it, and no other. */
  | { readonly do: "claim"; readonly id: string }
  | { readonly do: "release"; readonly id: string }
  | { readonly do: "remove"; readonly id: string }
  /** Nothing more is done for it here and now. */
  | { readonly do: "rest" }
  | { readonly do: "celebrate"; readonly lead: OutgoingLead; readonly receipt: Receipt }
  | { readonly do: "refuse"; readonly lead: OutgoingLead; readonly failure: Failure }
  | { readonly do: "showProblems"; readonly problems: readonly Problem[] }
  | { readonly do: "toast"; readonly message: string }
  | { readonly do: "fillIn"; readonly lead: OutgoingLead }
  | { readonly do: "clearAnswers" };

type Step = readonly [Lead, ...(readonly Effect[])];

export const IDLE: Lead = { at: "idle", isDirty: false, startsNewLead: false, isGone: false };

export const isBusy = ({ at }: Lead): boolean => at === "uploading" || at === "sending";

/** Where a lead stands that is not on its way. */
const atRest = ({ job, isDirty }: Lead): Lead["at"] => (job ? "waiting" : isDirty ? "editing" : "idle");

function edited(lead: Lead): Step {
  const effects: Effect[] = [];
  if (!lead.isDirty) effects.push({ do: "prefetch" });
  if (lead.startsNewLead) effects.push({ do: "beginNewLead" });
  effects.push({ do: "keepDraft" });
  const typed = { ...lead, isDirty: true, startsNewLead: false };
  // A photo may become ready on the way.
  if (isBusy(lead)) return [typed, ...effects];
  // The same object where nothing changed: a key draws its field, and not the form.
  if (lead.at === "editing" && lead.isDirty && !lead.startsNewLead) return [lead, ...effects];
  // What waits in the outbox is no longer what the visitor means.
  if (lead.job) effects.push({ do: "remove", id: lead.job.lead.id });
  const failure = lead.failure && { ...lead.failure, isStored: false, retryAt: undefined };
  return [{ ...typed, at: "editing", job: undefined, failure }, ...effects];
}

function failed(lead: Lead, event: Extract<LeadEvent, { type: "failed" }>): Step {
  const { job } = lead;
  if (!job) return [lead];
  // A lead that was stored, though its answer was lost, has claimed them: for what it says now they are sent anew.
  if (event.isStale && !job.isReuploaded) {
    const anew = { ...job, isReuploaded: true };
    return [
      { ...lead, at: "sending", job: anew },
      { do: "deliver", job: anew },
    ];
  }
  const isFirst = job.failed === 0;
  const retryAt = lead.isGone ? undefined : event.failure.retryAt;
  const { isFinal } = event.failure;
  const failure = { ...event.failure, isStored: job.isStored && !isFinal, retryAt };
  const effects: Effect[] = [];
  if (isFinal) effects.push({ do: "refuse", lead: job.lead, failure });
  else if (retryAt !== undefined) effects.push({ do: "retry", at: retryAt });
  else effects.push({ do: "rest" });
  if (lead.isGone && !isFinal) effects.push({ do: "release", id: job.lead.id });
  if (isFirst) effects.push({ do: "toast", message: failure.message });
  if (isFirst || isFinal) effects.push({ do: "showProblems", problems: failure.problems });
  const next: Lead = isFinal
    ? { ...lead, at: "refused", job: undefined, failure }
    : { ...lead, at: "waiting", job: { ...job, failed: job.failed + 1 }, failure };
  return [next, ...effects];
}

function deliver(lead: Lead, job: Job): Step {
  // Shut at once: another tab, or this form on another page, may be sending it still.
  return [
    { ...lead, at: "sending", job, failure: undefined },
    { do: "deliver", job },
  ];
}

function found(lead: Lead, event: Extract<LeadEvent, { type: "found" }>): Step {
  const { lead: outgoing, now, failure } = event;
  if (isBusy(lead) || lead.job) return [lead];
  const fill: Effect = { do: "fillIn", lead: outgoing };
  // A lead of its own already, whatever this page knows of another.
  const own = { ...lead, startsNewLead: false };
  if (failure) {
    const { problems } = failure;
    const refuse: Effect = { do: "refuse", lead: outgoing, failure };
    return [{ ...own, at: "refused", failure }, fill, refuse, { do: "showProblems", problems }];
  }
  const [next, ...effects] = deliver(own, { lead: outgoing, isStored: true, failed: 0, since: now });
  return [next, fill, { do: "claim", id: outgoing.id }, ...effects];
}

function told(lead: Lead, event: Extract<LeadEvent, { type: "told" }>): Step {
  const { receipt } = event;
  if (lead.sent?.receipt.id === receipt.id) return [lead];
  const before = lead.known?.receipt.id === receipt.id ? lead.known : undefined;
  const values = event.values ?? before?.values;
  // What is on its way, or waits, is a lead of its own already: pressed again, it must not become a second one.
  const hears = { ...lead, startsNewLead: lead.startsNewLead || !(isBusy(lead) || lead.job) };
  if (before?.place === "form") return [{ ...hears, known: { receipt, values, place: "form" } }];
  const isOurs = lead.job ? lead.job.lead.id === receipt.id : !lead.isDirty || event.isSame;
  if (isBusy(lead) || lead.at === "sent" || !isOurs) {
    return [{ ...hears, known: { receipt, values, place: "line" } }];
  }
  const effects: Effect[] = [{ do: "clearAnswers" }];
  if (lead.job) effects.push({ do: "remove", id: receipt.id });
  const known = { receipt, values, place: "form" } as const;
  return [
    { ...hears, at: "idle", isDirty: false, startsNewLead: true, job: undefined, failure: undefined, known },
    ...effects,
  ];
}

/**
 * @param clears whether the answers go once the lead has arrived
 * @returns the lead after the event, the same object where nothing changed, and what is to be done now, in this order
 * @example
 * const [lead, ...effects] = transition(IDLE, { type: "edited" }, true);
 */
export function transition(lead: Lead, event: LeadEvent, clears: boolean): Step {
  const { job } = lead;
  switch (event.type) {
    case "began": {
      const { isDirty } = event;
      const known = event.known && ({ ...event.known, place: "line" } as const);
      return [{ ...lead, at: isDirty ? "editing" : "idle", isDirty, startsNewLead: !!known, known }];
    }
    case "edited":
      return edited(lead);
    case "pressed": {
      if (isBusy(lead)) return [lead];
      // Whoever sends it after being told of a receipt means another one: perhaps for the files.
      const [next, ...effects] = lead.startsNewLead ? edited(lead) : ([lead] as Step);
      return [{ ...next, at: atRest(next), failure: undefined, sent: undefined }, ...effects];
    }
    case "submitted":
      if (isBusy(lead)) return [lead];
      return [
        { ...lead, at: "sending", failure: undefined },
        { do: "prepare", answers: event.answers },
      ];
    case "prepared":
      return deliver(lead, event.job);
    case "stage":
      return [isBusy(lead) ? { ...lead, at: event.at } : lead];
    case "arrived": {
      if (!job) return [lead];
      const { receipt } = event;
      const sent = { receipt, values: job.lead.values };
      const isDirty = lead.isDirty && !clears;
      return [
        {
          ...lead,
          at: "sent",
          isDirty,
          startsNewLead: true,
          job: undefined,
          failure: undefined,
          sent,
          known: undefined,
        },
        { do: "celebrate", lead: job.lead, receipt },
        ...(clears ? [{ do: "clearAnswers" } as const] : []),
      ];
    }
    case "failed":
      return failed(lead, event);
    case "leftOut":
    case "broke": {
      const { type, message } = event;
      const failure = { message, problems: [], isUpload: false, isFinal: false, isStored: false };
      const news: readonly Effect[] = type === "broke" ? [{ do: "toast", message }, { do: "rest" }] : [];
      return [{ ...lead, at: atRest(lead), failure }, ...news];
    }
    case "due":
      return lead.at === "waiting" && job && lead.failure?.retryAt === event.retryAt ? deliver(lead, job) : [lead];
    case "resumed":
      return lead.at === "waiting" && job ? deliver(lead, { ...job, failed: 0, since: event.now }) : [lead];
    case "discarded": {
      if (isBusy(lead)) return [lead];
      const next = { ...lead, job: undefined, failure: undefined };
      return [{ ...next, at: atRest(next) }, ...(job ? [{ do: "remove", id: job.lead.id } as const] : [])];
    }
    case "found":
      return found(lead, event);
    case "told":
      return told(lead, event);
    case "receiptOpened":
      return [lead.known ? { ...lead, known: { ...lead.known, place: "form" } } : lead];
    case "anotherWanted": {
      if (isBusy(lead)) return [lead];
      const known = lead.known && ({ ...lead.known, place: "line" } as const);
      return [{ ...lead, at: atRest(lead), failure: undefined, sent: undefined, known }];
    }
    case "left": {
      // What is kept is looked after by every page from here on. What is on its way is released once that has failed.
      const isWaiting = job && !isBusy(lead);
      const failure = lead.failure && { ...lead.failure, retryAt: undefined };
      return [{ ...lead, isGone: true, failure }, ...(isWaiting ? [{ do: "release", id: job.lead.id } as const] : [])];
    }
    case "returned":
      return [
        lead.isGone ? { ...lead, isGone: false } : lead,
        ...(job ? [{ do: "claim", id: job.lead.id } as const] : []),
      ];
  }
}
