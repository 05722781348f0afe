/** Background sync of a simulated browser, and the service worker that it starts. */
import { MINUTE } from "./clock.ts";
import type { Device } from "./device.ts";
import type { Random } from "./random.ts";
import { Realm } from "./realm.ts";

/** Runs the service worker, which starts again for each event. @returns Whether it finished before the browser ended it. */
async function runWorker(device: Device, endsAfter: number | undefined): Promise<boolean> {
  const realm = new Realm(device);
  const storages = { localStorage: undefined, sessionStorage: undefined };
  device.world.edge.subject.loadWorker({ ...realm.globals(), ...storages, globalThis: storages });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const finish = (isDone: boolean) => (): void => resolve(isDone);
  const waitUntil = (work: Promise<void>): void => void work.then(finish(true), finish(false));
  realm.happens("sync", { tag: "outbox", waitUntil });
  if (endsAfter !== undefined) realm.clock.setTimeout(finish(false), endsAfter);
  const isDone = await promise;
  realm.end();
  return isDone;
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
    for (let tries = 1; tries <= 3 && this.isAsked && this.#device.isOnline && !this.#isRunning; tries += 1) {
      this.#isRunning = true;
      this.isAsked = false;
      const endsAfter = this.#random.chance(0.2) ? this.#random.below(5000) : undefined;
      const isDone = await runWorker(this.#device, endsAfter);
      this.#isRunning = false;
      if (isDone) continue;
      this.isAsked = tries < 3;
      await this.#device.world.edge.clock.sleep(tries * 5 * MINUTE);
    }
  }
}
