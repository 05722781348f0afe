/** The states of one form as a pure function: `(state, event) → [state, commands]`. form-session.ts runs the commands. */
import type { FormValues } from "../forms/fields.ts";
import type { Failure } from "./outbox.ts";
import type { Receipt } from "./receipts.ts";

/** Why the lead was not sent, as the form shows it. */
export interface ShownFailure extends Failure {
  /** The same lead would be rejected again. */
  readonly isFinal: boolean;
  /** The device keeps and retries it until then, ms since the epoch. */
  readonly expiresAt?: number | undefined;
  /** The time of the next attempt, ms since the epoch. */
  readonly retryAt?: number | undefined;
}

export interface SentLead {
  readonly receipt: Receipt;
  readonly values: FormValues;
  /** Names of its files. */
  readonly files: readonly string[];
}

/** The lead of the present answers. */
export interface OwnLead {
  readonly id: string;
  /** The outbox has it or may have it, from this form. A lead that another tab submits later is not ours. */
  readonly isKept: boolean;
  /** An attempt may still deliver it, with the files of that time. */
  readonly isAttempted?: boolean;
}

/**
 *           edited                 submitted           answered
 *   idle ───────────► editing ─────────────► sending ─────────► sent
 *                        ▲                      │
 *     edited, discarded, │                      │ failed
 *     expired, withdrawn ├─────── waiting ◄─────┤   (retries stay in waiting)
 *                        └────── rejected ◄─────┘
 */
export type FormState =
  /** Untouched since load. Restored answers are already saved. */
  | { readonly status: "idle"; readonly own?: OwnLead }
  | { readonly status: "editing"; readonly own?: OwnLead; readonly failure?: ShownFailure }
  /** The answers of the last lead stay in the form. */
  | { readonly status: "editing"; readonly own?: undefined; readonly sent: SentLead }
  /** The controls are disabled. */
  | { readonly status: "sending"; readonly own?: OwnLead; readonly isPreparing: boolean }
  | {
      readonly status: "waiting";
      readonly own: OwnLead;
      readonly failure: ShownFailure;
      readonly isRetried: boolean;
    }
  | { readonly status: "rejected"; readonly own: OwnLead; readonly failure: ShownFailure }
  | { readonly status: "sent"; readonly sent: SentLead };

export type StateEvent =
  /** An answer has changed, or the list of files. */
  | { readonly type: "edited"; readonly isFiles?: boolean }
  /** The button was pressed. The form may still reject the answers. */
  | { readonly type: "pressed" }
  /** The form has accepted the answers. */
  | { readonly type: "submitted" }
  /** The lead is prepared, and is saved next. */
  | { readonly type: "prepared"; readonly id: string }
  /** A file was left out, or our own code threw. */
  | { readonly type: "unprepared"; readonly failure: ShownFailure }
  | { readonly type: "discarded" }
  /** "Clear it" was pressed. */
  | { readonly type: "cleared" }
  /** The visitor has read the receipt. */
  | { readonly type: "read" }
  /** The outbox has a lead with these answers, which this page sends next. */
  | { readonly type: "restored"; readonly id: string }
  /** Another tab is sending the restored lead. */
  | { readonly type: "left"; readonly id: string }
  /** The outbox does not have the lead of the draft. */
  | { readonly type: "missed" }
  | { readonly type: "attempted"; readonly id: string }
  /** `isRestored`: an earlier page has shown it. */
  | {
      readonly type: "failed";
      readonly id: string;
      readonly failure: ShownFailure;
      readonly isRestored?: boolean;
    }
  | { readonly type: "answered"; readonly id: string; readonly sent: SentLead }
  /** Another page has withdrawn it, or its day is over. */
  | { readonly type: "withdrawn" | "expired"; readonly id: string; readonly failure: ShownFailure };

export type Command =
  /** Prepares the lead, saves it in the outbox and sends it. */
  | { readonly do: "submit"; readonly own: OwnLead | undefined }
  /** Removes the lead from the outbox. */
  | { readonly do: "withdraw"; readonly id: string }
  /** Gives the next lead another id: an attempt under way may deliver this one with other files. */
  | { readonly do: "renew" }
  /** Saves the draft. */
  | { readonly do: "save" }
  /** Deletes the draft and its files. */
  | { readonly do: "forget" }
  | { readonly do: "showFailure"; readonly failure: ShownFailure; readonly isNew: boolean }
  | { readonly do: "showReceipt"; readonly sent: SentLead };

export type Step = readonly [state: FormState, commands: readonly Command[]];

/** Whether a lead is under way that the visitor asked for: controls are disabled, and its progress is announced. A retry is silent. */
export const isSending = ({ status }: FormState): boolean => status === "sending";

/** Whether an attempt may still deliver the lead of these answers. */
function isAttempted(state: FormState): boolean {
  if (state.status === "waiting") return state.isRetried;
  return state.status === "sending" || (ownLead(state)?.isAttempted ?? false);
}

export const ownLead = (state: FormState): OwnLead | undefined =>
  "own" in state ? state.own : undefined;
const failureIn = (state: FormState): ShownFailure | undefined =>
  "failure" in state ? state.failure : undefined;
/** The id of the lead that this form follows: its page shows no other message about it. */
export function shownId(state: FormState): string | undefined {
  if (state.status === "sent") return state.sent.receipt.id;
  return state.status === "sending" || state.status === "waiting" ? state.own?.id : undefined;
}

const isPreparing = (state: FormState): boolean => state.status === "sending" && state.isPreparing;

/** Changes what is known about the lead of answers that no one follows. */
const withOwn = (state: FormState, own: OwnLead): FormState =>
  state.status === "idle" || (state.status === "editing" && !("sent" in state))
    ? { ...state, own }
    : state;

/** Removes the lead of these answers from the outbox, if it may be there. */
const withdraw = (own: OwnLead | undefined): readonly Command[] =>
  own?.isKept ? [{ do: "withdraw", id: own.id }] : [];
/** A lead that was taken back. The same answers would be the same lead. */
const takenBack = (id: string, state: FormState): OwnLead => ({
  id,
  isKept: false,
  isAttempted: isAttempted(state),
});

function edit(state: FormState, isFiles: boolean): Step {
  // A photo that becomes ready counts as an edit, and must not stop the submission.
  if (isSending(state)) return [state, []];
  // The state stays the same object, so that a key renders its field and not the whole form.
  if (state.status === "editing" && !state.own) return [state, []];
  const own = ownLead(state);
  const renew: readonly Command[] = isFiles && isAttempted(state) ? [{ do: "renew" }] : [];
  const commands = [...withdraw(own), ...renew];
  if (state.status === "sent") return [{ status: "editing", sent: state.sent }, commands];
  const failure = failureIn(state);
  return [
    {
      status: "editing",
      ...(failure && { failure: { ...failure, expiresAt: undefined, retryAt: undefined } }),
    },
    commands,
  ];
}

function fail(
  state: FormState,
  { id, failure, isRestored = false }: StateEvent & { readonly type: "failed" },
): Step {
  const own = ownLead(state);
  if (own?.id === id && own.isAttempted)
    return [withOwn(state, { ...own, isAttempted: false }), []];
  // The lead of an earlier press. It is saved and sent again next.
  if (shownId(state) !== id || state.status === "sent" || isPreparing(state)) return [state, []];
  const isNew = !isRestored && isSending(state);
  if (!failure.isFinal) {
    const show: readonly Command[] = isNew ? [{ do: "showFailure", failure, isNew }] : [];
    return [{ status: "waiting", own: { id, isKept: true }, failure, isRetried: false }, show];
  }
  // The form and its draft have the answers.
  const commands: readonly Command[] = [
    { do: "save" },
    { do: "withdraw", id },
    { do: "showFailure", failure, isNew: !isRestored },
  ];
  return [{ status: "rejected", own: { id, isKept: false }, failure }, commands];
}

/** The answers are no longer a lead that waits. */
const giveUp = (own: OwnLead | undefined, failure: ShownFailure): Step => [
  { status: "editing", failure, ...(own && { own }) },
  [{ do: "showFailure", failure, isNew: true }],
];

/** Events about the lead that this form follows or would send. */
function followLead(state: FormState, event: StateEvent): Step {
  const own = ownLead(state);
  switch (event.type) {
    case "restored":
      if (state.status !== "idle" && state.status !== "editing" && state.status !== "sending")
        return [state, []];
      return [
        { status: "sending", own: { id: event.id, isKept: true }, isPreparing: isPreparing(state) },
        [],
      ];
    case "left":
      return state.status === "sending" && own?.id === event.id
        ? [{ status: "editing", own: takenBack(own.id, state) }, []]
        : [state, []];
    case "missed":
      return own?.isKept ? [withOwn(state, { ...own, isKept: false }), []] : [state, []];
    case "attempted":
      if (own?.id !== event.id || isAttempted(state)) return [state, []];
      if (state.status === "waiting")
        return [
          { ...state, failure: { ...state.failure, retryAt: undefined }, isRetried: true },
          [],
        ];
      return [withOwn(state, { ...own, isAttempted: true }), []];
    case "failed":
      return fail(state, event);
    case "answered": {
      const { id, sent } = event;
      if (own?.id !== id) return [state, []];
      return [{ status: "sent", sent }, [{ do: "showReceipt", sent }]];
    }
    case "withdrawn":
    case "expired":
      return own?.id === event.id && shownId(state) === event.id && !isPreparing(state)
        ? giveUp(takenBack(event.id, state), event.failure)
        : [state, []];
    default:
      return [state, []];
  }
}

/** The next state, and what the form's session does next. */
export function step(state: FormState, event: StateEvent): Step {
  const own = ownLead(state);
  switch (event.type) {
    case "edited":
      return edit(state, event.isFiles ?? false);
    case "pressed":
      if (state.status !== "editing" && state.status !== "rejected" && state.status !== "sent")
        return [state, []];
      return [{ status: "editing", ...(own && { own }) }, []];
    case "submitted":
      if (isSending(state)) return [state, []];
      return [
        { status: "sending", ...(own && { own }), isPreparing: true },
        [{ do: "submit", own }],
      ];
    case "prepared":
      if (!isPreparing(state)) return [state, []];
      return [{ status: "sending", own: { id: event.id, isKept: true }, isPreparing: false }, []];
    case "unprepared":
      if (state.status !== "sending") return [state, []];
      return giveUp(own && { ...own, isAttempted: isAttempted(state) }, event.failure);
    case "discarded":
      if (state.status !== "waiting") return [state, []];
      return [{ status: "editing", own: takenBack(state.own.id, state) }, withdraw(own)];
    case "cleared":
      return isSending(state)
        ? [state, []]
        : [{ status: "idle" }, [...withdraw(own), { do: "forget" }]];
    case "read":
      return state.status === "sent" ? [{ status: "idle" }, []] : [state, []];
    default:
      return followLead(state, event);
  }
}
