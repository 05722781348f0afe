/** A lead on its way to the edge: once per intent, however often it is tried. */
import type { Body } from "../forms/payload.ts";
import { NOTICE } from "../forms/notice.ts";
import { visit } from "./attribution.ts";
import { type Answer, postJson } from "./request.ts";

export interface Receipt {
  readonly id: string;
  readonly reference: string;
}

/** What the page knows beside the answers. */
export interface Circumstances {
  /** Filled in by programs alone. */
  readonly honeypot: string;
  /** From the page's first moment to the submission, ms. */
  readonly elapsedMs: number;
}

export type SubmitLead = (submissionId: string, body: Body, circumstances: Circumstances) => Promise<Answer<Receipt>>;

export const sendLead: SubmitLead = (submissionId, body, circumstances) =>
  postJson<Receipt>("/forms", {
    ...body,
    submissionId,
    meta: { path: location.pathname, noticeVersion: NOTICE.version, ...visit(), ...circumstances },
  });

/** The same answers keep their id over every try; other answers are another intent. */
export class Intent {
  #id = "";
  #answers = "";

  idFor(body: Body): string {
    const answers = JSON.stringify(body);
    if (answers !== this.#answers) {
      this.#answers = answers;
      this.#id = crypto.randomUUID();
    }
    return this.#id;
  }
}
