/** The browser globals of a simulated page or service worker. After it is closed, calls never return. A frozen page waits. */
import type { Clock, Timer } from "./clock.ts";
import type { Device, Init, StoredRow } from "./device.ts";

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
      this.#response = await request(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body,
      });
      this.status = this.#response?.status ?? 0;
      this.responseText = (await this.#response?.text()) ?? "";
      this.dispatchEvent(new Event(this.#response ? "load" : "error"));
    }
  };

export class Realm extends EventTarget {
  readonly device: Device;
  readonly clock: Clock;
  isOpen = true;
  readonly #ended = Promise.withResolvers<void>();
  /** What happens once the frozen page runs again. */
  #waiting: (() => void)[] | undefined;
  #freezes = 0;

  constructor(device: Device) {
    super();
    this.device = device;
    this.clock = device.world.edge.clock;
  }

  /** Runs code of the page. */
  #run(action: () => void): void {
    if (!this.isOpen) return;
    if (this.#waiting) this.#waiting.push(action);
    else action();
  }

  get isFrozen(): boolean {
    return this.#waiting !== undefined;
  }

  freeze(): void {
    this.#waiting ??= [];
    this.#freezes += 1;
  }

  /** Checks a law one second later, unless the page is closed or frozen before that. */
  soon(check: () => unknown): void {
    const before = this.#freezes;
    this.setTimeout(() => void (this.#freezes === before && check()), 1000);
  }

  thaw(): void {
    // Each as a task of its own.
    for (const action of this.#waiting ?? []) this.setTimeout(action);
    this.#waiting = undefined;
  }

  setTimeout = (run: () => void, ms = 0): Timer => this.clock.setTimeout(() => this.#run(run), ms);

  /** An answer that reaches only a page that is open. */
  #answered<T>(task: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      task.then(
        (value) => this.#run(() => resolve(value)),
        (error: Error) => this.#run(() => reject(error)),
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
    if (locks.some((held) => held.name === name && held.until === Number.POSITIVE_INFINITY))
      return work(null);
    const lock = { name, realm: this, until: Number.POSITIVE_INFINITY };
    locks.push(lock);
    try {
      return await this.#answered(work(lock));
    } finally {
      lock.until = this.clock.now;
    }
  }

  /** The functions of idb-keyval that the outbox uses. The table is the device's. A page that is closed aborts its transaction. */
  #keyValueStore(): object {
    const { device, clock } = this;
    const answer = (): Promise<void> =>
      new Promise((resolve) => void clock.setTimeout(() => void (this.isOpen && resolve()), 1));
    const transact = (work: (table: object) => unknown): Promise<unknown> => {
      const changes: (() => void)[] = [];
      const commit = async (): Promise<void> => {
        await answer();
        for (const change of changes) change();
      };
      const table = {
        getAll: () => answer().then(() => [...device.rows.values()]),
        put: (row: StoredRow, id: string) => void changes.push(() => this.keep(id, row)),
        delete: (id: string) => void changes.push(() => device.remove(id)),
        transaction: { commit, db: this },
      };
      return this.#answered(
        device.transact(async () => (this.isOpen ? work(table) : undefined), this.#ended.promise),
      );
    };
    return {
      createStore: () => (_: string, work: (table: object) => unknown) => transact(work),
      values: () => transact((table) => (table as { readonly getAll: () => unknown }).getAll()),
      promisifyRequest: (request: { readonly commit?: () => Promise<void> }) =>
        request.commit?.() ?? request,
    };
  }

  readonly #setInterval = (run: () => void, ms: number): AbortController => {
    const interval = new AbortController();
    const again = (): void => {
      if (interval.signal.aborted) return;
      run();
      this.setTimeout(again, ms);
    };
    this.setTimeout(again, ms);
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
      indexedDB: {},
      navigator: {
        get onLine() {
          return device.isOnline;
        },
        serviceWorker: device.hasSync
          ? {
              ready: Promise.resolve({
                sync: { register: async () => void (this.isOpen && device.sync.ask()) },
              }),
            }
          : undefined,
        locks: {
          request: (name: string, _: object, work: (lock: object | null) => Promise<unknown>) =>
            this.#lock(name, work),
        },
      },
      addEventListener,
      removeEventListener,
      dispatchEvent: this.dispatchEvent.bind(this),
      location: { pathname: "/", search: "" },
      document: {
        referrer: "",
        get visibilityState() {
          return isVisible() ? "visible" : "hidden";
        },
        querySelector: () => this.findForm(),
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

  /** The form of the document, while it is not ready. */
  protected findForm(): object | null {
    return null;
  }

  protected keep(id: string, row: StoredRow): void {
    this.device.rows.set(id, row);
  }

  happens(name: string, details: object = {}): void {
    this.#run(() => void this.dispatchEvent(Object.assign(new Event(name), details)));
  }

  /** A page that is closed holds no lock. */
  end(): void {
    this.isOpen = false;
    this.#ended.resolve();
    for (const lock of this.device.locks)
      if (lock.realm === this) lock.until = Math.min(lock.until, this.clock.now);
  }
}
