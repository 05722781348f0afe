/** The visitors and the scheduled job around the real edge, and the laws that always hold. */
import { DAY, HOUR, MINUTE } from "./clock.ts";
import { Device } from "./device.ts";
import { createFile, type Edge, HEALTHY } from "./edge.ts";
import { checkKeptOn, checkLaws, type Lead, violate } from "./laws.ts";
import { type Action, FORM_TYPES, type FormType, type Moment, type Step } from "./plan.ts";
import { Random } from "./random.ts";
import { Tab } from "./tab.ts";

/** A run begins within ten minutes, and the platform ends it 15 minutes later. */
const JOB_ENDS = 25 * MINUTE;

export class World {
  readonly edge: Edge;
  readonly seed: number;
  /** The oldest first. */
  readonly leads: Lead[] = [];
  readonly devices = new Map<number, Device>();
  #actions = 0;

  constructor(edge: Edge, seed: number) {
    this.edge = edge;
    this.seed = seed;
    edge.begin(seed);
  }

  /** The visitor of a lead has got its reference. */
  onReceipt(lead: Lead, reference = ""): void {
    if (!reference.startsWith("AIPM-")) violate(`${lead.name} got no reference`);
    if (lead.reference !== undefined && lead.reference !== reference)
      violate(`${lead.name} got two references`);
    Object.assign(lead, { reference, isPressedAgain: false });
  }

  async #do(action: Action): Promise<void> {
    this.#actions += 1;
    const random = new Random(this.seed, 2, this.#actions);
    switch (action.does) {
      case "job":
        // Calls that have started may still take effect later.
        return Promise.race([this.edge.runJob(), this.edge.clock.sleep(JOB_ENDS)]);
      case "release":
        return this.edge.release();
      case "browse":
        return this.#browse(action.visitor, action.steps, random);
    }
  }

  async #browse(visitor: number, steps: readonly Step[], random: Random): Promise<void> {
    const device = this.devices.get(visitor) ?? new Device(this, visitor);
    this.devices.set(visitor, device);
    for (const step of steps) {
      // The last change of two tabs counts. No visitor types in two tabs within the same millisecond.
      while (step.does === "write" && device.leads.at(-1)?.writtenAt === this.edge.clock.now)
        await this.edge.clock.sleep(1);
      this.#step(device, visitor, step, random);
      await this.edge.clock.sleep(step.pause);
    }
  }

  #step(
    device: Device,
    visitor: number,
    { does, form: formType, tab: place }: Step,
    random: Random,
  ): void {
    const tabs = [...device.tabs];
    const tab = tabs[place % tabs.length];
    if (tab) device.show(tab);
    const anyForm = (): FormType => formType ?? random.pick(FORM_TYPES);
    const form = tab?.form;
    if (does === "close") return tab?.close();
    if (does === "set the clock")
      return device.step(random.pick([0, 0, 2 * HOUR, -HOUR, 366 * DAY, 20 * 366 * DAY]));
    if (does === "open" || !tab) {
      const isPage = does === "another page" || (!formType && random.chance(0.2));
      return device.open(isPage ? undefined : anyForm());
    }
    if (does === "end") return tab.end();
    if (does === "go offline" || does === "go online") return device.goOnline(does === "go online");
    if (does === "another page" || does === "another form")
      return tab.follow(does === "another form" ? anyForm() : undefined);
    if (does === "back" || does === "forward") return tab.travel(does === "back" ? -1 : 1);
    if (does === "reload") return tab.reload();
    if (does === "send now" || does === "take back" || does === "close message")
      return tab.answerMessage(does);
    if (!form || form.isShut) return undefined;
    if (does === "pick") return form.pick(createFile(this.edge.clock.now));
    if (does !== "write") return form[does]();
    const name = `Visitor ${visitor} wish ${device.leads.length + 1}`;
    this.leads.push({ name, formType: form.type, writtenAt: this.edge.clock.now, device });
    return form.write(name);
  }

  /** Violations are reported. @throws Error at the first step after a violation */
  async run(moments: readonly Moment[]): Promise<void> {
    for (const moment of moments) {
      this.edge.trouble = moment;
      await this.edge.clock.finish(Promise.all(moment.actions.map((action) => this.#do(action))));
      checkLaws(this, false);
      const devices = [...this.devices.values()];
      const isAway = moment.pause >= HOUR;
      if (isAway) for (const device of devices) device.sleep();
      await this.edge.clock.pass(moment.pause);
      for (const { shown } of devices) if (!isAway && shown instanceof Tab) shown.checkMessages();
      for (const device of devices) device.wake();
    }
    await this.#bringHome();
    await this.#heal();
    checkLaws(this, true);
  }

  /** Everything is healthy again, every clock is right, and each visitor has a page open for long enough. */
  async #bringHome(): Promise<void> {
    if (this.devices.size === 0) return;
    this.edge.trouble = HEALTHY;
    const devices = [...this.devices.values()];
    const closed = devices.filter(({ tabs, sync }) => tabs.size === 0 && sync.isAsked);
    for (const device of devices) {
      device.step(0);
      device.goOnline(true);
    }
    await this.edge.clock.pass(2 * MINUTE);
    for (const { shown, waits } of devices)
      if (shown && waits)
        violate("A lead waits, though a page is open and the edge was healthy for two minutes");
    if (closed.length > 0) await this.edge.clock.pass(20 * MINUTE);
    if (closed.some(({ waits }) => waits)) violate("A lead for background sync still waits");
    for (const device of devices) device.open(undefined);
    await this.edge.clock.pass(6 * MINUTE);
    checkLaws(this, false);
    for (const device of devices) {
      for (const { name, isWanted, reference } of device.leads) {
        if (isWanted && reference === undefined && device.keeps(name))
          violate(`${name} still waits to be sent`);
      }
      checkKeptOn(device);
      for (const tab of device.tabs) tab.close();
    }
  }

  /** Everything is healthy again, for long enough. */
  async #heal(): Promise<void> {
    this.edge.trouble = HEALTHY;
    await this.edge.clock.pass(2 * MINUTE);
    for (let runs = 0; runs < 6; runs += 1) {
      await this.edge.clock.finish(this.edge.runJob());
      await this.edge.clock.pass(10 * MINUTE);
    }
    // Longer than until a file is swept, and its key is forgotten.
    for (let days = 0; days < 3; days += 1) {
      await this.edge.clock.pass(DAY - (this.edge.clock.now % DAY));
      await this.edge.clock.finish(this.edge.runJob());
    }
  }
}
