/** Background sync of a simulated browser, and the service worker that it starts. */
import type { Device } from "./device.ts";
import type { Random } from "./random.ts";
import { Realm } from "./realm.ts";

const MINUTE = 60_000;

/** The service worker. It starts again for each event. */
class Worker extends Realm {
  constructor(device: Device) {
    super(device);
    const storages = { localStorage: undefined, sessionStorage: undefined };
    this.device.world.edge.subject.loadWorker({ ...this.globals(), ...storages, globalThis: storages });
  }

  /** @returns whether the service worker finished before the browser ended it */
  async sync(endsAfter: number | undefined): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waitUntil = (work: Promise<void>): void =>
      void work.then(
        () => resolve(true),
        () => resolve(false),
      );
    this.happens("sync", { tag: "outbox", waitUntil });
    if (endsAfter !== undefined) this.clock.setTimeout(() => resolve(false), endsAfter);
    const isDone = await promise;
    this.end();
    return isDone;
  }
}

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
    const { clock } = this.#device.world.edge;
    for (let tries = 0; tries < 3 && this.isAsked && this.#device.isOnline && !this.#isRunning; tries += 1) {
      this.#isRunning = true;
      this.isAsked = false;
      const isDone = await new Worker(this.#device).sync(
        this.#random.chance(0.2) ? this.#random.below(5000) : undefined,
      );
      this.#isRunning = false;
      if (isDone) continue;
      this.isAsked = tries < 2;
      await clock.sleep((tries + 1) * 5 * MINUTE);
    }
  }
}
