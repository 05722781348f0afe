/**
 * The visitors, the scheduled job and the desk around the real edge, and the laws that always hold.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desk } from "../../staff/desk.ts";
import { type Bindings, createStore } from "../../staff/store/bindings.ts";
import type { Clock } from "./clock.ts";
import { type Around, type Code, Device, type Load } from "./device.ts";
import type { Action, Moment, Plan, Step } from "./plan.ts";
import { Random } from "./random.ts";
import { Bucket, Database, POISON, type Trouble } from "./stores.ts";
import { Webhooks, WEBHOOK_SETTINGS } from "./webhooks.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** Longer than any form keeps its leads. */
const YEARS = 10 * 366 * DAY;
const START = Date.parse("2027-01-01T00:00:00Z");
const ORIGIN = "https://www.aipm.example";

export interface Isolate {
  readonly edge: {
    fetch(request: Request, env: object, context: object): Promise<Response> | Response;
    scheduled(controller: object, env: object): Promise<void>;
  };
  readonly Intent: new (formType: string) => { keep(): void; idFor(body: object): string };
}

export interface Subject {
  readonly begin: Load<Isolate>;
  readonly load: Load<Code>;
  readonly loadWorker: Load<unknown>;
}

/** Something did not hold. */
class Violation extends Error {
  override readonly name = "Violation";
}

function must(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Violation(otherwise());
}

interface File {
  readonly batchId: string;
  readonly key: string;
}

/** One wish to send one form. */
interface Lead {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>> & { readonly formData: object };
  withFile: boolean;
  readonly isPoison: boolean;
  /** The outbox keeps the lead under this id, which does not change any more. */
  id: string | undefined;
  file: File | undefined;
  /** The reference that the visitor got. */
  reference: string | undefined;
  /** Whether it was promised before the last backup. */
  isInBackup: boolean;
  /** `done` after the desk confirmed the erasure, `trying` if the erasure failed on its way. */
  erasure: "none" | "trying" | "done";
  /** When it was typed into a form of a device, ms since the epoch. */
  readonly writtenAt?: number;
  /** Whether a file went along, each time that it was sent. */
  wasSentWith?: boolean;
  /** Of its files on the device. */
  fileIds?: readonly string[];
  /** "Clear it" was pressed: its answers are not to be found any more. */
  isCleared?: boolean;
  /** The device keeps the lead to send it, and the visitor did not withdraw it. */
  isMeant?: boolean;
  /** Taken back since the button was pressed, in another tab perhaps, before it was kept. */
  isWithdrawn?: boolean;
  /** Its visitor has discarded it, or corrected an answer: the corrected one is the same wish, and this one is not to be sent. */
  isTakenBack?: boolean;
}

/** The stores at one moment. */
interface Copy {
  readonly tables: ReturnType<Database["snapshot"]>;
  readonly objects: Bucket["objects"];
}

type Sent = Extract<Action, { does: "send" }>;

interface Answer {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly data?: {
      readonly reference?: string;
      readonly batchId?: string;
      readonly uploadUrls?: { s3Key: string }[];
    };
    readonly errors?: readonly { readonly code: string }[];
  };
}

/** The platform ends a run of the job then. */
const JOB_ENDS = 15 * MINUTE;
const COLLEAGUE_WAITS = 2 * MINUTE;
/** Of one announcement. */
const MOST_FILES = 10;
/** Files of one network in a day. */
const MOST_SIGNED = 1000;
/** Bytes that the leads of one network may add to the database in a day. */
const MOST_POURED = 5 * 1024 ** 2;
const TEXT = "The deed is with my uncle.";
const BYTES = new TextEncoder().encode(TEXT);
/** A file that is read at once: one of node's own takes several turns of the loop, while the clock goes on. */
class Deed extends globalThis.File {
  constructor(lastModified: number) {
    super([BYTES], "deed.txt", { type: "text/plain", lastModified });
  }
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new ReadableStream({
      start(bytes) {
        bytes.enqueue(BYTES);
        bytes.close();
      },
    });
  }
  override slice(start?: number, end?: number): Blob {
    return Object.assign(new Blob(), { arrayBuffer: async () => BYTES.slice(start, end).buffer });
  }
}
/** Personal data of any visitor. */
const PERSONAL = /Visitor|9876543210|asha@|deed\.txt|The deed/;

const newLead = (name: string, body: Lead["body"]): Lead => ({
  name,
  body,
  withFile: false,
  isPoison: false,
  id: undefined,
  file: undefined,
  reference: undefined,
  isInBackup: false,
  erasure: "none",
});

/** The body of a lead: a document verification with a file, otherwise a contact request. */
function makeBody(withFile: boolean, name: string, notes = "After six"): Lead["body"] {
  const { fullName, email, countryCode, phoneNumber, ...formData } = makeAnswers(withFile, name, notes);
  const formType = withFile ? "DOCUMENT_VERIFICATION" : "CONTACT_US";
  return { formType, fullName, email, countryCode, phoneNumber, formData };
}

/** The answers in the controls of either form. Without a name, the form is untouched. */
function makeAnswers(withFile: boolean, fullName: string, given = "After six") {
  const isFilled = fullName !== "";
  const of = (text: string): string => (isFilled ? text : "");
  const person = { fullName, countryCode: "+91", phoneNumber: of("9876543210"), email: of("asha@example.com") };
  if (!withFile) return { ...person, city: of("Chennai"), notes: of(given) };
  const property = { propertyLocation: of("Lucknow"), purpose: of("First Home"), propertyType: of("Plot") };
  return { ...person, ...property, documents: isFilled ? ["Title Deed"] : [], urgency: "High", notes: of(given) };
}

class World {
  readonly #clock: Clock;
  readonly #subject: Subject;
  /** The running isolate of the edge, with its memory. */
  isolate: Isolate;
  readonly #database: Database;
  readonly #bucket: Bucket;
  readonly #seed: number;
  readonly webhooks: Webhooks;
  /** Whether the edge has webhooks to call. */
  readonly #hasWebhooks: boolean;
  /** Of each visitor, the last one last. */
  readonly #leads = new Map<number, Lead[]>();
  #network = 0;
  #actions = 0;

  constructor({ clock, subject, isolate, database, bucket }: Stage, seed: number) {
    this.#clock = clock;
    this.#subject = subject;
    this.isolate = isolate;
    this.#database = database;
    this.#bucket = bucket;
    this.#seed = seed;
    this.webhooks = new Webhooks(clock, database, new Random(seed, 10));
    this.#hasWebhooks = new Random(seed, 11).chance(0.3);
  }

  get #env(): object {
    return {
      DB: this.#database,
      FILES: this.#bucket,
      VERSION: { id: "simulated" },
      SITE_ORIGIN: ORIGIN,
      S3_ENDPOINT: "https://bucket.example",
      S3_BUCKET: "aipm-files",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
      ...(this.#hasWebhooks && WEBHOOK_SETTINGS),
    };
  }

  /**
   * Sends one request. The network may lose it, lose its answer, or deliver it twice. Returns
   * `undefined` if no answer comes.
   */
  async #post(path: string, body: unknown, visitor: number, random: Random): Promise<Answer | undefined> {
    return this.#carry(path, JSON.stringify(body), visitor, random);
  }

  async #carry(path: string, text: string, visitor: number, random: Random): Promise<Answer | undefined> {
    const network = `10.0.0.${visitor}`;
    const once = (): Promise<Answer> => this.#ask(path, text, network, random);
    if (random.chance(this.#network)) return undefined;
    const [answer] = await Promise.all(random.chance(this.#network) ? [once(), once()] : [once()]);
    return random.chance(this.#network) ? undefined : answer;
  }

  async #ask(path: string, text: string, network: string, random: Random): Promise<Answer> {
    await this.#clock.sleep(random.below(100));
    const request = new Request(ORIGIN + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(text)),
        "sec-fetch-site": "same-origin",
        "cf-connecting-ip": network,
      },
      body: text,
    });
    const context = { waitUntil: () => {}, passThroughOnException: () => {} };
    const response = await this.isolate.edge.fetch(request, this.#env, context);
    const answer = { status: response.status, body: (await response.json()) as Answer["body"] };
    must(
      [200, 400, 429, 503].includes(answer.status),
      () => `${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`,
    );
    return answer;
  }

  async #upload(visitor: number, random: Random): Promise<File | undefined> {
    const announced = [{ originalFilename: "deed.txt", contentType: "text/plain", fileSize: TEXT.length }];
    const path = "/guest/uploads/presign/bulk?formType=DOCUMENT_VERIFICATION";
    const answer = await this.#post(path, announced, visitor, random);
    const { batchId, uploadUrls } = answer?.body.data ?? {};
    const key = uploadUrls?.[0]?.s3Key;
    if (!batchId || !key) return undefined;
    // The bucket takes it by its signature: the edge is not asked.
    if (random.chance(this.#network)) return undefined;
    this.#bucket.store(key, TEXT, { httpMetadata: { contentType: "text/plain" } });
    return { batchId, key };
  }

  /** Sends the lead until it is accepted, or gives up for now. */
  async #deliver(visitor: number, lead: Lead, id: string, random: Random): Promise<void> {
    for (let tries = 4; tries > 0; tries -= 1) {
      if (lead.withFile) lead.file ??= await this.#upload(visitor, random);
      const { file } = lead;
      const files = file && { fileUploadBatchId: file.batchId, uploadedFileKeys: [file.key] };
      if (!lead.withFile || file) {
        const formData = { ...lead.body.formData, ...files };
        const answer = await this.#post("/forms", { ...lead.body, formData, submissionId: id }, visitor, random);
        if (answer?.status === 200) return this.#accepted(lead, answer);
        if (answer?.status === 400) {
          const code = answer.body.errors?.[0]?.code;
          if (code === "erased") {
            return must(lead.erasure !== "none", () => `${lead.name} was called erased, and nobody erased it`);
          }
          must(code === "unknown_upload", () => `${lead.name} was refused: ${JSON.stringify(answer.body)}`);
          lead.file = undefined;
        }
      }
      await this.#clock.sleep(2000 * random.next() * tries);
    }
  }

  #accepted(lead: Lead, { body }: Answer): void {
    const reference = body.data?.reference ?? "";
    must(reference.startsWith("AIPM-"), () => `${lead.name} got no reference`);
    must(lead.reference === undefined || lead.reference === reference, () => `${lead.name} got two references`);
    lead.reference = reference;
  }

  readonly #storages = new Map<number, Map<string, string>>();
  /** The id that a tab of this visitor's gives it. */
  #idIn(visitor: number, lead: Lead): string {
    const kept = this.#storages.get(visitor) ?? new Map<string, string>();
    this.#storages.set(visitor, kept);
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });
    const intent = new this.isolate.Intent(String(lead.body.formType));
    intent.keep();
    return intent.idFor(lead.body);
  }

  #begin(
    visitor: number,
    { withFile, poison, isOld = false }: Pick<Sent, "withFile" | "poison"> & Partial<Sent>,
  ): Lead {
    const all = this.#leads.get(visitor) ?? [];
    this.#leads.set(visitor, all);
    const name = `Visitor ${visitor} wish ${all.length + 1}`;
    const made = makeBody(withFile, name, poison ? POISON : "After six");
    const { notes, ...formData } = made.formData as { notes: string };
    const body = isOld ? { ...made, formData: { ...formData, remarks: notes }, meta: { consent: "yes" } } : made;
    const lead: Lead = { ...newLead(name, body), withFile, isPoison: poison };
    all.push(lead);
    return lead;
  }

  async #do(action: Action): Promise<void> {
    this.#actions += 1;
    const random = new Random(this.#seed, 2, this.#actions);
    if (action.does === "job") return this.#within(JOB_ENDS, this.isolate.edge.scheduled({}, this.#env));
    if (action.does === "release") return this.#release();
    if (action.does === "flood") return this.#flood(action, random);
    if (action.does === "pour") return this.#pour(action.visitor, random);
    if (action.does === "browse") return this.#browse(action.visitor, action.steps, random);
    const { visitor } = action;
    const last = this.#leads.get(visitor)?.at(-1);
    switch (action.does) {
      case "send": {
        const lead = this.#begin(visitor, action);
        const ids = Array.from({ length: action.tabs }, () => this.#idIn(visitor, lead));
        lead.id = ids[0];
        await Promise.all(ids.map((id) => this.#deliver(visitor, lead, id, random)));
        return;
      }
      case "resend":
        if (last?.id) await this.#deliver(visitor, last, last.id, random);
        return;
      case "change": {
        if (!last || last.reference) return;
        const lead = this.#begin(visitor, { withFile: last.withFile, poison: false });
        lead.file = last.file;
        lead.id = this.#idIn(visitor, lead);
        await this.#deliver(visitor, lead, lead.id, random);
        return;
      }
      case "erase":
        if (last?.reference) await this.#within(COLLEAGUE_WAITS, this.#erase(last));
        return;
    }
  }

  /** A flood of upload requests. The ledger stays within the limits, and other leads are stored. */
  async #flood({ visitor, networks }: { visitor: number; networks: number }, random: Random): Promise<void> {
    const file = { originalFilename: "deed.txt", contentType: "text/plain", fileSize: TEXT.length };
    const files = JSON.stringify(Array.from({ length: MOST_FILES }, () => file));
    const path = "/guest/uploads/presign/bulk?formType=DOCUMENT_VERIFICATION";
    const isWell = this.#database.trouble.share + this.#bucket.trouble.share + this.#network === 0;
    const lead = this.#begin(visitor, { withFile: false, poison: false });
    lead.id = this.#idIn(visitor, lead);
    // One network uses up its day in some minutes.
    const pause = networks === 1 ? 2000 : 0;
    const sign = async (_: unknown, i: number): Promise<Answer> => {
      await this.#clock.sleep(i * pause);
      return this.#ask(path, files, `10.1.0.${i % networks}`, random);
    };
    const signed = Array.from({ length: 210 }, sign);
    const [answers] = await Promise.all([Promise.all(signed), this.#deliver(visitor, lead, lead.id, random)]);
    must(!isWell || lead.reference !== undefined, () => `${lead.name} was kept out by a flood`);
    must(
      networks > 1 || !isWell || answers.some(({ status }) => status === 429),
      () => "A flood from one network was let in",
    );
    const [most] = this.#database.rows<{ files: number }>("SELECT MAX(files) AS files FROM upload_quota");
    must(most!.files <= MOST_SIGNED, () => `${most!.files} files were signed`);
  }

  /** One network sends as many leads as it can in a day, and does not fill the database. */
  async #pour(visitor: number, random: Random): Promise<void> {
    const name = `Visitor ${visitor} pours on day ${Math.floor(this.#clock.now / DAY)}`;
    const body = { ...makeBody(false, name, "न".repeat(5000)), extra: "x".repeat(2000) };
    const pour = async (_: unknown, i: number): Promise<void> => {
      await this.#clock.sleep(i * 1000);
      await this.#ask("/forms", JSON.stringify({ ...body, submissionId: random.uuid() }), "10.2.0.1", random);
    };
    await Promise.all(Array.from({ length: 500 }, pour));
    const [{ bytes }] = this.#database.rows<{ bytes: number }>(
      "SELECT TOTAL(length(CAST(payload AS BLOB))) AS bytes FROM leads WHERE full_name = ? AND flags NOT LIKE '%spooled%'",
      name,
    ) as [{ bytes: number }];
    must(bytes <= MOST_POURED, () => `One network added ${bytes} bytes in a day`);
  }

  #release(): void {
    this.isolate = this.#subject.begin();
  }

  readonly #devices = new Map<number, Device>();
  /** A fault that was found inside a page. The page's own code would catch an error. */
  #fault: string | undefined;
  #findDevice(visitor: number): Device {
    const known = this.#devices.get(visitor);
    if (known) return known;
    const random = new Random(this.#seed, 8, visitor);
    const findLead = (name: string): Lead => this.#leads.get(visitor)!.find((lead) => lead.name === name)!;
    const around: Around = {
      clock: this.#clock,
      load: this.#subject.load,
      loadWorker: this.#subject.loadWorker,
      post: async (path, text) => {
        if (path === "/forms") {
          const { fullName } = JSON.parse(text) as { readonly fullName: string };
          // A page that was closed could not remove the lead, so the lead is still sent.
          if (findLead(fullName).isTakenBack && !device.keeps(fullName))
            this.#fault ??= `${fullName} was taken back, and is sent`;
        }
        const answer = await this.#carry(path, text, visitor, random);
        return answer && Response.json(answer.body, { status: answer.status });
      },
      put: async (key) => {
        await this.#clock.sleep(random.below(100));
        if (random.chance(this.#network)) return undefined;
        const options = { onlyIf: { etagDoesNotMatch: "*" }, httpMetadata: { contentType: "text/plain" } };
        const isStored = this.#bucket.store(key, TEXT, options) !== null;
        return random.chance(this.#network) ? undefined : isStored ? 200 : 412;
      },
      stillKept: (name) => {
        if (findLead(name).isTakenBack) this.#fault ??= `${name} was taken back, and is still kept to be sent`;
      },
      unanswered: (name) => {
        const { isWithdrawn, isCleared } = findLead(name);
        if (!isWithdrawn && !isCleared) this.#fault ??= `${name} was pressed, and its form says nothing`;
      },
      makeAnswers: (formType, name) => makeAnswers(formType !== "CONTACT_US", name),
      pressed: (name) => void Object.assign(findLead(name), { isWithdrawn: false, isTakenBack: false }),
      cleared: (formType) => {
        for (const lead of this.#leads.get(visitor)!) if (lead.body.formType === formType) lead.isCleared = true;
      },
      violated: (why) => void (this.#fault ??= why),
      kept: (name, id, files) => {
        const lead = findLead(name);
        if (lead.isTakenBack) this.#fault ??= `${name} was taken back, and is kept to be sent`;
        lead.id ??= id;
        if (lead.id !== id && lead.reference === undefined) this.#fault ??= `${name} leaves under two ids`;
        lead.fileIds = files;
        lead.withFile = files.length > 0 && lead.wasSentWith !== false;
        lead.wasSentWith = lead.withFile;
        lead.isMeant = !lead.isWithdrawn;
      },
      arrived: (name, receipt) => this.#accepted(findLead(name), { status: 200, body: { data: receipt } }),
      withdrawn: (name) => void Object.assign(findLead(name), { isMeant: false, isWithdrawn: true }),
      takenBack: (name) => void Object.assign(findLead(name), { isMeant: false, isWithdrawn: true, isTakenBack: true }),
    };
    const device = new Device(around, new Random(this.#seed, 12, visitor));
    this.#devices.set(visitor, device);
    this.#leads.set(visitor, []);
    return device;
  }

  async #browse(visitor: number, steps: readonly Step[], random: Random): Promise<void> {
    const device = this.#findDevice(visitor);
    const wishes = this.#leads.get(visitor)!;
    const anyForm = (): string => random.pick(["CONTACT_US", "DOCUMENT_VERIFICATION"]);
    for (const step of steps) {
      const tabs = [...device.tabs];
      const tab = tabs[step.tab % tabs.length];
      // The last change of two tabs counts, so two tabs never type within the same millisecond.
      if (tab && tab !== device.shown && step.does === "write") await this.#clock.sleep(1);
      if (tab) device.show(tab);
      const form = tab?.form;
      const isFree = form !== undefined && !form.isShut;
      const name = form?.name ?? "";
      const wish = wishes.find((lead) => lead.name === name);
      // Who knows that it has arrived does not send it again, and sends no file after it: that is another lead.
      const isKnown = wish?.reference !== undefined && form?.isKnown;
      if (step.does === "close") tab?.close();
      else if (step.does === "open" || !tab) device.open(step.form ?? (random.chance(0.8) ? anyForm() : undefined));
      else if (step.does === "end") tab.end();
      else if (step.does === "go offline" || step.does === "go online") device.goOnline(step.does === "go online");
      else if (step.does === "another page") tab.visit(undefined);
      else if (step.does === "back") tab.visit(step.form ?? anyForm());
      else if (step.does === "reload") {
        tab.close();
        device.open(form?.type);
      } else if (isFree && step.does === "write") {
        const wanted = `Visitor ${visitor} wish ${wishes.length + 1}`;
        wishes.push({ ...newLead(wanted, makeBody(form.type !== "CONTACT_US", wanted)), writtenAt: this.#clock.now });
        form.write(wanted);
      } else if (isFree && step.does === "pick" && name && !isKnown && form.type !== "CONTACT_US") {
        form.pick(new Deed(this.#clock.now));
      } else if (isFree && step.does === "press" && name && !isKnown) form.press();
      else if (isFree && step.does === "discard") form.discard();
      else if (isFree && step.does === "clear") form.clear();
      else if (isFree && step.does === "resume") form.resume();
      await this.#clock.sleep(step.pause);
    }
  }

  /**
   * Answers are in the form, in the outbox or at the edge. A lead that was sent is in the outbox or
   * at the edge.
   */
  #checkWritten(isThere: (lead: Lead) => boolean): void {
    for (const [visitor, device] of this.#devices) {
      const wishes = this.#leads.get(visitor)!;
      for (const formType of ["CONTACT_US", "DOCUMENT_VERIFICATION"]) {
        const last = wishes.findLast(({ body }) => body.formType === formType);
        if (!last || last.isCleared || last.writtenAt! + DAY <= this.#clock.now || last.erasure !== "none") continue;
        must(device.holds(last.name) || isThere(last), () => `${last.name} was written and is nowhere`);
      }
      for (const lead of wishes) {
        if (!lead.isMeant || lead.writtenAt! + DAY <= this.#clock.now || lead.erasure !== "none") continue;
        must(device.keeps(lead.name) || isThere(lead), () => `${lead.name} was to be sent, and is nowhere`);
      }
    }
  }

  /** Stops waiting after this time. Calls that have started may still take effect. */
  #within(ms: number, task: Promise<void>): Promise<void> {
    return Promise.race([task, this.#clock.sleep(ms)]);
  }

  async #desk(...argv: string[]): Promise<{ readonly code: number; readonly said: string }> {
    const bindings = { DB: this.#database, FILES: this.#bucket } as unknown as Bindings;
    const outside = { place: "local", bookmark: async () => undefined, close: async () => {} } as const;
    const said: string[] = [];
    const code = await desk(argv, {
      now: this.#clock.now,
      who: "asha",
      open: async () => createStore(bindings, outside),
      print: (line) => said.push(line),
      note: (line) => said.push(line),
    });
    return { code, said: said.join(" ") };
  }

  #copy: Copy | undefined;

  /** A point in D1's history, and a copy of the bucket from that minute. */
  #copyStores(): void {
    this.#copy = { tables: this.#database.snapshot(), objects: new Map(this.#bucket.objects) };
    for (const lead of this.#all()) lead.isInBackup = lead.reference !== undefined;
  }

  /** The drill of docs/runbook.md: save the erasures, restore both stores, repeat the erasures. */
  async #restore({ tables, objects }: Copy): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), "aipm-simulation-"));
    const file = join(folder, "erased.json");
    writeFileSync(file, JSON.stringify([{ results: this.#database.rows("SELECT * FROM erasures") }]));
    this.#database.restore(tables);
    this.#bucket.objects.clear();
    for (const [key, object] of objects) this.#bucket.objects.set(key, object);
    this.#database.trouble.isStill = this.#bucket.trouble.isStill = true;
    const { code, said } = await this.#desk("erase", "--again", file, "--yes");
    this.#database.trouble.isStill = this.#bucket.trouble.isStill = false;
    rmSync(folder, { recursive: true });
    must(code === 0, () => `erase --again ended with ${code}: ${said}`);
    for (const lead of this.#all()) if (!lead.isInBackup) lead.reference = undefined;
    await this.#heal();
    this.#check(true);
  }

  async #erase(lead: Lead): Promise<void> {
    if (lead.erasure === "none") lead.erasure = "trying";
    const { code, said } = await this.#desk("erase", lead.reference!, "--yes");
    // 3 means that the lead no longer exists.
    if (code === 0 || code === 3) lead.erasure = "done";
    else if (this.#database.trouble.share === 0 && this.#bucket.trouble.share === 0)
      throw new Violation(`${lead.name} could not be erased: ${said}`);
  }

  #among(shares: Pick<Moment, "database" | "bucket" | "network">): void {
    this.#database.trouble.share = shares.database;
    this.#bucket.trouble.share = shares.bucket;
    this.#network = this.webhooks.failureShare = shares.network;
  }

  async run({ moments }: Plan): Promise<void> {
    for (const moment of moments) {
      this.#among(moment);
      await this.#clock.finish(Promise.all(moment.actions.map((action) => this.#do(action))));
      this.#check(false);
      if (moment.hasBackup) this.#copyStores();
      // The visitor is away, and the pages are frozen.
      const isLong = moment.pause >= HOUR;
      if (isLong) for (const device of this.#devices.values()) device.isAsleep = true;
      await this.#clock.pass(moment.pause);
      if (isLong) for (const device of this.#devices.values()) device.wake();
    }
    await this.#bringHome();
    await this.#heal();
    this.#check(true);
    if (this.#copy) await this.#restore(this.#copy);
    else if (new Random(this.#seed, 9).chance(0.1)) await this.#outlive();
  }

  /**
   * Years later the job erases everything that is past its retention, even while stores fail. No
   * row and no file stays.
   */
  async #outlive(): Promise<void> {
    await this.#clock.pass(YEARS);
    this.#among({ database: 0.3, bucket: 0.3, network: 0 });
    for (let runs = 0; runs < 3; runs += 1) {
      await this.#clock.finish(this.#within(JOB_ENDS, this.isolate.edge.scheduled({}, this.#env)));
    }
    await this.#heal();
    for (const device of this.#devices.values()) device.open(undefined);
    await this.#clock.pass(MINUTE);
    const onDevices = [...this.#devices.values()].flatMap(({ stored, databases }) => [
      ...[...stored].flatMap(([place, text]) => (PERSONAL.test(text) ? [place] : [])),
      ...[...databases].flatMap(([name, table]) => (table.size > 0 ? [name] : [])),
    ]);
    const left = [...this.#storesWith(PERSONAL), ...this.#bucket.objects.keys(), ...onDevices];
    must(left.length === 0, () => `${left.join(", ")} outlived their time`);
  }

  /** Returns the tables and keys that contain this text. */
  #storesWith(what: RegExp): string[] {
    const isIn = (value: unknown): boolean => what.test(JSON.stringify(value));
    return [
      ...this.#database.tables.filter((table) => this.#database.rows(`SELECT * FROM ${table}`).some(isIn)),
      ...[...this.#bucket.objects].flatMap(([key, { text }]) => (what.test(text) ? [key] : [])),
    ];
  }

  /** All is well again, and each visitor has a page open for long enough. */
  async #bringHome(): Promise<void> {
    if (this.#devices.size === 0) return;
    this.#among({ database: 0, bucket: 0, network: 0 });
    const closed = [...this.#devices.values()].filter(({ tabs, sync }) => tabs.size === 0 && sync.isAsked);
    for (const device of this.#devices.values()) device.goOnline(true);
    await this.#clock.pass(2 * MINUTE);
    for (const { shown, waits } of this.#devices.values())
      must(!shown || !waits, () => "A lead waits, though a page is open and the edge was well for two minutes");
    if (closed.length > 0) await this.#clock.pass(20 * MINUTE);
    for (const device of closed) must(!device.waits, () => "What was to be sent in the background still waits");
    for (const device of this.#devices.values()) device.open(undefined);
    await this.#clock.pass(6 * MINUTE);
    this.#check(false);
    for (const [visitor, device] of this.#devices) {
      for (const { name, isMeant, reference, erasure } of this.#leads.get(visitor)!) {
        if (isMeant && erasure === "none")
          must(reference !== undefined || !device.keeps(name), () => `${name} still waits to be sent`);
      }
      this.#checkKeptOn(device, this.#leads.get(visitor)!);
      for (const tab of device.tabs) tab.close();
    }
  }

  /**
   * After a lead has arrived, the device keeps neither its answers nor its files. It keeps a file
   * for a day at most.
   */
  #checkKeptOn(device: Device, leads: readonly Lead[]): void {
    const kept = ["CONTACT_US", "DOCUMENT_VERIFICATION"].flatMap((type) => [...device.files(type)]);
    for (const { name, fileIds = [], reference } of leads) {
      const isLeft = reference !== undefined && kept.some(([id]) => fileIds.includes(id));
      must(!isLeft, () => `${name} has arrived, and its file is still kept on the device`);
    }
    // A form in which a file was picked meanwhile stays open.
    const draft = device.stored.get("aipm:draft:CONTACT_US") ?? "";
    for (const { name, reference } of leads)
      must(reference === undefined || !draft.includes(`"${name}"`), () => `${name} has arrived, and is still a draft`);
    must(
      kept.every(([, { at }]) => at + DAY + 10 * MINUTE > this.#clock.now),
      () => "A file that was picked is kept for longer than a day",
    );
  }

  /** All is well again, for long enough. */
  async #heal(): Promise<void> {
    this.#among({ database: 0, bucket: 0, network: 0 });
    await this.#clock.pass(2 * MINUTE);
    for (const lead of this.#all()) if (lead.erasure === "trying") await this.#clock.finish(this.#erase(lead));
    for (let runs = 0; runs < 6; runs += 1) {
      await this.#clock.finish(this.isolate.edge.scheduled({}, this.#env));
      await this.#clock.pass(10 * MINUTE);
    }
    const untold = this.#hasWebhooks ? this.webhooks.check() : undefined;
    must(untold === undefined, () => untold!);
    // Longer than until a file is swept.
    await this.#clock.pass(7 * HOUR);
    await this.#clock.finish(this.isolate.edge.scheduled({}, this.#env));
  }

  #all(): Lead[] {
    return [...this.#leads.values()].flat();
  }

  #check(isHealed: boolean): void {
    const rows = this.#database.rows<{ id: string; reference: string; full_name: string; flags: string }>(
      "SELECT id, reference, full_name, flags FROM leads",
    );
    const erased = new Set(
      this.#database.rows<{ id: string }>("SELECT lead_id AS id FROM erasures").map(({ id }) => id),
    );
    const waiting = (prefix: string, { name }: Lead): string[] =>
      [...this.#bucket.objects].flatMap(([key, { text }]) =>
        key.startsWith(prefix) && !key.slice(prefix.length).includes("/") && text.includes(`"${name}"`) ? [key] : [],
      );
    for (const lead of this.#all()) {
      const { name, reference, id, erasure } = lead;
      const stored = rows.filter((row) => row.full_name === name);
      const spooled = waiting("spool/", lead);
      const places = stored.length + spooled.length;
      must(stored.length <= 1, () => `${name} is stored ${stored.length} times`);
      if (erasure === "done") {
        must(stored.length === 0, () => `${name} was erased and is stored`);
        const traces = isHealed ? this.#storesWith(new RegExp(`${name}(?!\\d)`)) : [];
        must(traces.length === 0, () => `${name} was erased and stands in ${traces.join(", ")}`);
        continue;
      }
      if (reference === undefined || erasure === "trying") continue;
      must(places > 0 || erased.has(id ?? ""), () => `${name} was promised ${reference} and is nowhere`);
      if (!isHealed) continue;
      must(places === 1, () => `${name} is in ${places} places: ${spooled.join(", ")} and ${stored.length} rows`);
      must(
        lead.isPoison ? spooled.length === 1 : stored.length === 1,
        () => `${name} is in the spool, or D1 stored what it rejects: ${spooled.join(", ")}`,
      );
      if (stored[0]) must(stored[0].reference === reference, () => `${name} has another reference than it was told`);
    }
    const isThere = (lead: Lead): boolean =>
      rows.some(({ full_name: of }) => of === lead.name) ||
      erased.has(lead.id ?? "") ||
      waiting("spool/", lead).length > 0;
    if (!isHealed) this.#checkWritten(isThere);
    this.#checkFiles(isHealed, rows);
    const fault = this.#fault ?? this.webhooks.violations[0];
    must(fault === undefined, () => fault!);
  }

  #checkFiles(isHealed: boolean, rows: readonly { id: string; full_name: string; flags: string }[]): void {
    const uploads = this.#database.rows<{ key: string; state: string; lead: string | null }>(
      "SELECT key, state, lead_id AS lead FROM uploads",
    );
    const attached = new Map(uploads.filter(({ state }) => state === "attached").map(({ key, lead }) => [key, lead]));
    const ids = new Map(rows.map(({ id, full_name: name }) => [id, name]));
    // Files go before rows, and an erasure that broke off is begun again.
    const going = new Set(this.#all().flatMap(({ name, erasure }) => (erasure === "trying" ? [name] : [])));
    for (const [key, lead] of attached) {
      must(lead !== null && ids.has(lead), () => `${key} belongs to a lead that is not there`);
      if (!going.has(ids.get(lead!)!))
        must(this.#bucket.objects.has(key), () => `${key} belongs to a lead, and is gone`);
    }
    if (!isHealed) return;
    for (const { name, withFile, reference, erasure, isPoison } of this.#all()) {
      const row = rows.find(({ full_name: of }) => of === name);
      if (!withFile || !reference || erasure !== "none" || isPoison || !row) continue;
      must(
        [...attached.values()].includes(row.id) || row.flags.includes("files_missing"),
        () => `${name} came with a file, which it does not have`,
      );
    }
    const pending = uploads.filter(({ state }) => state === "pending");
    must(
      isPoisoned(this.#all()) || pending.length === 0,
      () => `${pending.length} files that nobody claimed are not swept`,
    );
    const lost = [...this.#bucket.objects.keys()].filter((key) => key.startsWith("uploads/") && !attached.has(key));
    must(isPoisoned(this.#all()) || lost.length === 0, () => `${lost.join(", ")} is nobody's, and stays`);
  }
}

/** Files of a lead that stays in the spool are kept. */
const isPoisoned = (leads: readonly Lead[]): boolean => leads.some(({ isPoison }) => isPoison);

export interface Stage {
  readonly clock: Clock;
  readonly subject: Subject;
  /** That of the life before, unless that has marked it. */
  isolate: Isolate;
  readonly database: Database;
  readonly bucket: Bucket;
  /** Of the edge's own choices. */
  random: Random;
}

/** @throws Violation where something does not hold */
export async function play(stage: Stage, plan: Plan): Promise<void> {
  const { clock, database, bucket, subject } = stage;
  clock.start(START);
  stage.random = new Random(plan.seed, 3);
  const trouble = (n: number): Trouble => ({ share: 0, random: new Random(plan.seed, n) });
  database.empty();
  Object.assign(database.trouble, trouble(4));
  bucket.objects.clear();
  Object.assign(bucket.trouble, trouble(5));
  const world = new World(stage, plan.seed);
  Object.assign(globalThis, { fetch: world.webhooks.fetch });
  await world.run(plan);
  if (plan.moments.some(({ actions }) => actions.some(({ does }) => does === "flood" || does === "pour")))
    stage.isolate = subject.begin();
}
