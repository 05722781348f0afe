/** A visitor's device. Its tabs share storage. */
import type { StoredLead } from "../../src/lead/outbox.ts";
import type { PickedFile } from "../../src/lead/upload.ts";
import { Sync } from "./background-sync.ts";
import { dateClass, MINUTE } from "./clock.ts";
import { BUCKET } from "./edge.ts";
import { visitorName } from "./form.ts";
import { type Lead, violate } from "./laws.ts";
import type { FormType } from "./plan.ts";
import { Random } from "./random.ts";
import { type Realm, Storage } from "./realm.ts";
import { Tab } from "./tab.ts";
import type { World } from "./world.ts";

/** The parts of a request that the page sets. */
export interface Init {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | File | FormData;
}

export type LeadRow = Omit<StoredLead, "files"> & { readonly fileIds: readonly string[] };
type FileRow = PickedFile & { readonly formType: string; readonly at: number };
export type StoredRow = LeadRow | FileRow;

/** The browser freezes a page that is hidden for so long. */
const FREEZES_MS = 5 * MINUTE;

export class Device {
  readonly world: World;
  readonly #address: string;
  readonly #random: Random;
  readonly localStorage = new Storage();
  /** The table of its database. */
  readonly rows = new Map<string, StoredRow>();
  /** When a lead or a file was removed, by id. */
  readonly removedAt = new Map<string, number>();
  #lastTransaction: Promise<unknown> = Promise.resolve();
  /** Pages that hold or held a lock, and until when. */
  readonly locks: { readonly name: string; readonly realm: object; until: number }[] = [];
  readonly tabs = new Set<Tab>();
  /** The one that its visitor sees. */
  shown: Realm | undefined;
  isOnline = true;
  /** Few browsers send in the background. */
  readonly hasSync: boolean;
  readonly sync: Sync;
  readonly #freezes: boolean;
  /** This network does not resolve the host of the bucket. */
  readonly isBucketBlocked: boolean;
  /** How far its clock is ahead, ms. */
  #ahead = 0;
  /** What it stored before may count as expired. */
  hasStepped = false;
  readonly dates = dateClass(() => this.now);

  constructor(world: World, visitor: number) {
    this.world = world;
    this.#address = `10.0.0.${visitor}`;
    this.#random = new Random(world.seed, 8, visitor);
    const random = new Random(world.seed, 12, visitor);
    this.hasSync = random.chance(0.5);
    this.isBucketBlocked = random.chance(0.2);
    this.#freezes = random.chance(0.5);
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
    const name = /"fullName":"(?<name>[^"]*)"/.exec(typeof init.body === "string" ? init.body : "")
      ?.groups!.name;
    // A page that was closed could not remove the lead, so the lead is still sent.
    if (name && this.lead(name).isDiscarded && !this.keeps(name))
      violate(`${name} was taken back, and is sent`);
    if (this.#random.chance(edge.trouble.network / 10)) return this.#answerInItsName();
    return edge.carry(this.#random, async () => {
      await edge.clock.sleep(this.#random.below(100));
      if (!url.startsWith(BUCKET)) return edge.ask(url, init, this.#address);
      return this.isBucketBlocked ? undefined : this.#putIntoBucket(url, init);
    });
  }

  /** Whether the code of a page does not arrive. */
  losesChunk(): boolean {
    return !this.isOnline || this.#random.chance(this.world.edge.trouble.network);
  }

  /** A portal or a proxy answers instead of the edge. */
  #answerInItsName(): Response {
    const data = {
      id: "portal",
      reference: "AIPM-PORTA-L0000",
      filePath: "portal",
      uploadUrls: [],
      batchId: "portal",
    };
    if (this.#random.chance(0.5))
      return Response.json({ ok: true, success: this.#random.chance(0.5), data });
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

  /** Opens a page in a new tab. */
  open(page: FormType | undefined): void {
    this.load({ pages: [page], index: 0 });
  }

  /** Loads a document in a tab whose document has ended. */
  load(entries: ConstructorParameters<typeof Tab>[1]): void {
    const tab = new Tab(this, entries);
    this.tabs.add(tab);
    this.show(tab);
    tab.begin();
  }

  /** @param tab `undefined` while the visitor sees another app. */
  show(tab: Tab | undefined): void {
    const before = this.shown;
    tab?.disturb();
    if (before === tab) return;
    this.shown = tab;
    before?.happens("visibilitychange");
    tab?.thaw();
    tab?.happens("visibilitychange");
    if (this.#freezes)
      this.world.edge.clock.setTimeout(
        () => void (this.shown !== before && before?.freeze()),
        FREEZES_MS,
      );
  }

  /** The visitor is away, and every page is frozen. */
  sleep(): void {
    for (const tab of this.tabs) tab.freeze();
  }

  wake(): void {
    for (const tab of this.tabs) tab.thaw();
  }

  remove(id: string): void {
    if (this.rows.delete(id)) this.removedAt.set(id, this.world.edge.clock.now);
  }

  /** Runs transactions one after the other, until their page has ended. */
  transact<T>(work: () => Promise<T>, ended: Promise<unknown>): Promise<T> {
    const next = this.#lastTransaction.then(work);
    this.#lastTransaction = Promise.race([next, ended]).catch(() => {});
    return next;
  }

  isLocked(id: string): boolean {
    return this.locks.some(
      ({ name, until }) => name === `aipm-lead-${id}` && until >= this.world.edge.clock.now,
    );
  }

  /** The leads of the outbox. */
  get kept(): Map<string, LeadRow> {
    return new Map([...this.rows].flatMap(([id, row]) => ("fileIds" in row ? [[id, row]] : [])));
  }

  /** Files that were picked for a form and not sent. */
  files(type: string): Map<string, FileRow> {
    return new Map(
      [...this.rows].flatMap(([id, row]) =>
        "file" in row && row.formType === type ? [[id, row]] : [],
      ),
    );
  }

  goOnline(isOnline: boolean): void {
    if (isOnline === this.isOnline) return;
    this.isOnline = isOnline;
    for (const tab of this.tabs) tab.happens(isOnline ? "online" : "offline");
    if (isOnline) void this.sync.run();
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
      return (
        (status.at === "queued" || status.at === "waiting") && age >= 0 && age < 23 * 60 * MINUTE
      );
    });
  }

  keeps(name: string): boolean {
    return [...this.kept.values()].some(({ values }) => visitorName(values) === name);
  }
}
