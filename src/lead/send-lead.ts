/** One call to the edge with a lead in it. */
import type { Body } from "../forms/payload.ts";
import { visit } from "./attribution.ts";
import type { Receipt } from "./receipts.ts";
import { type Answer, postJson } from "./request.ts";

/** What the page knows beside the answers. */
export interface Circumstances {
  /** Filled in by programs alone. */
  readonly honeypot: string;
  /** From the page's first moment to the submission, ms. */
  readonly elapsedMs: number;
}

export type SubmitLead = (submissionId: string, body: Body, circumstances: Circumstances) => Promise<Answer<Receipt>>;

/** What is sent beside the answers, as of now and of this page. */
export const metaNow = (circumstances: Circumstances, noticeVersion: string): object => ({
  path: location.pathname,
  noticeVersion,
  ...visit(),
  ...circumstances,
});

export const postLead = (submissionId: string, body: Body, meta: object): Promise<Answer<Receipt>> =>
  postJson<Receipt>("/forms", { ...body, submissionId, meta });
