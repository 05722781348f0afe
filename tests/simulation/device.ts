/** A visitor's device. Its tabs share storage. Each tab runs the real code of leads with its own modules and globals. */
import type { StoredLead } from "../../src/lead/outbox.ts";
import type { PickedFile } from "../../src/lead/upload.ts";
import { Sync } from "./background-sync.ts";
import type { Code } from "./bundle.ts";
import { DAY, dateClass, MINUTE } from "./clock.ts";
import { BUCKET } from "./edge.ts";
import { Form, visitorName } from "./form.ts";
import { type Lead, violate, withdraw } from "./laws.ts";
import type { FormType } from "./plan.ts";
import { Random } from "./random.ts";
import { Realm, Storage } from "./realm.ts";
import type { World } from "./world.ts";

/** The parts of a request that the page sets. */
export interface Init {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | File | FormData;
}

type LeadRow = Omit<StoredLead, "files"> & { readonly fileIds: readonly string[] };
type FileRow = PickedFile & { readonly formType: string; readonly at: number };
export type StoredRow = LeadRow | FileRow;

export class Tab extends Realm {
  readonly code: Code;
  form: Form | undefined;
  readonly #sender: ReturnType<Code["pageSender"]>;
  /** Forms whose code this document has. */
  readonly #loaded = new Set<FormType | undefined>([undefined]);

  constructor(device: Device) {
    super(device);
    this.code = device.world.edge.subject.loadPage(this.globals());
    this.code.forgetExpired();
    this.#sender = this.code.pageSender();
    this.#sender.subscribe({
      onLead: (event) => {
        const lead = device.lead(visitorName(event.lead.values));
        if (event.type === "sent") device.world.onReceipt(lead, event.receipt.reference);
        else if (event.type === "rejected" || event.type === "expired") withdraw(lead);
        if (event.type === "expired" && !device.hasStepped && event.lead.at + DAY > this.clock.now)
          violate(`${lead.name} expired within its day`);
      },
    });
    // As client.ts does, on every page and once.
    this.#sender.start();
  }

  /** As client.ts does when the first page of the document is drawn. */
  begin(type: FormType | undefined): void {
    this.#loaded.add(type);
    this.visit(type);
    if (this.#sender.outbox.mayHold) void this.#sender.sendAll();
  }

  protected override keep(id: string, row: StoredRow): void {
    if ("fileIds" in row) this.#checkKept(row);
    super.keep(id, row);
  }

  #checkKept({ id, formType, values, fileIds: ids, status }: LeadRow): void {
    const { device, form } = this;
    const lead = device.lead(visitorName(values));
    const before = device.kept.get(id);
    // Another file is another lead of the outbox: the one before was taken out. A receipt needs none.
    if (before && status.at !== "sent" && before.fileIds.some((file) => !ids.includes(file)))
      violate(`${lead.name} has lost a file that waited with it`);
    if (device.hasSync)
      this.setTimeout(() => device.sync.wasAsked || violate("The browser was not asked to send"), 1000);
    if (before) return;
    if (lead.isTakenBack) violate(`${lead.name} was taken back, and is kept to be sent`);
    lead.id ??= id;
    if (lead.id !== id && lead.reference === undefined) violate(`${lead.name} leaves under two ids`);
    lead.fileIds = ids;
    // Only if each of its attempts had a file.
    lead.withFile = ids.length > 0 && lead.withFile !== false;
    lead.isMeant = !lead.isWithdrawn;
    const isOfForm = form?.type === formType && form.name === lead.name;
    if (isOfForm && form.pressedWith.some((pressedId) => !ids.includes(pressedId)))
      violate(`${lead.name} leaves without a file that its form showed`);
  }

  /** The router draws another page. The present page stays if the code of a form is lost. */
  visit(type: FormType | undefined): void {
    if (!this.#loaded.has(type) && !this.device.isOnline) return;
    this.#loaded.add(type);
    this.form?.leave();
    this.form = type === undefined ? undefined : new Form(this, type);
  }

  close(): void {
    this.form?.leave();
    this.happens("pagehide");
    this.end();
  }

  /** As a phone does that is short of memory, while the camera is open: the page was hidden before. */
  override end(): void {
    if (this.device.shown === this) this.device.show(undefined);
    super.end();
    this.device.tabs.delete(this);
  }
}

export class Device {
  readonly world: World;
  readonly #address: string;
  /** Of its network. */
  readonly #random: Random;
  readonly localStorage = new Storage();
  /** The table of its database. */
  readonly rows = new Map<string, StoredRow>();
  #lastTransaction: Promise<unknown> = Promise.resolve();
  /** Pages that hold or held a lock, and until when. */
  readonly locks: { readonly name: string; readonly realm: object; until: number }[] = [];
  readonly tabs = new Set<Tab>();
  /** The one that its visitor sees. */
  shown: Realm | undefined;
  isOnline = true;
  isAsleep = false;
  /** Intervals that would have run while it slept. */
  readonly missed: (() => void)[] = [];
  /** Few browsers send in the background. */
  readonly hasSync: boolean;
  readonly sync: Sync;
  /** This network does not resolve the host of the bucket. */
  readonly isBucketBlocked: boolean;
  /** How far its clock is ahead, ms. */
  #ahead = 0;
  /** What it stored before may count as expired. */
  hasStepped = false;
  /** Its `Date`. */
  readonly dates = dateClass(() => this.now);

  constructor(world: World, visitor: number) {
    this.world = world;
    this.#address = `10.0.0.${visitor}`;
    this.#random = new Random(world.seed, 8, visitor);
    const random = new Random(world.seed, 12, visitor);
    this.hasSync = random.chance(0.5);
    this.isBucketBlocked = random.chance(0.2);
    this.sync = new Sync(this, random);
  }

  get now(): number {
    return this.world.edge.clock.now + this.#ahead;
  }

  /** Sets its clock. */
  step(ahead: number): void {
    this.hasStepped ||= ahead !== this.#ahead;
    this.#ahead = ahead;
  }

  /** Its visitor's leads, the newest last. */
  get leads(): readonly Lead[] {
    return this.world.leads.filter(({ device }) => device === this);
  }

  lead(name: string): Lead {
    return this.leads.find((lead) => lead.name === name)!;
  }

  /** Sends a request of a page or of the service worker. @returns `undefined` if no response comes */
  async request(url: string, init: Init): Promise<Response | undefined> {
    if (!this.isOnline) return undefined;
    const { edge } = this.world;
    const name = /"fullName":"(?<name>[^"]*)"/.exec(typeof init.body === "string" ? init.body : "")?.groups!.name;
    // A page that was closed could not remove the lead, so the lead is still sent.
    if (name && this.lead(name).isTakenBack && !this.keeps(name)) violate(`${name} was taken back, and is sent`);
    if (this.#random.chance(edge.trouble.network / 10)) return this.#answerInItsName();
    return edge.carry(this.#random, async () => {
      await edge.clock.sleep(this.#random.below(100));
      if (!url.startsWith(BUCKET)) return edge.ask(url, init, this.#address);
      return this.isBucketBlocked ? undefined : this.#putIntoBucket(url, init);
    });
  }

  /** A portal or a proxy answers instead of the edge. */
  #answerInItsName(): Response {
    const data = { id: "portal", reference: "AIPM-PORTA-L0000", filePath: "portal", uploadUrls: [], batchId: "portal" };
    if (this.#random.chance(0.5)) return Response.json({ ok: true, success: this.#random.chance(0.5), data });
    return new Response("<h1>Request Entity Too Large</h1>", { status: 413 });
  }

  /** The signature decides. The edge is not called. */
  async #putIntoBucket(url: string, { headers, body }: Init): Promise<Response> {
    const key = decodeURIComponent(new URL(url).pathname.split("/").slice(2).join("/"));
    const isStored = this.world.edge.bucket.store(key, await new Response(body).text(), {
      onlyIf: { etagDoesNotMatch: headers["if-none-match"]! },
      httpMetadata: { contentType: headers["content-type"] },
    });
    return new Response(null, { status: isStored ? 200 : 412 });
  }

  open(type: FormType | undefined): Tab {
    const tab = new Tab(this);
    this.tabs.add(tab);
    this.show(tab);
    tab.begin(type);
    return tab;
  }

  /** @param tab `undefined` while the visitor sees another app. */
  show(tab: Tab | undefined): void {
    const before = this.shown;
    if (before === tab) return;
    this.shown = tab;
    before?.happens("visibilitychange");
    tab?.happens("visibilitychange");
  }

  /** Runs transactions one after the other, until their page has ended. */
  transact<T>(work: () => Promise<T>, ended: Promise<unknown>): Promise<T> {
    const next = this.#lastTransaction.then(work);
    this.#lastTransaction = Promise.race([next, ended]).catch(() => {});
    return next;
  }

  /** The leads of the outbox. */
  get kept(): Map<string, LeadRow> {
    return new Map([...this.rows].flatMap(([id, row]) => ("fileIds" in row ? [[id, row]] : [])));
  }

  /** Files that were picked for a form and not sent. */
  files(type: string): Map<string, FileRow> {
    return new Map([...this.rows].flatMap(([id, row]) => ("file" in row && row.formType === type ? [[id, row]] : [])));
  }

  goOnline(isOnline: boolean): void {
    if (isOnline === this.isOnline) return;
    this.isOnline = isOnline;
    for (const tab of this.tabs) tab.happens(isOnline ? "online" : "offline");
    if (isOnline) void this.sync.run();
  }

  wake(): void {
    this.isAsleep = false;
    for (const again of this.missed.splice(0)) again();
  }

  /** Whether the answers are in an open form, in a draft, or in the outbox. */
  holds(name: string): boolean {
    return (
      [...this.tabs].some(({ form }) => visitorName(form?.values ?? {}) === name) ||
      Object.entries(this.localStorage).some(
        ([key, text]) => key.startsWith("aipm:draft:") && text.includes(`"${name}"`),
      ) ||
      this.keeps(name)
    );
  }

  /** Whether the outbox holds a lead that may still be sent. */
  get waits(): boolean {
    return [...this.kept.values()].some(({ status, at }) => {
      const age = this.now - at;
      return (status.at === "queued" || status.at === "waiting") && age >= 0 && age < 23 * 60 * MINUTE;
    });
  }

  keeps(name: string): boolean {
    return [...this.kept.values()].some(({ values }) => visitorName(values) === name);
  }
}
