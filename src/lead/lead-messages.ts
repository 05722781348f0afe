/** The messages of a page about the leads of the outbox. It collects them before any code that draws them has loaded. */
import type { Outbox, StoredLead } from "./outbox.ts";
import type { SenderEvent } from "./sender.ts";
import { Store } from "./store.ts";

export type LeadMessage = Extract<SenderEvent, { readonly type: "waiting" | "rejected" | "sent" | "expired" }>;

/** The first retries follow within seconds. A message would only flash. */
const SOON_MS = 10_000;
const isRetriedSoon = ({ status }: StoredLead): boolean =>
  status.at === "waiting" && status.retryAt !== undefined && status.retryAt - Date.now() < SOON_MS;

/** Returns the message about an event, or `undefined` if there is nothing to say. */
function messageFor(event: SenderEvent): LeadMessage | undefined {
  if (event.type === "waiting") return isRetriedSoon(event.lead) ? undefined : event;
  return event.type === "rejected" || event.type === "sent" || event.type === "expired" ? event : undefined;
}

export class LeadMessages {
  readonly #outbox: Outbox;
  /** The latest message about each lead. */
  readonly list = new Store<readonly LeadMessage[]>([]);
  /** Leads whose message the visitor closed while they wait. They are still sent. */
  readonly #closed = new Set<string>();

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  #replace(id: string, message?: LeadMessage): void {
    const others = this.list.get().filter(({ lead }) => lead.id !== id);
    if (message || others.length < this.list.get().length) this.list.set(message ? [...others, message] : others);
  }

  onEvent(event: SenderEvent): void {
    // While it is sent, the message before stays.
    if (event.type === "sending") return;
    const { id } = event.lead;
    this.#replace(id, event.type === "waiting" && this.#closed.has(id) ? undefined : messageFor(event));
  }

  /** Drops the messages about leads that were removed, here or in another tab. */
  async refresh(): Promise<void> {
    const isAboutStored = ({ type }: LeadMessage): boolean => type === "waiting" || type === "rejected";
    if (!this.list.get().some(isAboutStored)) return;
    const ids = new Set((await this.#outbox.list()).map(({ id }) => id));
    this.list.set(this.list.get().filter((message) => !isAboutStored(message) || ids.has(message.lead.id)));
  }

  /** Drops the message about a lead that its form shows. */
  drop(id: string): void {
    this.#replace(id);
  }

  close(message: LeadMessage): void {
    const { id } = message.lead;
    this.#closed.add(id);
    this.drop(id);
    const status = message.type === "rejected" ? message.lead.status : undefined;
    // No page shows it again. The lead waits for its form.
    if (status?.at === "refused") void this.#outbox.update(id, { ...status, isClosed: true });
  }
}
