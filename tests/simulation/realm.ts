/** The browser globals of a simulated page or service worker. After it is closed, calls never return. */
import type { Clock } from "./clock.ts";
import type { Device } from "./device.ts";

export const OUTBOX = "aipm-outbox";

interface Init {
  readonly method: string;
  readonly body: string | Blob | FormData;
  readonly signal?: { readonly ms: number };
}

interface ListenerOptions {
  readonly signal?: AbortSignal;
}

/** Like in a browser, its keys are its own properties. */
const storage = (map: Map<string, string>, isOpen: () => boolean) =>
  new Proxy(
    {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, text: string) => void (isOpen() && map.set(key, text)),
      removeItem: (key: string) => void (isOpen() && map.delete(key)),
    },
    {
      ownKeys: () => [...map.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );

/** A `XMLHttpRequest` that sends requests by this function. */
const requestClass = (request: Device["request"]) =>
  class {
    #method = "";
    #url = "";
    #response: Response | undefined;
    status = 0;
    responseText = "";
    readonly #listeners = new Map<string, (event: object) => void>();
    readonly upload = {
      addEventListener: (name: string, run: (event: object) => void) => void this.#listeners.set(`upload ${name}`, run),
    };
    addEventListener(name: string, run: () => void): void {
      this.#listeners.set(name, run);
    }
    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(): void {}
    getResponseHeader(name: string): string | null {
      return this.#response?.headers.get(name) ?? null;
    }
    abort(): void {
      this.#listeners.get("abort")?.({});
    }
    async send(body: Blob | FormData): Promise<void> {
      this.#listeners.get("upload loadstart")?.({ lengthComputable: true });
      this.#response = await request(this.#method, this.#url, body);
      this.status = this.#response?.status ?? 0;
      this.responseText = (await this.#response?.text()) ?? "";
      this.#listeners.get(this.#response ? "load" : "error")?.({});
    }
  };

export class Realm {
  readonly device: Device;
  readonly clock: Clock;
  isOpen = true;
  readonly #listeners = new Map<string, Set<(event: object) => void>>();
  /** Those that would have been run while the device slept. */
  #missed: (() => void)[] = [];
  readonly #releases = new Set<() => void>();

  constructor(device: Device) {
    this.device = device;
    this.clock = device.world.edge.clock;
  }

  setTimeout = (run: () => void, ms = 0): number => this.clock.setTimeout(() => this.isOpen && run(), ms);
  clearTimeout = (id: number | undefined): void => void (id !== undefined && this.clock.clearTimeout(id));

  /** An answer that reaches only a page that is open. */
  #answered<T>(task: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      task.then(
        (value) => this.isOpen && resolve(value),
        (error: unknown) => this.isOpen && reject(error),
      );
    });
  }

  async #request(method: string, url: string, body: Init["body"]): Promise<Response | undefined> {
    return this.#answered(this.device.request(method, url, body));
  }

  async #fetch(url: string, { method, body, signal }: Init): Promise<Response> {
    const { clock } = this;
    let timer = 0;
    const late = new Promise<never>((_, reject) => {
      if (signal) timer = clock.setTimeout(() => reject(new DOMException("late", "TimeoutError")), signal.ms);
    });
    try {
      const answer = await Promise.race([this.#request(method, url, body), late]);
      if (!answer) throw new TypeError("cut");
      return answer;
    } finally {
      clock.clearTimeout(timer);
    }
  }

  /** A lock that is asked for if it is available. A tab that is closed holds none. */
  async #lock<T>(name: string, work: (lock: object | null) => Promise<T>): Promise<T> {
    const { locks } = this.device;
    if (locks.some((hold) => hold.name === name && hold.until === Number.POSITIVE_INFINITY)) return work(null);
    const hold = { name, realm: this as object, until: Number.POSITIVE_INFINITY };
    locks.push(hold);
    const release = (): void => {
      hold.until = this.clock.now;
      this.#releases.delete(release);
    };
    this.#releases.add(release);
    try {
      return await this.#answered(work({}));
    } finally {
      release();
    }
  }

  protected globals(): object {
    const isOpen = (): boolean => this.isOpen;
    // oxlint-disable-next-line typescript/no-this-alias, unicorn/no-this-assignment -- classes of a browser within
    const realm: Realm = this;
    const { device } = this;
    const localStorage = storage(device.stored, isOpen);
    const sessionStorage = storage(new Map(), isOpen);
    const addEventListener = (name: string, run: (event: object) => void, { signal }: ListenerOptions = {}): void => {
      const known = this.#listeners.get(name) ?? new Set();
      this.#listeners.set(name, known.add(run));
      signal?.addEventListener("abort", () => void known.delete(run));
    };
    const removeEventListener = (name: string, run: () => void): void => void this.#listeners.get(name)?.delete(run);
    const kept = <T>(work: () => T): Promise<T> => {
      const isHere = this.isOpen;
      return this.#answered(this.clock.sleep(1).then(() => (isHere && this.isOpen ? work() : (undefined as T))));
    };
    return {
      localStorage,
      sessionStorage,
      globalThis: { localStorage, sessionStorage },
      indexedDB: { deleteDatabase: (name: string) => void device.databases.delete(name) },
      keptByDevice: {
        set: (id: string, value: object, name: string) => kept(() => this.keep(name, id, value)),
        del: (id: string, name: string) => kept(() => void device.table(name).delete(id)),
        update: (id: string, next: (value: object | undefined) => object, name: string) =>
          kept(() => this.keep(name, id, next(device.table(name).get(id)))),
        get: (id: string, name: string) => kept(() => device.table(name).get(id)),
        values: (name: string) => kept(() => [...device.table(name).values()]),
      },
      navigator: {
        get onLine() {
          return device.isOnline;
        },
        serviceWorker: device.hasSync
          ? { ready: Promise.resolve({ sync: { register: async () => void (isOpen() && device.sync.ask()) } }) }
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
          return device.shown === realm ? "visible" : "hidden";
        },
        addEventListener,
        removeEventListener,
      },
      clients: { matchAll: async () => [...device.tabs] },
      fetch: (path: string, init: Init) => this.#answered(this.#fetch(path, init)),
      AbortSignal: { timeout: (ms: number) => ({ ms }) },
      Date: device.dates,
      XMLHttpRequest: requestClass((...request) => this.#request(...request)),
      setTimeout: this.setTimeout,
      clearTimeout: this.clearTimeout,
      setInterval: (run: () => void, ms: number) => {
        const interval = { id: 0, isOver: false };
        const again = (): void => {
          if (interval.isOver) return;
          if (device.isAsleep) return void this.#missed.push(again);
          run();
          interval.id = this.setTimeout(again, ms);
        };
        interval.id = this.setTimeout(again, ms);
        return interval;
      },
      clearInterval: (interval: { id: number; isOver: boolean } | undefined) => {
        if (!interval) return;
        interval.isOver = true;
        this.clearTimeout(interval.id);
      },
    };
  }

  protected keep(name: string, id: string, value: object): void {
    if (name === OUTBOX && !("values" in value))
      this.device.world.violated("What was taken out of the outbox is put back");
    this.device.table(name).set(id, { ...value });
  }

  happens(name: string, event: object = {}): void {
    for (const run of this.#listeners.get(name) ?? []) run(event);
  }

  wake(): void {
    for (const again of this.#missed.splice(0)) again();
  }

  end(): void {
    this.isOpen = false;
    for (const release of this.#releases) release();
  }
}
