/**
 * The life of one lead, from the first key to its receipt, as a pure function: events go in, effects come out. The form's page,
 * the outbox of every page and the service worker run this same machine, each with its own effects.
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

/** A lead that is being sent, and its tries so far. */
export interface Job {
  readonly lead: OutgoingLead;
  /** Whether it is in the outbox of this device. */
  readonly isStored: boolean;
  /** How many tries have failed since the visitor or the network started them. */
  readonly failed: number;
  /** When the first of these began, ms since the epoch. */
  readonly since: number;
  /** Its files were uploaded again, since the edge no longer knew them. */
  readonly isReuploaded?: boolean;
}

/** Why the lead was not sent. */
export interface Failure {
  readonly message: string;
  /** The problems of the answers. Problems of files are shown at the files. */
  readonly problems: readonly Problem[];
  /** Whether its files are the reason. */
  readonly isUpload: boolean;
  /** The same lead would be refused again. */
  readonly isFinal: boolean;
  /** It is in the outbox and will be sent from there. */
  readonly isStored: boolean;
  /** The time of the next try, ms since the epoch. */
  readonly retryAt?: number | undefined;
}

/** A receipt of this form from earlier today, or from another tab. */
export interface KnownReceipt {
  readonly receipt: StoredReceipt;
  /** The answers, where an open tab knows them: storage holds none beside a receipt. */
  readonly values?: FormValues | undefined;
  /** Shown in a line above the form, or instead of the form. */
  readonly place: "line" | "form";
}

export interface LeadState {
  readonly at: "idle" | "editing" | "uploading" | "sending" | "waiting" | "refused" | "sent";
  /** Somebody typed in this tab. Restored values do not count, since they are in storage already. */
  readonly isDirty: boolean;
  /** A receipt is known for the lead before: the next answer starts another lead. */
  readonly startsNewLead: boolean;
  /** The visitor has left its page. */
  readonly isGone: boolean;
  readonly job?: Job | undefined;
  /** Shown until the next try. */
  readonly failure?: Failure | undefined;
  /** Shown until the next try. */
  readonly sent?: { readonly receipt: Receipt; readonly values: FormValues } | undefined;
  readonly known?: KnownReceipt | undefined;
}

export type LeadEvent =
  /** The form is ready. Something may have been typed already, and a receipt may be known. */
  | {
      readonly type: "began";
      readonly isDirty: boolean;
      readonly known?: Omit<KnownReceipt, "place"> | undefined;
      /** A draft was restored that is another lead than the one of the receipt. It may have left already, under its own id. */
      readonly isOwn: boolean;
    }
  | { readonly type: "edited" }
  /** The button was pressed. The form may still refuse the answers. */
  | { readonly type: "pressed" }
  | { readonly type: "submitted"; readonly answers: FormValues }
  /** A file turned out to be unfit, so nothing is sent: the visitor must not believe that this file was. */
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
  /** Our own code threw an error. */
  | { readonly type: "broke"; readonly message: string }
  | { readonly type: "due"; readonly retryAt: number }
  /** The network is back, or the visitor pressed "try again": the count of tries starts at 0. */
  | { readonly type: "resumed"; readonly now: number }
  | { readonly type: "discarded" }
  /** The outbox holds a lead of this form; with a failure where the edge has refused it. */
  | {
      readonly type: "found";
      readonly lead: OutgoingLead;
      readonly now: number;
      readonly failure?: Failure | undefined;
    }
  /** Another tab, or the outbox of this one, got a receipt. `isSame`: for the same answers as in this form. */
  | {
      readonly type: "receiptFound";
      readonly receipt: StoredReceipt;
      readonly values?: FormValues | undefined;
      readonly isSame: boolean;
    }
  | { readonly type: "receiptOpened" }
  | { readonly type: "anotherWanted" }
  | { readonly type: "left" }
  | { readonly type: "returned" };

export type Effect =
  /** After the first change: loads what sending needs, since the network may be gone later. */
  | { readonly do: "prefetch" }
  | { readonly do: "keepDraft" }
  /** Begins a new intent, so that the same answers get another id. */
  | { readonly do: "beginNewLead" }
  /** Waits for photos, and stores the lead in the outbox. Ends in `prepared` or `leftOut`. */
  | { readonly do: "prepare"; readonly answers: FormValues }
  /** Sends files, then the lead. Ends in `arrived`, `failed` or `broke`. */
  | { readonly do: "deliver"; readonly job: Job }
  | { readonly do: "retry"; readonly at: number }
  /** The form's page sends the lead; the outbox runner leaves it alone until `release`. */
  | { readonly do: "claim"; readonly id: string }
  | { readonly do: "release"; readonly id: string }
  | { readonly do: "remove"; readonly id: string }
  /** Nothing more is tried for now. */
  | { readonly do: "stop" }
  | { readonly do: "complete"; readonly lead: OutgoingLead; readonly receipt: Receipt }
  | { readonly do: "refuse"; readonly lead: OutgoingLead; readonly failure: Failure }
  | { readonly do: "showProblems"; readonly problems: readonly Problem[] }
  | { readonly do: "toast"; readonly message: string }
  | { readonly do: "fillIn"; readonly lead: OutgoingLead }
  | { readonly do: "clearAnswers" };

type Step = readonly [LeadState, ...(readonly Effect[])];

export const IDLE: LeadState = { at: "idle", isDirty: false, startsNewLead: false, isGone: false };

export const isBusy = ({ at }: LeadState): boolean => at === "uploading" || at === "sending";

/** The state of a lead that is not being sent. */
const atRest = ({ job, isDirty }: LeadState): LeadState["at"] => (job ? "waiting" : isDirty ? "editing" : "idle");

function edited(lead: LeadState): Step {
  const effects: Effect[] = [];
  if (!lead.isDirty) effects.push({ do: "prefetch" });
  if (lead.startsNewLead) effects.push({ do: "beginNewLead" });
  effects.push({ do: "keepDraft" });
  const typed = { ...lead, isDirty: true, startsNewLead: false };
  // A photo that becomes ready counts as an edit, and must not stop the sending.
  if (isBusy(lead)) return [typed, ...effects];
  // The same object where nothing changed, so that a key renders its field and not the whole form.
  if (lead.at === "editing" && lead.isDirty && !lead.startsNewLead) return [lead, ...effects];
  // The stored lead has the answers from before the edit.
  if (lead.job) effects.push({ do: "remove", id: lead.job.lead.id });
  const failure = lead.failure && { ...lead.failure, isStored: false, retryAt: undefined };
  return [{ ...typed, at: "editing", job: undefined, failure }, ...effects];
}

function failed(lead: LeadState, event: Extract<LeadEvent, { type: "failed" }>): Step {
  const { job } = lead;
  if (!job) return [lead];
  // An earlier try may have been stored and has claimed the files; only its answer was lost. For the new answers they are uploaded again.
  if (event.isStale && !job.isReuploaded) {
    const again = { ...job, isReuploaded: true };
    return [
      { ...lead, at: "sending", job: again },
      { do: "deliver", job: again },
    ];
  }
  const isFirst = job.failed === 0;
  const retryAt = lead.isGone ? undefined : event.failure.retryAt;
  const { isFinal } = event.failure;
  const failure = { ...event.failure, isStored: job.isStored && !isFinal, retryAt };
  const effects: Effect[] = [];
  if (isFinal) effects.push({ do: "refuse", lead: job.lead, failure });
  else if (retryAt !== undefined) effects.push({ do: "retry", at: retryAt });
  else effects.push({ do: "stop" });
  if (lead.isGone && !isFinal) effects.push({ do: "release", id: job.lead.id });
  if (isFirst) effects.push({ do: "toast", message: failure.message });
  if (isFirst || isFinal) effects.push({ do: "showProblems", problems: failure.problems });
  const next: LeadState = isFinal
    ? { ...lead, at: "refused", job: undefined, failure }
    : { ...lead, at: "waiting", job: { ...job, failed: job.failed + 1 }, failure };
  return [next, ...effects];
}

function deliver(lead: LeadState, job: Job): Step {
  // Busy at once, so that a second press cannot send it twice.
  return [
    { ...lead, at: "sending", job, failure: undefined },
    { do: "deliver", job },
  ];
}

function found(lead: LeadState, event: Extract<LeadEvent, { type: "found" }>): Step {
  const { lead: outgoing, now, failure } = event;
  if (isBusy(lead) || lead.job) return [lead];
  const fillIn: Effect = { do: "fillIn", lead: outgoing };
  // It is a lead of its own already, whatever receipt this page knows.
  const own = { ...lead, startsNewLead: false };
  if (failure) {
    const { problems } = failure;
    const refuse: Effect = { do: "refuse", lead: outgoing, failure };
    return [{ ...own, at: "refused", failure }, fillIn, refuse, { do: "showProblems", problems }];
  }
  const [next, ...effects] = deliver(own, { lead: outgoing, isStored: true, failed: 0, since: now });
  return [next, fillIn, { do: "claim", id: outgoing.id }, ...effects];
}

function receiptFound(lead: LeadState, event: Extract<LeadEvent, { type: "receiptFound" }>): Step {
  const { receipt } = event;
  if (lead.sent?.receipt.id === receipt.id) return [lead];
  const before = lead.known?.receipt.id === receipt.id ? lead.known : undefined;
  const values = event.values ?? before?.values;
  // A lead that is being sent or waits keeps its id: sent again, it must not become a second lead.
  const next = { ...lead, startsNewLead: lead.startsNewLead || !(isBusy(lead) || lead.job) };
  if (before?.place === "form") return [{ ...next, known: { receipt, values, place: "form" } }];
  const isThisLead = lead.job ? lead.job.lead.id === receipt.id : !lead.isDirty || event.isSame;
  if (isBusy(lead) || lead.at === "sent" || !isThisLead) {
    return [{ ...next, known: { receipt, values, place: "line" } }];
  }
  const effects: Effect[] = [{ do: "clearAnswers" }];
  if (lead.job) effects.push({ do: "remove", id: receipt.id });
  const known = { receipt, values, place: "form" } as const;
  return [
    { ...next, at: "idle", isDirty: false, startsNewLead: true, job: undefined, failure: undefined, known },
    ...effects,
  ];
}

/**
 * One step in the life of a lead. Pure.
 *
 * @param clears whether the form is cleared once the lead has arrived
 * @returns the lead after the event (the same object where nothing changed), and the effects in their order
 * @example
 * const [lead, ...effects] = transition(IDLE, { type: "edited" }, true);
 */
export function transition(lead: LeadState, event: LeadEvent, clears: boolean): Step {
  const { job } = lead;
  switch (event.type) {
    case "began": {
      const { isDirty, isOwn } = event;
      const known = event.known && ({ ...event.known, place: "line" } as const);
      const startsNewLead = known !== undefined && !isOwn;
      return [{ ...lead, at: isDirty ? "editing" : "idle", isDirty, startsNewLead, known }];
    }
    case "edited":
      return edited(lead);
    case "pressed": {
      if (isBusy(lead)) return [lead];
      // Sent again after a receipt, it is another lead, perhaps with other files.
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
        { do: "complete", lead: job.lead, receipt },
        ...(clears ? [{ do: "clearAnswers" } as const] : []),
      ];
    }
    case "failed":
      return failed(lead, event);
    case "leftOut":
    case "broke": {
      const { type, message } = event;
      const failure = { message, problems: [], isUpload: false, isFinal: false, isStored: false };
      const effects: readonly Effect[] = type === "broke" ? [{ do: "toast", message }, { do: "stop" }] : [];
      return [{ ...lead, at: atRest(lead), failure }, ...effects];
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
    case "receiptFound":
      return receiptFound(lead, event);
    case "receiptOpened":
      return [lead.known ? { ...lead, known: { ...lead.known, place: "form" } } : lead];
    case "anotherWanted": {
      if (isBusy(lead)) return [lead];
      const known = lead.known && ({ ...lead.known, place: "line" } as const);
      return [{ ...lead, at: atRest(lead), failure: undefined, sent: undefined, known }];
    }
    case "left": {
      // From now on the outbox runner of any page may send a waiting lead. One that is being sent is released if that fails.
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
