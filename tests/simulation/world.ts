/** The visitors, the scheduled job and the desk around the real edge, and the laws that always hold. */
import { Deed, FORM_TYPE } from "./bodies.ts";
import type { Clock } from "./clock.ts";
import { Colleague } from "./colleague.ts";
import { type Around, Device } from "./device.ts";
import { disconnect } from "./disconnect.ts";
import { FORM_TYPES, Laws, type Lead, must } from "./laws.ts";
import { Network, type Stage } from "./network.ts";
import type { Action, FormType, Moment, Plan, Step } from "./plan.ts";
import { Random } from "./random.ts";
import { POISON, type Trouble } from "./stores.ts";
import { Webhook } from "./webhooks.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Longer than any form keeps its leads. */
const YEARS = 10 * 366 * DAY;
const START = Date.parse("2027-01-01T00:00:00Z");
/** The platform ends a run of the job then. */
const JOB_ENDS = 15 * MINUTE;
const COLLEAGUE_WAITS = 2 * MINUTE;

const addressOf = (visitor: number): string => `10.0.0.${visitor}`;

class World {
  readonly #stage: Stage;
  readonly #clock: Clock;
  readonly #seed: number;
  readonly #network: Network;
  readonly #colleague: Colleague;
  readonly webhook: Webhook;
  /** Whether the edge has a webhook to call. */
  readonly #hasWebhook: boolean;
  /** By visitor, the newest last. */
  readonly #leads = new Map<number, Lead[]>();
  readonly #devices = new Map<number, Device>();
  readonly #laws: Laws;
  #actions = 0;
  /** A fault that was found within a page or the edge, whose own code would catch an error. */
  #fault: string | undefined;
  readonly #violated = (why: string): void => void (this.#fault ??= why);

  constructor(stage: Stage, seed: number) {
    const { clock, database } = stage;
    this.#stage = stage;
    this.#clock = clock;
    this.#seed = seed;
    this.#laws = new Laws({ ...stage, leads: this.#leads, devices: this.#devices });
    this.webhook = new Webhook(clock, database, new Random(seed, 10), this.#violated);
    this.#hasWebhook = new Random(seed, 11).chance(0.3);
    this.#network = new Network(stage, this.#hasWebhook ? { NOTIFY_WEBHOOK_URL: "https://chat.example/chat" } : {});
    this.#colleague = new Colleague(stage);
  }

  #check(isHealed: boolean): void {
    this.#laws.check(isHealed);
    must(this.#fault === undefined, () => this.#fault!);
  }

  #accepted(lead: Lead, reference = ""): void {
    if (!reference.startsWith("AIPM-")) this.#violated(`${lead.name} got no reference`);
    if (lead.reference !== undefined && lead.reference !== reference) this.#violated(`${lead.name} got two references`);
    lead.reference = reference;
  }

  #begin(visitor: number, formType: FormType, more: Pick<Lead, "writtenAt"> = {}, suffix = ""): Lead {
    const all = this.#leads.get(visitor) ?? [];
    this.#leads.set(visitor, all);
    const name = `Visitor ${visitor} wish ${all.length + 1}${suffix}`;
    const lead: Lead = { name, formType, erasure: "none", ...more };
    all.push(lead);
    return lead;
  }

  async #do(action: Action): Promise<void> {
    this.#actions += 1;
    const random = new Random(this.#seed, 2, this.#actions);
    switch (action.does) {
      case "job":
        return this.#within(JOB_ENDS, this.#network.runJob());
      case "release":
        this.#stage.isolate = this.#stage.subject.begin();
        return undefined;
      case "browse":
        return this.#browse(action.visitor, action.steps, random);
      case "post natively":
        return this.#postNatively(action.visitor, random);
      case "disconnect":
        return disconnect(this.#network, this.#stage, action.isReset);
      case "erase":
      case "call": {
        // Leads are on their way meanwhile.
        await this.#clock.sleep(random.below(10_000));
        const stored = this.#laws.all().filter((lead) => this.#colleague.findReference(lead));
        if (stored.length === 0) return undefined;
        const lead = random.pick(stored);
        return this.#within(COLLEAGUE_WAITS, this.#colleague[action.does](lead));
      }
    }
  }

  /** A browser without scripts posts its form, and repeats the request when its visitor reloads the page of the answer. */
  async #postNatively(visitor: number, random: Random): Promise<void> {
    const lead = this.#begin(visitor, "CONTACT_US");
    const answers = { fullName: lead.name, countryCode: "+91", phoneNumber: "9876543210", city: "Chennai" };
    const body = new URLSearchParams({ formType: lead.formType, ...answers }).toString();
    const dayInIndia = (): number => Math.floor((this.#clock.now + 5.5 * HOUR) / DAY);
    const today = dayInIndia();
    for (let tries = 3; tries > 0 && dayInIndia() === today; tries -= 1) {
      const answer = await this.#network.carry(random, () =>
        this.#network.ask("/forms", { body, headers: FORM_TYPE }, addressOf(visitor), body.length),
      );
      const [reference] = /AIPM-\w{5}-\w{5}/.exec(answer?.text ?? "") ?? [];
      const isErased = answer?.status === 400 && lead.erasure !== "none";
      if (answer?.status === 200) this.#accepted(lead, reference);
      else must(!answer || isErased || answer.status === 503, () => `${lead.name} was rejected: ${answer!.text}`);
      await this.#clock.sleep(random.below(10_000));
    }
  }

  #findDevice(visitor: number): Device {
    const known = this.#devices.get(visitor);
    if (known) return known;
    const random = new Random(this.#seed, 8, visitor);
    const leads: Lead[] = [];
    const around: Around = {
      clock: this.#clock,
      load: this.#stage.subject.load,
      loadWorker: this.#stage.subject.loadWorker,
      leads,
      request: async (...request) => {
        const name = /"fullName":"(?<name>[^"]*)"/.exec(typeof request[2] === "string" ? request[2] : "")?.groups!.name;
        // A page that was closed could not remove the lead, so the lead is still sent.
        if (name && device.lead(name).isTakenBack && !device.keeps(name))
          this.#violated(`${name} was taken back, and is sent`);
        return this.#network.fromPage(device, addressOf(visitor), random, request);
      },
      violated: this.#violated,
      arrived: (lead, reference) => {
        this.#accepted(lead, reference);
        lead.isPressedAgain = false;
      },
    };
    const device = new Device(around, new Random(this.#seed, 12, visitor));
    this.#devices.set(visitor, device);
    this.#leads.set(visitor, leads);
    return device;
  }

  async #browse(visitor: number, steps: readonly Step[], random: Random): Promise<void> {
    const device = this.#findDevice(visitor);
    for (const step of steps) {
      const tabs = [...device.tabs];
      const tab = tabs[step.tab % tabs.length];
      // The last change of two tabs counts.
      while (step.does === "write" && device.writtenAt === this.#clock.now) await this.#clock.sleep(1);
      if (step.does === "write") device.writtenAt = this.#clock.now;
      if (tab) device.show(tab);
      this.#step(device, visitor, step, random);
      await this.#clock.sleep(step.pause);
    }
  }

  #step(device: Device, visitor: number, { does, form: formType, tab: place }: Step, random: Random): void {
    const tabs = [...device.tabs];
    const tab = tabs[place % tabs.length];
    const anyForm = (): string => formType ?? random.pick(FORM_TYPES);
    const form = tab?.form;
    if (does === "close") return tab?.close();
    if (does === "set the clock") return device.step(random.pick([0, 0, 2 * HOUR, -HOUR, 366 * DAY, 20 * 366 * DAY]));
    if (does === "open" || !tab) return void device.open(formType ?? (random.chance(0.8) ? anyForm() : undefined));
    if (does === "end") return tab.end();
    if (does === "go offline" || does === "go online") return device.goOnline(does === "go online");
    if (does === "another page") return tab.visit(undefined);
    if (does === "back") return tab.visit(anyForm());
    if (does === "reload") {
      tab.close();
      return void device.open(form?.type);
    }
    if (!form || form.isShut) return undefined;
    const { name } = form;
    // A visitor who has read the receipt does not send it again, and adds no file, which would be another lead.
    const isKnown = form.isKnown && this.#leads.get(visitor)!.some((lead) => lead.name === name && lead.reference);
    if (does === "write") {
      const suffix = random.chance(0.05) ? ` ${POISON}` : "";
      form.write(this.#begin(visitor, form.type as FormType, { writtenAt: this.#clock.now }, suffix).name);
    } else if (does === "pick" && name && !isKnown && form.type !== "CONTACT_US") form.pick(new Deed(this.#clock.now));
    else if (does === "press" && name && !isKnown) form.press();
    else if (does === "discard") form.discard();
    else if (does === "clear") form.clear();
    else if (does === "resume") form.resume();
    return undefined;
  }

  /** Stops waiting after this time. Calls that have started may still take effect. */
  #within(ms: number, task: Promise<void>): Promise<void> {
    return Promise.race([task, this.#clock.sleep(ms)]);
  }

  #setTrouble(shares: Pick<Moment, "database" | "bucket" | "network">): void {
    this.#stage.database.trouble.share = shares.database;
    this.#stage.bucket.trouble.share = shares.bucket;
    this.#network.failureShare = this.webhook.failureShare = shares.network;
  }

  async run({ moments }: Plan): Promise<void> {
    for (const moment of moments) {
      this.#setTrouble(moment);
      await this.#clock.finish(Promise.all(moment.actions.map((action) => this.#do(action))));
      this.#check(false);
      // The visitor is away, and the pages are frozen.
      const isLong = moment.pause >= HOUR;
      if (isLong) for (const device of this.#devices.values()) device.isAsleep = true;
      await this.#clock.pass(moment.pause);
      if (isLong) for (const device of this.#devices.values()) device.wake();
    }
    await this.#bringHome();
    await this.#heal();
    this.#check(true);
    if (new Random(this.#seed, 9).chance(0.1)) await this.#outlive();
  }

  /** Years later the job has erased everything past its retention, even while stores fail. Devices are empty. */
  async #outlive(): Promise<void> {
    await this.#clock.pass(YEARS);
    this.#setTrouble({ database: 0.3, bucket: 0.3, network: 0 });
    for (let runs = 0; runs < 3; runs += 1) await this.#clock.finish(this.#within(JOB_ENDS, this.#network.runJob()));
    await this.#heal();
    for (const device of this.#devices.values()) device.open(undefined);
    await this.#clock.pass(MINUTE);
    this.#laws.checkRetention();
  }

  /** Everything is healthy again, every clock is right, and each visitor has a page open for long enough. */
  async #bringHome(): Promise<void> {
    if (this.#devices.size === 0) return;
    this.#setTrouble({ database: 0, bucket: 0, network: 0 });
    const devices = [...this.#devices.values()];
    const closed = devices.filter(({ tabs, sync }) => tabs.size === 0 && sync.isAsked);
    for (const device of devices) {
      device.step(0);
      device.goOnline(true);
    }
    await this.#clock.pass(2 * MINUTE);
    for (const { shown, waits } of devices)
      must(!shown || !waits, () => "A lead waits, though a page is open and the edge was healthy for two minutes");
    if (closed.length > 0) await this.#clock.pass(20 * MINUTE);
    for (const device of closed) must(!device.waits, () => "A lead for background sync still waits");
    for (const device of devices) device.open(undefined);
    await this.#clock.pass(6 * MINUTE);
    this.#check(false);
    for (const [visitor, device] of this.#devices) {
      for (const { name, isMeant, reference, erasure } of this.#leads.get(visitor)!) {
        if (isMeant && erasure === "none")
          must(reference !== undefined || !device.keeps(name), () => `${name} still waits to be sent`);
      }
      this.#laws.checkKeptOn(device, this.#leads.get(visitor)!);
      for (const tab of device.tabs) tab.close();
    }
  }

  /** Everything is healthy again, for long enough. */
  async #heal(): Promise<void> {
    this.#setTrouble({ database: 0, bucket: 0, network: 0 });
    await this.#clock.pass(2 * MINUTE);
    for (const lead of this.#laws.all())
      if (lead.erasure === "trying") await this.#clock.finish(this.#colleague.erase(lead));
    for (let runs = 0; runs < 6; runs += 1) {
      await this.#clock.finish(this.#network.runJob());
      await this.#clock.pass(10 * MINUTE);
    }
    if (this.#hasWebhook) this.webhook.check();
    // Longer than until a file is swept.
    await this.#clock.pass(7 * HOUR);
    await this.#clock.finish(this.#network.runJob());
  }
}

/** @throws Violation if a law does not hold */
export async function play(stage: Stage, plan: Plan): Promise<void> {
  const { clock, database, bucket, subject } = stage;
  clock.start(START);
  // The memory of an isolate holds reservations of the plan before, from a later time.
  stage.isolate = subject.begin();
  stage.random = new Random(plan.seed, 3);
  const trouble = (n: number): Trouble => ({ share: 0, random: new Random(plan.seed, n) });
  database.empty();
  Object.assign(database.trouble, trouble(4));
  bucket.objects.clear();
  Object.assign(bucket.trouble, trouble(5));
  const world = new World(stage, plan.seed);
  Object.assign(globalThis, { fetch: world.webhook.fetch });
  await world.run(plan);
}
