/**
 * A visitor's device. Its tabs share storage. Each tab runs the real code of leads with its own
 * modules and globals.
 */
import type { AnyForm, Upload } from "../../src/forms/define.ts";
import type { FormValues } from "../../src/forms/fields.ts";
import type { FormFiles } from "../../src/lead/form-files.ts";
import type { StoredLead } from "../../src/lead/outbox.ts";
import type { Receipt } from "../../src/lead/receipts.ts";
import type { Clock } from "./clock.ts";
import type { Random } from "./random.ts";

/** The modules that a page loads. */
export interface Code {
  readonly forms: Readonly<Record<string, AnyForm>>;
  readonly loadDraft: typeof import("../../src/lead/draft.ts").loadDraft;
  readonly FormFiles: typeof import("../../src/lead/form-files.ts").FormFiles;
  readonly FormSession: typeof import("../../src/lead/form-session.ts").FormSession;
  readonly isLocked: typeof import("../../src/lead/form-session.ts").isLocked;
  readonly loadReceipt: typeof import("../../src/lead/receipts.ts").loadReceipt;
  readonly forgetExpired: typeof import("../../src/lead/storage.ts").forgetExpired;
  readonly mayHoldLeads: typeof import("../../src/lead/storage.ts").mayHoldLeads;
  readonly pageSender: typeof import("../../src/lead/sender.ts").pageSender;
}
/** @param given globals by name */
export type Load<T> = (given?: object) => T;

/** The device's surroundings. */
export interface Around {
  readonly clock: Clock;
  readonly load: Load<Code>;
  readonly loadWorker: Load<unknown>;
  /** Returns `undefined` if no answer comes. */
  readonly post: (path: string, body: string) => Promise<Response | undefined>;
  /** Puts a file into the bucket. @returns the status, or `undefined` if no answer comes */
  readonly put: (key: string) => Promise<number | undefined>;
  /**
   * The answers of a form that is filled in under this name. An empty name means an untouched form.
   */
  readonly makeAnswers: (formType: string, name: string) => FormValues;
  readonly pressed: (name: string) => void;
  readonly arrived: (name: string, receipt: Receipt) => void;
  /** Its visitor, or the edge, no longer wants it to be sent. */
  readonly withdrawn: (name: string) => void;
  /** Its visitor has discarded or corrected it: nothing may send it after that, nor keep it to be sent. */
  readonly takenBack: (name: string) => void;
  /** A second after its button was pressed its form says nothing. */
  readonly unanswered: (name: string) => void;
  /** A second later the outbox holds it. */
  readonly stillKept: (name: string) => void;
  /** The outbox begins to hold it, under the id that it leaves under. */
  readonly kept: (name: string, id: string, files: readonly string[]) => void;
  /**
   * The visitor pressed "Clear it", so the answers of this form are not wanted any more, in other
   * tabs too.
   */
  readonly cleared: (formType: string) => void;
  /** Something did not hold within a page. */
  readonly violated: (why: string) => void;
}

const MINUTE = 60_000;
const OUTBOX = "aipm-outbox";

interface KeptFile {
  readonly at: number;
}

interface Init {
  readonly method: string;
  readonly body: string;
  readonly signal: { readonly ms: number };
}

interface LockOptions {
  readonly signal?: { readonly ms: number };
  readonly ifAvailable?: boolean;
}

interface ListenerOptions {
  readonly signal?: AbortSignal;
}

const visitorName = ({ fullName = "" }: { readonly fullName?: unknown }): string => String(fullName);

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

/** A form on a page. Filling in is simulated. The session is the real one. */
class Form {
  readonly type: string;
  readonly #tab: Tab;
  readonly #session: InstanceType<Code["FormSession"]>;
  readonly #unmount: () => void;
  values: FormValues;
  readonly files: FormFiles;
  /** The ids of the files that it showed when its button was pressed. */
  pressedWith: readonly string[] = [];
  /** The names of the leads in the outbox when it was opened. */
  readonly #keptAtOpen: ReadonlySet<string>;
  /** The form offers to clear its restored answers. */
  #isRestored: boolean;
  /** Its visitor has picked files here, or cleared it: those of an earlier visit need not be here. */
  #hasOwnFiles = false;

  constructor(tab: Tab, type: string) {
    this.#tab = tab;
    this.type = type;
    const { code, around } = tab;
    this.#keptAtOpen = new Set([...tab.device.kept.values()].map((lead) => visitorName(lead.values)));
    const pageValues = around.makeAnswers(type, "");
    const draft = Object.entries(code.loadDraft(type));
    const values = { ...pageValues, ...Object.fromEntries(draft.map(([name, { value }]) => [name, value])) };
    this.values = values;
    this.files = new code.FormFiles(type);
    this.#session = new code.FormSession(code.forms[type]!, code.pageSender(), this.files);
    this.#session.begin({ pageValues, values, restored: draft.length > 0, typed: false });
    this.#isRestored = draft.length > 0;
    this.#unmount = this.#session.mount({
      sent: () => {
        this.values = pageValues;
        this.files.clear();
      },
      failed: () => {},
      restored: (restored) => {
        this.values = restored;
        this.#isRestored = false;
        // A lead that waits has its own.
        this.#hasOwnFiles = true;
      },
    });
    const before = [...tab.device.files(type).keys()];
    tab.setTimeout(() => this.#checkRestored(before), 1000);
  }

  get #upload(): Upload | undefined {
    return this.#tab.code.forms[this.type]!.upload;
  }

  /** Files that were picked before the page was left are in its form again. */
  #checkRestored(stood: readonly string[]): void {
    const { status } = this.#session.state.get();
    if (this.#tab.form !== this || this.#hasOwnFiles || (status !== "idle" && status !== "editing")) return;
    const shown = new Set(this.files.get().map(({ id }) => id));
    const kept = this.#tab.device.files(this.type);
    if (stood.some((id) => kept.has(id) && !shown.has(id)))
      this.#tab.around.violated("A file that is kept does not stand in its form again");
  }

  get name(): string {
    return visitorName(this.values);
  }

  get isShut(): boolean {
    return this.#tab.code.isLocked(this.#session.state.get());
  }

  /** The page shows that this lead has arrived, so the next one is another lead. */
  get isKnown(): boolean {
    const { status } = this.#session.state.get();
    return status === "sent" || (this.#session.earlierReceipt.get() !== undefined && status !== "waiting");
  }

  /** The visitor corrects or discards a lead that this form shows. What another tab sends is not affected. */
  #takeBack(): void {
    const { name } = this;
    const { around, device } = this.#tab;
    const { status } = this.#session.state.get();
    // Pressed on the page before, or in flight: it may arrive before the outbox has removed it.
    if (device.pressed.has(name) || device.wasJustPressed(name) || status === "sending" || status === "uploading")
      return around.withdrawn(name);
    if (status !== "waiting" && !this.#keptAtOpen.has(name)) return;
    around.takenBack(name);
    // Unless its page is closed before that.
    this.#tab.setTimeout(() => device.keeps(name) && around.stillKept(name), 1000);
  }

  write(name: string): void {
    this.#takeBack();
    this.values = this.#tab.around.makeAnswers(this.type, name);
    this.#session.edited(this.values);
  }

  pick(file: File): void {
    this.#takeBack();
    this.#hasOwnFiles = true;
    this.files.add(this.#upload!, [file], () => this.#session.edited(this.values));
  }

  clear(): void {
    if (!this.#isRestored) return;
    this.#isRestored = false;
    this.#takeBack();
    this.#hasOwnFiles = true;
    this.#tab.around.cleared(this.type);
    this.#session.clear();
    this.values = this.#tab.around.makeAnswers(this.type, "");
    this.files.clear();
  }

  press(): void {
    const { name } = this;
    this.#tab.around.pressed(name);
    this.#tab.device.press(name);
    this.pressedWith = this.files.get().map(({ id }) => id);
    this.#session.press();
    void this.#session.submit(this.values, { honeypot: "", elapsedMs: 9000 });
    this.#tab.setTimeout(() => this.#checkAnswered(name), 1000);
  }

  /** A pressed lead leaves or waits, or the form says why not. */
  #checkAnswered(name: string): void {
    const state = this.#session.state.get();
    const isAnswered = state.status !== "editing" || ("failure" in state && state.failure) || "sent" in state;
    if (this.#tab.form === this && this.name === name && !isAnswered) this.#tab.around.unanswered(name);
  }

  discard(): void {
    if (this.#session.state.get().status === "waiting") this.#takeBack();
    this.#session.discard();
  }

  resume(): void {
    this.#session.resume();
  }

  leave(): void {
    this.#unmount();
  }
}

/**
 * The browser globals of a page or of the service worker. After it is closed, calls never return.
 */
class Realm {
  readonly device: Device;
  readonly around: Around;
  isOpen = true;
  readonly #listeners = new Map<string, Set<(event: object) => void>>();
  /** Those that would have been run while the device slept. */
  #missed: (() => void)[] = [];
  readonly #releases = new Set<() => void>();

  constructor(device: Device) {
    this.device = device;
    this.around = device.around;
  }

  setTimeout = (run: () => void, ms = 0): number => this.around.clock.setTimeout(() => this.isOpen && run(), ms);
  clearTimeout = (id: number | undefined): void => void (id !== undefined && this.around.clock.clearTimeout(id));

  /** An answer that reaches only a page that is open. */
  #answered<T>(task: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      task.then(
        (value) => this.isOpen && resolve(value),
        (error: unknown) => this.isOpen && reject(error),
      );
    });
  }

  async #put(url: string): Promise<number | undefined> {
    const key = decodeURIComponent(new URL(url).pathname.split("/").slice(2).join("/"));
    return this.#answered(this.device.isOnline ? this.around.put(key) : Promise.resolve(undefined));
  }

  async #fetch(path: string, { body, signal, method }: Init): Promise<Response> {
    const { clock } = this.around;
    if (!this.device.isOnline) throw new TypeError("offline");
    if (method === "PUT") {
      const status = await this.#put(path);
      if (status === undefined) throw new TypeError("cut");
      return new Response(null, { status });
    }
    let timer = 0;
    const late = new Promise<never>((_, reject) => {
      timer = clock.setTimeout(() => reject(new DOMException("late", "TimeoutError")), signal.ms);
    });
    try {
      const answer = await Promise.race([this.around.post(path, body), late]);
      if (!answer) throw new TypeError("cut");
      return answer;
    } finally {
      clock.clearTimeout(timer);
    }
  }

  /** One at a time for each name, over all tabs. A tab that is closed holds none. */
  async #lock<T>(
    name: string,
    { signal, ifAvailable }: LockOptions,
    work: (lock: object | null) => Promise<T>,
  ): Promise<T> {
    const { clock } = this.around;
    const { locks } = this.device;
    const before = locks.get(name);
    if (ifAvailable && before) return work(null);
    const { promise, resolve } = Promise.withResolvers<void>();
    const release = (): void => {
      resolve();
      this.#releases.delete(release);
      if (locks.get(name) === held) locks.delete(name);
    };
    const held = (before ?? Promise.resolve()).then(() => promise);
    locks.set(name, held);
    this.#releases.add(release);
    let timer = 0;
    const late = new Promise<"late">((tell) => (timer = signal ? clock.setTimeout(() => tell("late"), signal.ms) : 0));
    const first = await Promise.race([before, late]);
    clock.clearTimeout(timer);
    try {
      if (first === "late") throw new DOMException("late", "TimeoutError");
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
      return this.#answered(this.around.clock.sleep(1).then(() => (isHere && this.isOpen ? work() : (undefined as T))));
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
          request: (name: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>) =>
            this.#lock(name, options, work),
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
      XMLHttpRequest: class {
        #url = "";
        status = 0;
        readonly responseText = "";
        readonly #hears = new Map<string, (event: object) => void>();
        readonly upload = {
          addEventListener: (name: string, hear: (event: object) => void) => void this.#hears.set(`up ${name}`, hear),
        };
        addEventListener(name: string, hear: () => void): void {
          this.#hears.set(name, hear);
        }
        open(_: string, url: string): void {
          this.#url = url;
        }
        setRequestHeader(): void {}
        getResponseHeader(): null {
          return null;
        }
        abort(): void {
          this.#hears.get("abort")?.({});
        }
        async send(): Promise<void> {
          this.#hears.get("up loadstart")?.({ lengthComputable: true });
          const status = await realm.#put(this.#url);
          this.status = status ?? 0;
          this.#hears.get(status === undefined ? "error" : "load")?.({});
        }
      },
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
    if (name === OUTBOX && !("values" in value)) this.around.violated("What was taken out of the outbox is put back");
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

/** The service worker. It starts again for each event. */
class Worker extends Realm {
  constructor(device: Device) {
    super(device);
    const storages = { localStorage: undefined, sessionStorage: undefined };
    this.around.loadWorker({ ...this.globals(), ...storages, globalThis: storages });
  }

  /** @returns whether the service worker finished before the browser ended it */
  async sync(endsAfter: number | undefined): Promise<boolean> {
    const { clock } = this.around;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waitUntil = (work: Promise<void>): void =>
      void work.then(
        () => resolve(true),
        () => resolve(false),
      );
    this.happens("sync", { tag: "outbox", waitUntil });
    if (endsAfter !== undefined) clock.setTimeout(() => resolve(false), endsAfter);
    const isDone = await promise;
    this.end();
    return isDone;
  }
}

/**
 * A background sync that the page requested. The browser tries it three times and then gives up.
 */
class Sync {
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
    const { clock } = this.#device.around;
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

class Tab extends Realm {
  readonly code: Code;
  form: Form | undefined;
  #isRunning = false;

  constructor(device: Device) {
    super(device);
    this.code = this.around.load(this.globals());
    this.code.forgetExpired();
    this.code.pageSender().subscribe({
      onLead: (event) => {
        const name = visitorName(event.lead.values);
        if (event.type === "sent") this.around.arrived(name, event.receipt);
        else if (event.type === "rejected" || event.type === "expired") this.around.withdrawn(name);
        if (event.type === "expired" && event.lead.at + 24 * 60 * MINUTE > this.around.clock.now)
          this.around.violated(`${name} is called expired within its day`);
      },
    });
  }

  /** As each page of the site does, where the device may hold something. */
  look(): void {
    if (this.#isRunning || !this.code.mayHoldLeads()) return;
    this.#isRunning = true;
    this.code.pageSender().start();
    void this.code.pageSender().sendAll();
  }

  protected override keep(name: string, id: string, value: object): void {
    const { device, form } = this;
    if (name === OUTBOX && "values" in value) {
      const lead = value as StoredLead;
      const files = lead.files.map((file) => file.id);
      const before = device.kept.get(id);
      // Another file is another lead of the outbox: the one before was taken out. A receipt needs none.
      if (before && lead.status.at !== "sent" && before.files.some((pickedFile) => !files.includes(pickedFile.id)))
        this.around.violated(`${visitorName(lead.values)} has lost a file that waited with it`);
      if (!before) this.around.kept(visitorName(lead.values), id, files);
      if (device.hasSync)
        this.setTimeout(() => device.sync.wasAsked || this.around.violated("The browser was not asked to send"), 1000);
      const isOfForm = form?.type === lead.formType && form.name === visitorName(lead.values);
      device.pressed.delete(visitorName(lead.values));
      if (!before && isOfForm && form.pressedWith.some((pressedId) => !files.includes(pressedId)))
        this.around.violated(`${form.name} leaves without a file that its form showed`);
    }
    super.keep(name, id, value);
  }

  visit(type: string | undefined): void {
    this.form?.leave();
    this.form = type === undefined ? undefined : new Form(this, type);
    this.look();
  }

  close(): void {
    this.form?.leave();
    this.happens("pagehide");
    this.end();
  }

  /** As a phone does that is short of memory, while the camera is open: the page was hidden before. */
  override end(): void {
    this.device.hide(this);
    super.end();
    this.device.tabs.delete(this);
  }
}

export class Device {
  readonly around: Around;
  /** The contents of `localStorage` and the databases. */
  readonly stored = new Map<string, string>();
  readonly databases = new Map<string, Map<string, object>>();
  readonly locks = new Map<string, Promise<void>>();
  readonly tabs = new Set<Tab>();
  /** The one that its visitor sees. */
  shown: Tab | undefined;
  isOnline = true;
  isAsleep = false;
  /** Few browsers send in the background. */
  readonly hasSync: boolean;
  readonly sync: Sync;

  constructor(around: Around, random: Random) {
    this.around = around;
    this.hasSync = random.chance(0.5);
    this.sync = new Sync(this, random);
  }

  open(type: string | undefined): Tab {
    const tab = new Tab(this);
    this.tabs.add(tab);
    this.show(tab);
    tab.visit(type);
    return tab;
  }

  show(tab: Tab): void {
    const before = this.shown;
    if (before === tab) return;
    this.shown = tab;
    if (before?.isOpen) before.happens("visibilitychange");
    tab.happens("visibilitychange");
  }

  hide(tab: Tab): void {
    if (this.shown !== tab) return;
    this.shown = undefined;
    tab.happens("visibilitychange");
  }

  table(name: string): Map<string, object> {
    const known = this.databases.get(name) ?? new Map<string, object>();
    this.databases.set(name, known);
    return known;
  }

  /** Names of leads that were sent within the last second and that the outbox does not have yet. */
  readonly pressed = new Set<string>();
  readonly #pressedAt = new Map<string, number>();
  /** Within the last second, in any tab. */
  wasJustPressed(name: string): boolean {
    return (this.#pressedAt.get(name) ?? 0) + 1000 > this.around.clock.now;
  }
  press(name: string): void {
    this.pressed.add(name);
    this.#pressedAt.set(name, this.around.clock.now);
    this.around.clock.setTimeout(() => this.pressed.delete(name), 1000);
  }

  /** The outbox. */
  get kept(): Map<string, StoredLead> {
    return this.table(OUTBOX) as Map<string, StoredLead>;
  }

  /** Files that were picked for a form and not sent. */
  files(type: string): Map<string, KeptFile> {
    return this.table(`aipm:files:${type}`) as Map<string, KeptFile>;
  }

  goOnline(isOnline: boolean): void {
    if (isOnline === this.isOnline) return;
    this.isOnline = isOnline;
    for (const tab of this.tabs) {
      tab.happens(isOnline ? "online" : "offline");
      if (isOnline) tab.look();
    }
    if (isOnline) void this.sync.run();
  }

  wake(): void {
    this.isAsleep = false;
    for (const tab of this.tabs) tab.wake();
  }

  /** Whether the answers are in an open form, in a draft, or in the outbox. */
  holds(name: string): boolean {
    return (
      [...this.tabs].some(({ form }) => visitorName(form?.values ?? {}) === name) ||
      [...this.stored].some(([key, text]) => key.startsWith("aipm:draft:") && text.includes(`"${name}"`)) ||
      this.keeps(name)
    );
  }

  /** Whether the outbox holds a lead that may still be sent. */
  get waits(): boolean {
    const { now } = this.around.clock;
    return [...this.kept.values()].some(
      ({ status, at }) => (status.at === "queued" || status.at === "waiting") && at + 23 * 60 * MINUTE > now,
    );
  }

  keeps(name: string): boolean {
    return [...this.kept.values()].some(({ values }) => visitorName(values) === name);
  }
}
