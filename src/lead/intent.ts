/**
 * One intent is one lead. Its id combines a hash of the answers with a nonce that is stored next to the draft. Every attempt,
 * tab and reload with that draft gets the same id, and the edge stores an id once.
 */
import { canonicalJson } from "../forms/objects.ts";
import type { Body } from "../forms/payload.ts";
import { intentKey } from "./draft.ts";
import { loadItem, saveItem } from "./storage.ts";
import { uuid, formatUuid } from "./uuid.ts";

interface Nonce {
  readonly at: number;
  readonly nonce: string;
}

/** FNV-1a with 128 bits. `crypto.subtle` is missing on insecure pages. The hash only separates answers of one visitor. */
function hash(text: string): bigint {
  let state = 0x6c62272e07bb014262b821756295c58dn;
  for (const byte of new TextEncoder().encode(text)) {
    state = BigInt.asUintN(128, (state ^ BigInt(byte)) * 0x1000000000000000000013bn);
  }
  return state;
}

const toBytes = (number: bigint): Uint8Array =>
  Uint8Array.from({ length: 16 }, (_, i) => Number((number >> BigInt(8 * (15 - i))) & 0xffn));

export class Intent {
  readonly #key: string;
  #nonce = "";

  constructor(formType: string) {
    this.#key = intentKey(formType);
  }

  /** Returns the nonce of this page, or the stored one of another tab, or a new one. */
  #loadNonce(): string {
    this.#nonce ||= loadItem<Nonce>(this.#key)?.nonce ?? uuid();
    return this.#nonce;
  }

  /** Saves the nonce. `idFor` saves nothing. */
  save(): void {
    saveItem(this.#key, { nonce: this.#loadNonce() });
  }

  /**
   * @param body The answers without file keys, because each upload changes those.
   * @returns The UUID of the lead with these answers.
   */
  idFor(body: Body): string {
    // XOR with a random nonce keeps the id random. No one can guess it from the answers.
    const nonce = BigInt(`0x${this.#loadNonce().replaceAll("-", "")}`);
    return formatUuid(toBytes(nonce ^ hash(canonicalJson(body))), 8);
  }

  /** Replaces the nonce: the same answers are another lead. */
  renew(): void {
    this.#nonce = uuid();
    this.save();
  }

  /** Ends the intent of a stored lead. Submitting the same answers again creates a new lead, because `clearSent` deletes the nonce. */
  complete(): void {
    this.#nonce = "";
  }
}
