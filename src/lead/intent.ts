/**
 * One intent is one lead. Its id is made of the answers and of a nonce that is stored beside the draft. So every try, every tab
 * with that draft, a reload and files picked again give the same id, and the edge stores it once.
 */
import { canonicalJson } from "../forms/objects.ts";
import type { Body } from "../forms/payload.ts";
import { loadItem, removeItem, saveItem } from "./storage.ts";
import { uuid, uuidOf } from "./uuid.ts";

interface Nonce {
  readonly at: number;
  readonly nonce: string;
}

/** FNV-1a with 128 bits. It only tells one visitor's answers apart; crypto.subtle is missing on insecure pages. */
function hash(text: string): bigint {
  let state = 0x6c62272e07bb014262b821756295c58dn;
  for (const byte of new TextEncoder().encode(text)) {
    state = BigInt.asUintN(128, (state ^ BigInt(byte)) * 0x1000000000000000000013bn);
  }
  return state;
}

const bytesOf = (number: bigint): Uint8Array =>
  Uint8Array.from({ length: 16 }, (_, i) => Number((number >> BigInt(8 * (15 - i))) & 0xffn));

export class Intent {
  readonly #key: string;
  #nonce = "";

  constructor(formType: string) {
    this.#key = `aipm:intent:${formType}`;
  }

  /** The nonce of this form: this page's own, or the stored one of another tab, or a new one. */
  get #own(): string {
    this.#nonce ||= loadItem<Nonce>(this.#key)?.nonce ?? uuid();
    return this.#nonce;
  }

  /** Stores the nonce beside the draft that it belongs to. Who only asks for an id stores nothing. */
  keep(): void {
    saveItem(this.#key, { nonce: this.#own });
  }

  /**
   * @param body the answers, without the keys of files, which change with every upload
   * @returns the UUID under which these answers are sent
   */
  idFor(body: Body): string {
    // XOR with a random nonce keeps the id random: nobody can guess it from the answers.
    const nonce = BigInt(`0x${this.#own.replaceAll("-", "")}`);
    return uuidOf(bytesOf(nonce ^ hash(canonicalJson(body))), 8);
  }

  /** The lead has arrived. The same answers, sent again on purpose, will be a new lead. */
  complete(): void {
    this.#nonce = "";
    removeItem(this.#key);
  }
}
