/** Background sync of a simulated browser, and the service worker that it starts. */
import { MINUTE } from "./clock.ts";
import type { Device } from "./device.ts";
import type { Random } from "./random.ts";
import { Realm } from "./realm.ts";

/** The browser ends an event that takes longer. */
const LIMIT = 5 * MINUTE;

/** A background sync that the page requested. The browser tries it three times and then gives up. */
export class Sync {
  readonly #device: Device;
  readonly #random: Random;
  isAsked = false;
  wasAsked = false;
  #isRunning = false;

  constructor(device: Device, random: Random) {
    this.#device = device;
    this.#random = random;
  }

  ask(): void {
    this.isAsked = this.wasAsked = true;
    void this.run();
  }

  async run(): Promise<void> {
    for (
      let tries = 1;
      tries <= 3 && this.isAsked && this.#device.isOnline && !this.#isRunning;
      tries += 1
    ) {
      this.#isRunning = true;
      this.isAsked = false;
      const isDone = await this.#runWorker();
      this.#isRunning = false;
      if (isDone) continue;
      this.isAsked = tries < 3;
      await this.#device.world.edge.clock.sleep(tries * 5 * MINUTE);
    }
  }

  /** Starts the service worker, as for each event. @returns Whether it finished before the browser ended it. */
  async #runWorker(): Promise<boolean> {
    const realm = new Realm(this.#device);
    const storages = { localStorage: undefined, sessionStorage: undefined };
    this.#device.world.edge.subject.loadWorker({
      ...realm.globals(),
      ...storages,
      globalThis: storages,
    });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    realm.happens("sync", { tag: "outbox", waitUntil: resolve });
    const ended = realm.clock
      .sleep(this.#random.chance(0.2) ? this.#random.below(5000) : LIMIT)
      .then(() => false);
    const finished = promise.then(() => true).catch(() => false);
    return Promise.race([finished, ended]).finally(() => realm.end());
  }
}
