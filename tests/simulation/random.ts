/** Randomness by seed: the same seed gives the same choices, on every machine. */

export class Random {
  #state: number;

  /** @param words the seed, and the place in the run */
  constructor(...words: readonly number[]) {
    this.#state = words.reduce(
      (state, word) => Math.imul(state ^ word, 0x9e3779b1) ^ (state >>> 15),
      0x2545f491,
    );
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}
