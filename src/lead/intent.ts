/**
 * One intent is one lead. Its id follows from the answers and from a nonce that is kept beside the draft: every try, every
 * tab with that draft, a reload and files picked anew all give the same id, and the edge stores it once.
 */
import { canonicalJson } from "../forms/objects.ts";
import type { Body } from "../forms/payload.ts";
import { load, remove, save } from "./storage.ts";
import { uuid, uuidOf } from "./uuid.ts";

interface Nonce {
  readonly at: number;
  readonly nonce: string;
}

const isNonce = (value: object): boolean => /^[\da-f-]{36}$/.test(String((value as Partial<Nonce>).nonce));

/** FNV-1a, 128 bits: it only has to tell one visitor's answers apart, and must be there without a secure context. */
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

  /** Takes the nonce of this form, which another tab may have begun, or begins one. It then stays this page's. */
  nonce(): string {
    this.#nonce ||= load<Nonce>(this.#key, isNonce)?.nonce ?? uuid();
    save(this.#key, { nonce: this.#nonce });
    return this.#nonce;
  }

  /** `body` holds the answers, without the keys of files: those are others with every upload. */
  idFor(body: Body): string {
    // A random number stays one whatever it is combined with: nobody can guess the id from the answers.
    const nonce = BigInt(`0x${this.nonce().replaceAll("-", "")}`);
    return uuidOf(bytesOf(nonce ^ hash(canonicalJson(body))), 8);
  }

  /** It was received: the same answers, given again on purpose, are a new lead. */
  complete(): void {
    this.#nonce = "";
    remove(this.#key);
  }
}
