/** A tab with one document at a time: its router, its form and its frame. Each document evaluates the real code of leads again. */
import type { Code } from "./bundle.ts";
import { DAY, MINUTE } from "./clock.ts";
import type { Device, LeadRow, StoredRow } from "./device.ts";
import { Form, visitorName } from "./form.ts";
import { violate, withdraw } from "./laws.ts";
import type { FormType } from "./plan.ts";
import { Realm } from "./realm.ts";

/** The form of a page. `undefined` for a page without one. */
type Page = FormType | undefined;

/** The history of a tab, and its present entry. */
interface Entries {
  readonly pages: readonly Page[];
  readonly index: number;
}

/** Later than the first retries, and than the next look into the outbox. */
const QUIET_MS = 2 * MINUTE;

export class Tab extends Realm {
  readonly code: Code;
  form: Form | undefined;
  readonly #sender: ReturnType<Code["pageSender"]>;
  #entries: Entries;
  /** Pages whose code this document has. */
  readonly #loaded: Set<Page>;
  /** Its visitor has done nothing since, and no network has returned. */
  #quietSince: number;
  /** Waiting leads whose message was closed. */
  readonly #closed = new Set<string>();

  constructor(device: Device, entries: Entries) {
    super(device);
    this.#entries = entries;
    this.#loaded = new Set([this.#page]);
    this.#quietSince = this.clock.now;
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
  }

  /** As client.ts does. */
  begin(): void {
    this.code.startSending();
    this.#draw();
    this.happens("form:ready");
  }

  get #page(): Page {
    return this.#entries.pages[this.#entries.index];
  }

  protected override findForm(): object | null {
    return this.#page !== undefined && !this.form ? {} : null;
  }

  #draw(): void {
    this.form = this.#page === undefined ? undefined : new Form(this, this.#page);
  }

  /** The code of a page is requested when its link is pointed at. It may be lost. */
  #load(page: Page): boolean {
    if (this.#loaded.has(page)) return true;
    if (this.device.losesChunk()) return false;
    this.#loaded.add(page);
    return true;
  }

  #go(entries: Entries): void {
    const { device } = this;
    if (!this.#load(entries.pages[entries.index])) {
      // The browser loads the document. Without a network it shows an error page.
      this.close();
      if (device.isOnline) device.load(entries);
      return;
    }
    this.form?.leave();
    this.#entries = entries;
    this.#draw();
  }

  /** Follows a link. Without a network the page stays, unless the code of the next one is there (offline.ts). */
  follow(page: Page): void {
    const { pages, index } = this.#entries;
    if (!this.#loaded.has(page) && !this.device.isOnline) return;
    this.#go({ pages: [...pages.slice(0, index + 1), page], index: index + 1 });
  }

  /** Goes back or forward. */
  travel(by: 1 | -1): void {
    const { pages, index } = this.#entries;
    if (index + by < 0 || index + by >= pages.length) return;
    this.happens("popstate");
    this.#go({ pages, index: index + by });
  }

  reload(): void {
    this.close();
    this.device.load(this.#entries);
  }

  /** Presses a button of the frame's first message about a waiting lead. */
  answerMessage(does: "send now" | "take back" | "close message"): void {
    const message = this.#sender.messages.list.get().find(({ type }) => type === "waiting");
    if (message?.type !== "waiting") return;
    const { id, values } = message.lead;
    if (does === "send now") return void this.#sender.send(message.lead);
    if (does === "close message") {
      this.#closed.add(id);
      return this.#sender.close(message);
    }
    const lead = this.device.lead(visitorName(values));
    withdraw(lead);
    // Pressed again in another tab at this moment, it comes after this.
    const isPressed = (lead.pressedAt ?? 0) + 1000 > this.clock.now;
    lead.isDiscarded = !isPressed && !this.device.isLocked(id);
    this.#sender.withdraw(id);
  }

  /** The visitor does something, or an event happens. */
  disturb(): void {
    this.#quietSince = this.clock.now;
  }

  override happens(name: string): void {
    this.disturb();
    super.happens(name);
  }

  /** It has not looked into the outbox while it was frozen. */
  override thaw(): void {
    if (this.isFrozen) this.disturb();
    super.thaw();
  }

  /** Form and frame say of each lead of the device that it waits, and of no other. */
  checkMessages(): void {
    if (this.clock.now - this.#quietSince < QUIET_MS || this.device.hasStepped) return;
    const messages = this.#sender.messages.list.get();
    const said = new Set([
      ...messages.map(({ lead }) => lead.id),
      ...this.#closed,
      this.form?.followedId,
    ]);
    for (const { id, values, status } of this.device.kept.values())
      if (status.at === "waiting" && !said.has(id))
        violate(`${visitorName(values)} waits, and the page says nothing`);
    // A page notices at its next look that another one has sent the lead.
    const isGone = (id: string): boolean =>
      !this.device.kept.has(id) &&
      this.clock.now - (this.device.removedAt.get(id) ?? 0) >= QUIET_MS;
    for (const { type, lead } of messages)
      if (type === "waiting" && isGone(lead.id))
        violate(`${visitorName(lead.values)} is no longer there, and the page says that it waits`);
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
    if (ids.some((file) => !device.rows.has(file)))
      violate(`${lead.name} is kept without its file`);
    if (device.hasSync)
      this.soon(() => device.sync.wasAsked || violate("The browser was not asked to send"));
    if (before) return;
    if (lead.isDiscarded) violate(`${lead.name} was taken back, and is kept to be sent`);
    lead.id ??= id;
    if (lead.id !== id && lead.reference === undefined)
      violate(`${lead.name} leaves under two ids`);
    lead.fileIds = ids;
    // Only if each of its attempts had a file.
    lead.withFile = ids.length > 0 && lead.withFile !== false;
    lead.isWanted = !lead.isWithdrawn;
    const isOfForm = form?.type === formType && form.name === lead.name;
    if (isOfForm && form.pressedWith.some((pressedId) => !ids.includes(pressedId)))
      violate(`${lead.name} leaves without a file that its form showed`);
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
