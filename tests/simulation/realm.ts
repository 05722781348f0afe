/** The browser globals of a simulated page or service worker. After it is closed, calls never return. */
import type { Clock, Timer } from "./clock.ts";
import type { Device, Init } from "./device.ts";
import { violate } from "./laws.ts";

export const OUTBOX = "aipm-outbox";

/** Like in a browser, the keys are its own properties. */
export class Storage {
  getItem(key: string): string | null {
    return (Reflect.get(this, key) as string | undefined) ?? null;
  }
  setItem(key: string, text: string): void {
    Reflect.set(this, key, text);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

/** An `XMLHttpRequest` that sends requests by this function. */
const requestClass = (request: Device["request"]) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    #method = "";
    #url = "";
    readonly #headers: Record<string, string> = {};
    #response: Response | undefined;
    status = 0;
    responseText = "";
    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    getResponseHeader(name: string): string | null {
      return this.#response?.headers.get(name) ?? null;
    }
    abort(): void {
      this.dispatchEvent(new Event("abort"));
    }
    async send(body: File | FormData): Promise<void> {
      this.upload.dispatchEvent(Object.assign(new Event("loadstart"), { lengthComputable: true }));
      this.#response = await request(this.#url, { method: this.#method, headers: this.#headers, body });
      this.status = this.#response?.status ?? 0;
      this.responseText = (await this.#response?.text()) ?? "";
      this.dispatchEvent(new Event(this.#response ? "load" : "error"));
    }
  };

export class Realm extends EventTarget {
  readonly device: Device;
  readonly clock: Clock;
  isOpen = true;

  constructor(device: Device) {
    super();
    this.device = device;
    this.clock = device.world.edge.clock;
  }

  setTimeout = (run: () => void, ms = 0): Timer => this.clock.setTimeout(() => this.isOpen && run(), ms);

  /** An answer that reaches only a page that is open. */
  #answered<T>(task: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      task.then(
        (value) => this.isOpen && resolve(value),
        (error: unknown) => this.isOpen && reject(error),
      );
    });
  }

  async #fetch(url: string, init: Init & { readonly signal?: AbortSignal }): Promise<Response> {
    const late = new Promise<never>((_, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal!.reason as Error));
    });
    const response = await Promise.race([this.device.request(url, init), late]);
    if (!response) throw new TypeError("cut");
    return response;
  }

  /** A lock that is asked for if it is available. */
  async #lock<T>(name: string, work: (lock: object | null) => Promise<T>): Promise<T> {
    const { locks } = this.device;
    if (locks.some((held) => held.name === name && held.until === Number.POSITIVE_INFINITY)) return work(null);
    const lock = { name, realm: this, until: Number.POSITIVE_INFINITY };
    locks.push(lock);
    try {
      return await this.#answered(work(lock));
    } finally {
      lock.until = this.clock.now;
    }
  }

  /** The functions of idb-keyval. The databases are the device's. */
  #keyValueStore(): object {
    const { device, clock } = this;
    const run = <T>(work: () => T): Promise<T> =>
      this.#answered(clock.sleep(1).then(() => (this.isOpen ? work() : (undefined as T))));
    return {
      createStore: (name: string) => Object.assign(() => {}, { toString: () => name }),
      set: (id: string, value: object, name: object) => run(() => this.keep(String(name), id, value)),
      del: (id: string, name: object) => run(() => void device.table(String(name)).delete(id)),
      update: (id: string, next: (value: object | undefined) => object, name: object) =>
        run(() => this.keep(String(name), id, next(device.table(String(name)).get(id)))),
      get: (id: string, name: object) => run(() => device.table(String(name)).get(id)),
      values: (name: object) => run(() => [...device.table(String(name)).values()]),
    };
  }

  /** Intervals rest while the device sleeps. */
  readonly #setInterval = (run: () => void, ms: number): AbortController => {
    const interval = new AbortController();
    const again = (): void => {
      if (interval.signal.aborted || !this.isOpen) return;
      if (this.device.isAsleep) return void this.device.missed.push(again);
      run();
      this.clock.setTimeout(again, ms);
    };
    this.clock.setTimeout(again, ms);
    return interval;
  };

  globals(): object {
    const { device } = this;
    const isVisible = (): boolean => device.shown === this;
    const { localStorage } = device;
    const sessionStorage = new Storage();
    const addEventListener = this.addEventListener.bind(this);
    const removeEventListener = this.removeEventListener.bind(this);
    return {
      require: () => this.#keyValueStore(),
      localStorage,
      sessionStorage,
      globalThis: { localStorage, sessionStorage },
      indexedDB: { deleteDatabase: (name: string) => void device.databases.delete(name) },
      navigator: {
        get onLine() {
          return device.isOnline;
        },
        serviceWorker: device.hasSync
          ? { ready: Promise.resolve({ sync: { register: async () => void (this.isOpen && device.sync.ask()) } }) }
          : undefined,
        locks: {
          request: (name: string, _: object, work: (lock: object | null) => Promise<unknown>) => this.#lock(name, work),
        },
      },
      addEventListener,
      removeEventListener,
      location: { pathname: "/", search: "" },
      document: {
        referrer: "",
        get visibilityState() {
          return isVisible() ? "visible" : "hidden";
        },
        addEventListener,
        removeEventListener,
      },
      fetch: (url: string, init: Init) => this.#answered(this.#fetch(url, init)),
      Date: device.dates,
      XMLHttpRequest: requestClass((url, init) => this.#answered(device.request(url, init))),
      setTimeout: this.setTimeout,
      setInterval: this.#setInterval,
      clearInterval: (interval: AbortController | undefined) => interval?.abort(),
    };
  }

  protected keep(name: string, id: string, value: object): void {
    if (name === OUTBOX && !("values" in value)) violate("What was taken out of the outbox is put back");
    this.device.table(name).set(id, { ...value });
  }

  happens(name: string, details: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(name), details));
  }

  /** A page that is closed holds no lock. */
  end(): void {
    this.isOpen = false;
    for (const lock of this.device.locks) if (lock.realm === this) lock.until = Math.min(lock.until, this.clock.now);
  }
}
