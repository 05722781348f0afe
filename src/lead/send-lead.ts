/** A lead as it leaves, with everything that any page needs to send it later, and the one call to the edge with it. */
import type { AnyForm } from "../forms/define.ts";
import type { FormValues } from "../forms/fields.ts";
import { noticeVersion } from "../forms/notice.ts";
import type { Body } from "../forms/payload.ts";
import { visit } from "./attribution.ts";
import type { OutgoingLead } from "./outbox.ts";
import type { Receipt } from "./receipts.ts";
import { type Answer, postJson } from "./request.ts";
import type { PickedFile } from "./upload.ts";

/** What the page knows beside the answers. */
export interface Circumstances {
  /** Filled in by programs alone. */
  readonly honeypot: string;
  /** From the page's first moment to the submission, ms. */
  readonly elapsedMs: number;
}

export type SubmitLead = (submissionId: string, body: Body, circumstances: Circumstances) => Promise<Answer<Receipt>>;

interface Written {
  readonly id: string;
  readonly values: FormValues;
  readonly body: Body;
  readonly files: readonly PickedFile[];
}

export function outgoingLead(form: AnyForm, written: Written, circumstances: Circumstances): OutgoingLead {
  const { type: formType, heading, upload } = form;
  const { pathname: path } = location;
  const meta = { path, noticeVersion: noticeVersion(form), ...visit(), ...circumstances };
  return { ...written, formType, heading, path, at: Date.now(), meta, ...(upload && { upload }) };
}

export const postLead = (submissionId: string, body: Body, meta: object): Promise<Answer<Receipt>> =>
  postJson<Receipt>("/forms", { ...body, submissionId, meta });
