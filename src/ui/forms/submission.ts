/** Where a form stands between its button and its receipt. */
import type { FormValues } from "../../forms/fields.ts";
import type { Problem } from "../../forms/messages.ts";
import type { Body } from "../../forms/payload.ts";
import type { OutgoingLead } from "../../lead/outbox.ts";
import type { Receipt } from "../../lead/receipts.ts";
import type { Answer } from "../../lead/request.ts";
import type { Tries } from "../../lead/retry.ts";

export interface Failed {
  readonly at: "failed";
  readonly message: string;
  readonly problems: readonly Problem[];
  /** Files are what kept it from being sent. */
  readonly isUpload: boolean;
  /** Sent again as it is, it would be refused again. */
  readonly isFinal: boolean;
  /** It is in the outbox of this device. */
  readonly isKept: boolean;
  /** When it is tried again, ms since the epoch. */
  readonly retryAt?: number | undefined;
}

export type Submission =
  | { readonly at: "idle" }
  | { readonly at: "uploading" }
  | { readonly at: "submitting" }
  | { readonly at: "sent"; readonly receipt: Receipt; readonly values: FormValues }
  | Failed;

/** A lead that has no receipt yet, and what is known of the way it went so far. */
export interface Job {
  readonly lead: OutgoingLead;
  readonly post: (body: Body) => Promise<Answer<Receipt>>;
  readonly isKept: boolean;
  tries: Tries;
  /** Its files were sent a second time, since the edge no longer knew them. */
  isAnew?: boolean;
}
