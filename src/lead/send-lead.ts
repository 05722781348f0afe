/** A lead on its way to the edge: once per intent, however often it is tried. */
import type { Body } from "../forms/payload.ts";
import { NOTICE } from "../forms/notice.ts";
import { visit } from "./attribution.ts";
import { DRAFT_LIFE_MS } from "./draft.ts";
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

/** FNV-1a, 64 bits. A hash is kept, not the answers: those are the draft's, which the visitor can clear. */
function fingerprint(body: Body): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(body))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/**
 * The same answers keep their id over every try, over a reload and in the tab that is opened next: an answer that got
 * lost on its way back does not make a second lead. It lives as long as the draft, from which they would be sent
 * again. Other answers are another intent.
 */
export class Intent {
  readonly #key: string;
  #kept = { id: "", of: "" };

  constructor(formType: string) {
    this.#key = `aipm:intent:${formType}`;
  }

  idFor(body: Body): string {
    const of = fingerprint(body);
    if (this.#kept.of !== of) this.#kept = this.#stored(of) ?? { id: crypto.randomUUID(), of };
    this.#store(JSON.stringify({ ...this.#kept, at: Date.now() }));
    return this.#kept.id;
  }

  /** It was received: the same answers, given again on purpose, are a new lead. */
  fulfil(): void {
    this.#kept = { id: "", of: "" };
    this.#store("");
  }

  #stored(of: string): { id: string; of: string } | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "") as Record<"id" | "of" | "at", unknown>;
      const lives = Date.now() - Number(kept.at) < DRAFT_LIFE_MS;
      return lives && kept.of === of && typeof kept.id === "string" ? { id: kept.id, of } : undefined;
    } catch {
      return undefined; // Nothing stored, or storage is forbidden: this page's memory is all there is.
    }
  }

  #store(text: string): void {
    try {
      if (text) localStorage.setItem(this.#key, text);
      else localStorage.removeItem(this.#key);
    } catch {
      // As above.
    }
  }
}
