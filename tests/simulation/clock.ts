/**
 * A clock that stands still while code can still run, and then jumps to the next timer. After
 * `install`, this process uses its dates, timers and randomness. Hashes and signatures return at
 * once, so that no other thread decides the order.
 */
import { createHmac, hash, hkdfSync } from "node:crypto";
import type { Random } from "./random.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Turns of the event loop before time passes. Node reads a `File` in several turns. */
const TURNS = 12;

export interface Timer {
  readonly at: number;
  readonly run: () => void;
}

const RealDate = Date;
const realImmediate = setImmediate;

export class Clock {
  now = 0;
  /** The next one first. */
  #timers: Timer[] = [];

  /** Resolves once all code that can run has run. */
  async #settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => void realImmediate(resolve));
  }

  start(time: number): void {
    this.now = time;
    this.#timers = [];
  }

  readonly setTimeout = (run: () => void, ms = 0): Timer => {
    const timer = { at: this.now + Math.max(0, ms), run };
    this.#timers.splice(this.#timers.findLastIndex(({ at }) => at <= timer.at) + 1, 0, timer);
    return timer;
  };
  readonly clearTimeout = (timer: Timer | undefined): void => {
    this.#timers = this.#timers.filter((other) => other !== timer);
  };
  readonly sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => void this.setTimeout(resolve, ms));

  /** Runs the first timer that is due by then. @returns whether there was one */
  #fire(until: number): boolean {
    const [timer] = this.#timers;
    if (!timer || timer.at > until) return false;
    this.#timers.shift();
    this.now = Math.max(this.now, timer.at);
    timer.run();
    return true;
  }

  /** Lets time pass until the task has ended. @throws Error if it takes longer than a day */
  async finish<T>(task: Promise<T>): Promise<T> {
    const latest = this.now + DAY;
    let isDone = false;
    const mark = (): void => void (isDone = true);
    task.then(mark, mark);
    for (let idle = 0; ;) {
      await this.#settle();
      if (isDone) return task;
      idle = this.#fire(Number.POSITIVE_INFINITY) ? 0 : idle + 1;
      if (idle > 50 || this.now > latest) throw new Error("A request never ends");
    }
  }

  /** Lets so much time pass, and everything happen that was to happen in it. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    do await this.#settle();
    while (this.#fire(until));
    this.now = until;
  }
}

/** As much of Web Crypto as the edge uses. A key is its bytes. */
const subtle = {
  digest: async (_: string, data: Uint8Array) =>
    new Uint8Array(hash("sha256", data, "buffer")).buffer,
  importKey: async (_: string, raw: ArrayBuffer) => raw,
  deriveKey: async ({ info }: { info: Uint8Array }, key: Uint8Array) =>
    hkdfSync("sha256", key, new Uint8Array(), info, 32),
  timingSafeEqual: (one: ArrayBuffer, other: ArrayBuffer) =>
    Buffer.from(one).equals(Buffer.from(other)),
  sign: async (_: string, key: Uint8Array, data: Uint8Array) =>
    new Uint8Array(createHmac("sha256", key).update(data).digest()).buffer,
};

/** A `Date` with this time as its present. */
export const dateClass = (now: () => number): object =>
  class extends RealDate {
    constructor(...time: [] | [number | string | Date]) {
      super(time.length === 0 ? now() : (time[0] as number));
    }
    static override now = now;
  };

/** Replaces dates, timers and randomness for the rest of this process. Each seed has its own `random`. */
export function install(clock: Clock, random: () => Random): void {
  const crypto = {
    subtle,
    getRandomValues: (bytes: Uint8Array) => bytes.map(() => random().below(256)),
    randomUUID: () =>
      "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx".replaceAll("x", () => random().below(16).toString(16)),
  };
  Object.defineProperty(globalThis, "Date", { value: dateClass(() => clock.now) });
  Object.defineProperty(globalThis, "crypto", { value: crypto });
  const { setTimeout, clearTimeout } = clock;
  Object.assign(globalThis, { setTimeout, clearTimeout });
  AbortSignal.timeout = (ms) => {
    const late = new AbortController();
    clock.setTimeout(() => late.abort(new DOMException("late", "TimeoutError")), ms);
    return late.signal;
  };
  Math.random = () => random().next();
  for (const level of ["log", "warn", "error"] as const) console[level] = () => {};
}
