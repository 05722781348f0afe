/**
 * A visitor's device. What its tabs share is here once, and each tab runs the browser's own code of leads in a world of its own:
 * its own modules, and as much of a browser as they use. A form does what its page does in src/ui/forms/use-lead.ts.
 */
import type { AnyForm } from "../../src/forms/define.ts";
import type { Body } from "../../src/forms/payload.ts";
import type { OutgoingLead } from "../../src/lead/outbox.ts";
import type { StoredReceipt, Receipt } from "../../src/lead/receipts.ts";
import type { Effects, Session } from "../../src/lead/session.ts";
import type { PickedFile } from "../../src/lead/upload.ts";
import type { Clock } from "./clock.ts";
import type { Random } from "./random.ts";

/** What a page loads. */
export interface Code {
  readonly forms: Readonly<Record<string, AnyForm>>;
  readonly deliver: typeof import("../../src/lead/deliver.ts").deliver;
  readonly draft: typeof import("../../src/lead/draft.ts");
  readonly Intent: typeof import("../../src/lead/intent.ts").Intent;
  readonly outbox: typeof import("../../src/lead/outbox.ts");
  readonly mayHoldLeads: typeof import("../../src/lead/outbox-flag.ts").mayHoldLeads;
  readonly runOutbox: typeof import("../../src/lead/outbox-runner.ts").runOutbox;
  readonly receipts: typeof import("../../src/lead/receipts.ts");
  readonly storedLeadFor: typeof import("../../src/lead/send-stored.ts").storedLeadFor;
  readonly leads: typeof import("../../src/lead/send-lead.ts");
  readonly startSession: typeof import("../../src/lead/session.ts").startSession;
  readonly isBusy: typeof import("../../src/lead/machine.ts").isBusy;
  readonly Uploads: typeof import("../../src/lead/upload.ts").Uploads;
  readonly watchedTransfers: typeof import("../../src/lead/transfer.ts").watchedTransfers;
}
/** @param given what is global to it, by name */
export type Load<T> = (given?: object) => T;

/** What is around the devices. */
export interface Around {
  readonly clock: Clock;
  readonly load: Load<Code>;
  readonly loadWorker: Load<unknown>;
  /** Undefined where no answer comes. */
  readonly post: (path: string, body: string) => Promise<Response | undefined>;
  /** Puts a file into the bucket. Answers the status; undefined where no answer comes. */
  readonly put: (key: string) => Promise<number | undefined>;
  readonly bodyOf: (formType: string, name: string) => Body;
  readonly pressed: (name: string) => void;
  /** The id that the lead leaves under. */
  readonly prepared: (name: string, id: string, isStored: boolean, hasFile: boolean) => void;
  readonly arrived: (name: string, receipt: Receipt) => void;
  /** Its visitor, or the edge, no longer wants it to be sent. */
  readonly withdrawn: (name: string) => void;
  /** Its visitor has discarded or corrected it: nothing may send it after that, nor keep it to be sent. */
  readonly takenBack: (name: string) => void;
  /** The outbox begins to hold it. */
  readonly kept: (name: string) => void;
}

/** As in src/ui/forms/use-draft.ts and src/ui/shell/shell.tsx. */
const PAUSE_MS = 400;
const HEAD_START_MS = 1000;
const MINUTE = 60_000;

interface Init {
  readonly method: string;
  readonly body: string;
  readonly signal: { readonly ms: number };
}

const nameOf = ({ fullName = "" }: { readonly fullName?: unknown }): string => String(fullName);

const storage = (map: Map<string, string>, isOpen: () => boolean) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, text: string) => void (isOpen() && map.set(key, text)),
  removeItem: (key: string) => void (isOpen() && map.delete(key)),
});

/** One form that stands on a page. */
class Form {
  readonly type: string;
  readonly #tab: Tab;
  readonly #intent: InstanceType<Code["Intent"]>;
  #uploads: InstanceType<Code["Uploads"]> | undefined;
  readonly session: Session;
  readonly #first = { fullName: "" };
  values: { readonly fullName: string } = this.#first;
  files: readonly PickedFile[] = [];
  #looked: Parameters<Code["draft"]["mergeDraft"]>[2] = { values: this.#first, stored: {} };
  #keeping: number | undefined;
  #isHere = true;
  readonly #unwatch: () => void;

  constructor(tab: Tab, type: string) {
    this.#tab = tab;
    this.type = type;
    const { code } = tab;
    this.#intent = new code.Intent(type);
    this.session = code.startSession(() => this.#effects, true);
    const { values: kept = {} } = code.draft.loadDraft(type) ?? {};
    this.values = { ...this.#first, ...kept };
    this.#looked = { values: this.values, stored: kept };
    if (this.values.fullName) this.#intent.keep();
    const receipt = code.receipts.loadReceipt(type);
    const known = receipt && { receipt, values: code.receipts.loadAnswers(type, receipt.id) };
    const isOwn = this.values.fullName !== "" && receipt?.id !== this.#idOfAnswers;
    this.session.send({ type: "began", isDirty: false, known, isOwn });
    this.#unwatch = code.receipts.watchReceipts(type, (news, values) => this.#hear(news, values));
    this.session.send({ type: "returned" });
    void this.#adopt();
  }

  get #idOfAnswers(): string {
    return this.#intent.idFor(this.#tab.around.bodyOf(this.type, nameOf(this.values)));
  }

  #keep(isLeaving: boolean): void {
    this.#tab.clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const { draft, receipts } = this.#tab.code;
    const { isDirty, startsNewLead, at } = this.session.get();
    const { values } = this;
    if (!isDirty || (isLeaving && draft.isSame(values, this.#first))) return;
    if (at === "sent" || (!startsNewLead && receipts.loadReceipt(this.type)?.id === this.#idOfAnswers)) return;
    this.#keepNow();
  }

  #keepNow(): void {
    const { draft } = this.#tab.code;
    const { values } = this;
    const merged = draft.mergeDraft(this.type, values, this.#looked);
    this.#looked = { values, stored: values };
    if (draft.isSame(merged, this.#first)) draft.clearDraft(this.type);
    else draft.saveDraft(this.type, { values: merged, initialValues: this.#first });
    if (draft.isSame(merged, values)) this.#intent.keep();
  }

  #beginAnew(): void {
    this.values = this.#first;
    this.files = [];
    this.#uploads = undefined;
  }

  readonly #effects: Partial<Effects> = {
    keepDraft: () => {
      this.#tab.clearTimeout(this.#keeping);
      this.#keeping = this.#tab.setTimeout(() => this.#keep(false), PAUSE_MS);
    },
    beginNewLead: () => this.#intent.complete(),
    prepare: async ({ answers }) => {
      const { code, around } = this.#tab;
      const name = nameOf(answers);
      const body = around.bodyOf(this.type, name);
      this.#keepNow();
      const written = { id: this.#intent.idFor(body), values: answers, body, files: this.files };
      const met = { honeypot: "", elapsedMs: 9000 };
      const job = await code.leads.prepareLead(code.forms[this.type]!, written, met, true);
      around.prepared(name, job.lead.id, job.isStored, this.files.length > 0);
      this.session.send({ type: "prepared", job });
    },
    deliver: async ({ job }) => {
      const { code } = this.#tab;
      const { upload } = code.forms[this.type]!;
      this.#uploads ??= upload && new code.Uploads(upload, this.type, code.watchedTransfers);
      const event = await code.deliver(job, {
        uploads: this.#uploads,
        report: () => {},
        onStage: (at) => this.session.send({ type: "stage", at }),
        post: (body) => code.leads.postLead(job.lead.id, body, job.lead.meta),
      });
      this.session.send(event);
    },
    retry: ({ at }) =>
      void this.#tab.setTimeout(() => this.session.send({ type: "due", retryAt: at }), at - this.#tab.around.clock.now),
    claim: ({ id }) => this.#tab.code.outbox.claim(id),
    release: ({ id }) => this.#tab.code.outbox.release(id),
    remove: ({ id }) => void this.#tab.code.outbox.remove(id),
    complete: ({ lead: { id, values }, receipt }) => {
      const { code, around } = this.#tab;
      around.arrived(nameOf(values), receipt);
      void code.outbox.remove(id);
      code.draft.clearSent(this.type, values, this.#looked.stored);
      code.receipts.storeReceipt(this.type, receipt, values);
    },
    refuse: ({ lead: { id, values } }) => {
      this.#tab.around.withdrawn(nameOf(values));
      void this.#tab.code.outbox.remove(id);
    },
    fillIn: ({ lead: { values, files } }) => {
      this.#intent.keep();
      this.values = { ...this.#first, ...values };
      this.files = files;
    },
    clearAnswers: () => this.#beginAnew(),
  };

  #hear(receipt: StoredReceipt, values: OutgoingLead["values"] | undefined): void {
    const isSame = this.session.get().isDirty && this.files.length === 0 && this.#idOfAnswers === receipt.id;
    this.session.send({ type: "receiptFound", receipt, values, isSame });
  }

  async #adopt(): Promise<void> {
    const here = { isMounted: () => this.#isHere, values: () => this.values };
    const found = await this.#tab.code.storedLeadFor(this.type, this.session, here);
    if (!found) return;
    const { problems } = found;
    const failure = problems && { message: "", problems, isUpload: false, isFinal: true, isStored: false };
    this.session.send({ type: "found", lead: found, now: this.#tab.around.clock.now, failure });
  }

  get isShut(): boolean {
    return this.#tab.code.isBusy(this.session.get());
  }

  /** What was to be sent is not what its visitor means any more. */
  #takeBack(): void {
    const { job } = this.session.get();
    if (job) this.#tab.around.takenBack(nameOf(job.lead.values));
  }

  write(name: string): void {
    this.#takeBack();
    this.values = { fullName: name };
    this.session.send({ type: "edited" });
  }

  pick(file: PickedFile): void {
    this.#takeBack();
    this.session.send({ type: "edited" });
    this.files = [file];
  }

  press(): void {
    this.#tab.around.pressed(nameOf(this.values));
    this.session.send({ type: "pressed" });
    this.session.send({ type: "submitted", answers: this.values });
  }

  discard(): void {
    this.#takeBack();
    this.session.send({ type: "discarded" });
  }

  resume(): void {
    this.session.send({ type: "resumed", now: this.#tab.around.clock.now });
  }

  hide(): void {
    if (this.#keeping !== undefined) this.#keep(false);
  }

  leave(): void {
    this.#isHere = false;
    this.#keep(true);
    this.#unwatch();
    this.session.send({ type: "left" });
  }
}

/** As much of a browser as a page or the service worker has around it: what is asked of it after it was closed is never answered. */
class Realm {
  readonly device: Device;
  readonly around: Around;
  isOpen = true;
  readonly #listeners = new Map<string, Set<(event: object) => void>>();
  /** Those that would have been run while the device slept. */
  #missed: (() => void)[] = [];
  #channels: ((data: unknown) => void)[] = [];
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

  /** One at a time for each name, over all tabs; a tab that is closed holds none. */
  async #lock<T>(name: string, { signal }: { signal: { ms: number } }, work: () => Promise<T>): Promise<T> {
    const { clock } = this.around;
    const before = this.device.locks.get(name) ?? Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.device.locks.set(
      name,
      before.then(() => promise),
    );
    this.#releases.add(resolve);
    let timer = 0;
    const late = new Promise<"late">((tell) => (timer = clock.setTimeout(() => tell("late"), signal.ms)));
    const first = await Promise.race([before, late]);
    clock.clearTimeout(timer);
    try {
      if (first === "late") throw new DOMException("late", "TimeoutError");
      return await this.#answered(work());
    } finally {
      resolve();
      this.#releases.delete(resolve);
    }
  }

  protected globals(): object {
    const isOpen = (): boolean => this.isOpen;
    // oxlint-disable-next-line typescript/no-this-alias, unicorn/no-this-assignment -- classes of a browser within
    const realm: Realm = this;
    const { device } = this;
    const localStorage = storage(device.stored, isOpen);
    const sessionStorage = storage(new Map(), isOpen);
    const addEventListener = (name: string, run: (event: object) => void): void => {
      const known = this.#listeners.get(name) ?? new Set();
      this.#listeners.set(name, known.add(run));
    };
    const kept = <T>(work: () => T): Promise<T> => {
      const isHere = this.isOpen;
      return this.#answered(this.around.clock.sleep(1).then(() => (isHere && this.isOpen ? work() : (undefined as T))));
    };
    return {
      localStorage,
      sessionStorage,
      globalThis: { localStorage, sessionStorage },
      indexedDB: {},
      keptByDevice: {
        set: (id: string, lead: OutgoingLead) =>
          kept(() => {
            if (!device.kept.has(id) && !lead.receipt) this.around.kept(nameOf(lead.values));
            device.kept.set(id, { ...lead });
          }),
        del: (id: string) => kept(() => void device.kept.delete(id)),
        values: () => kept(() => [...device.kept.values()]),
      },
      navigator: {
        get onLine() {
          return device.isOnline;
        },
        serviceWorker: device.hasSync
          ? {
              getRegistration: async () => ({}),
              ready: Promise.resolve({ sync: { register: async () => void (isOpen() && device.sync.ask()) } }),
            }
          : undefined,
        locks: {
          request: (name: string, options: { signal: { ms: number } }, work: () => Promise<unknown>) =>
            this.#lock(name, options, work),
        },
      },
      BroadcastChannel: class {
        addEventListener(_: string, hear: (event: { data: unknown }) => void): void {
          realm.#channels.push((data) => hear({ data }));
        }
        postMessage(data: unknown): void {
          for (const other of device.tabs) if (other !== realm) other.tell(data);
        }
        close(): void {
          realm.#channels = [];
        }
      },
      addEventListener,
      removeEventListener: (name: string, run: () => void) => void this.#listeners.get(name)?.delete(run),
      location: { pathname: "/", search: "" },
      document: { referrer: "" },
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

  tell(data: unknown): void {
    for (const hear of this.#channels) this.setTimeout(() => hear(data), 1);
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

/** The service worker, begun anew for each event. */
class Worker extends Realm {
  constructor(device: Device) {
    super(device);
    const storages = { localStorage: undefined, sessionStorage: undefined };
    this.around.loadWorker({ ...this.globals(), ...storages, globalThis: storages });
  }

  /** @returns whether it did what it was woken for; the browser may end it before */
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

/** What the browser was asked to do once there is a network: tried three times, and then forgotten. */
class Sync {
  readonly #device: Device;
  readonly #random: Random;
  isAsked = false;
  #isRunning = false;

  constructor(device: Device, random: Random) {
    this.#device = device;
    this.#random = random;
  }

  ask(): void {
    this.isAsked = true;
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
  #runner: ReturnType<Code["runOutbox"]> | undefined;

  constructor(device: Device) {
    super(device);
    this.code = this.around.load(this.globals());
  }

  /** As each page of the site does, where the device may hold something. */
  look(): void {
    if (this.#runner || !this.code.mayHoldLeads()) return;
    this.#runner = this.code.runOutbox((news) => {
      const name = nameOf(news.lead.values);
      if (news.at === "sent") this.around.arrived(name, news.receipt);
      else if (news.at !== "waiting") this.around.withdrawn(name);
    });
  }

  visit(type: string | undefined): void {
    this.form?.leave();
    this.form = type === undefined ? undefined : new Form(this, type);
    this.setTimeout(() => this.look(), HEAD_START_MS);
  }

  close(): void {
    this.form?.leave();
    this.happens("pagehide");
    this.#runner?.stop();
    this.end();
    this.device.tabs.delete(this);
  }
}

export class Device {
  readonly around: Around;
  /** What `localStorage` and the database of the outbox hold. */
  readonly stored = new Map<string, string>();
  readonly kept = new Map<string, OutgoingLead>();
  readonly locks = new Map<string, Promise<void>>();
  readonly tabs = new Set<Tab>();
  /** The one that its visitor sees. */
  #shown: Tab | undefined;
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
    if (this.#shown !== tab && this.#shown?.isOpen) this.#shown.form?.hide();
    this.#shown = tab;
  }

  goOnline(isOnline: boolean): void {
    if (isOnline === this.isOnline) return;
    this.isOnline = isOnline;
    for (const tab of this.tabs) {
      if (isOnline) tab.form?.resume();
      tab.happens(isOnline ? "online" : "offline");
      if (isOnline) tab.look();
    }
    if (isOnline) void this.sync.run();
  }

  wake(): void {
    this.isAsleep = false;
    for (const tab of this.tabs) tab.wake();
  }

  /** Whether what was typed is in a form that stands, in a draft, or in the outbox. */
  holds(name: string): boolean {
    return (
      [...this.tabs].some(({ form }) => nameOf(form?.values ?? {}) === name) ||
      [...this.stored].some(([key, text]) => key.startsWith("aipm:draft:") && text.includes(`"${name}"`)) ||
      this.keeps(name)
    );
  }

  /** Whether the outbox holds what nobody has sent, and somebody still may. */
  get waits(): boolean {
    const { now } = this.around.clock;
    return [...this.kept.values()].some(
      ({ receipt, problems, at }) => !receipt && !problems && at + 23 * 60 * MINUTE > now,
    );
  }

  keeps(name: string): boolean {
    return [...this.kept.values()].some(({ values }) => nameOf(values) === name);
  }
}
