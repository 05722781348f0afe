/** The messages of a page about leads that its form does not show. They are collected before any code that draws them has loaded. */
import type { StoredLead } from "./outbox.ts";
import type { SenderEvent } from "./sender.ts";
import { Observable } from "./observable.ts";

export type LeadMessage = Extract<
  SenderEvent,
  { readonly type: "waiting" | "rejected" | "sent" | "expired" }
>;

/** The first retries follow within seconds. A message would only flash. A later one may be near by chance, and fail again. */
const SOON_MS = 10_000;
const FIRST_RETRIES_MS = 30_000;
const isRetriedSoon = ({ at, status }: StoredLead): boolean =>
  status.at === "waiting" &&
  status.retryAt !== undefined &&
  status.retryAt - Date.now() < SOON_MS &&
  Date.now() - at < FIRST_RETRIES_MS;

interface Latest {
  readonly message: LeadMessage;
  readonly isQuiet: boolean;
}

export class LeadMessages {
  /** The latest event of each lead. */
  readonly #latest = new Map<string, Latest>();
  /** The messages to draw. */
  readonly list = new Observable<readonly LeadMessage[]>([]);
  /** Leads whose message the visitor closed while they wait. They are still sent. */
  readonly #closed = new Set<string>();
  #inForm: string | undefined;

  /** Id of the lead that the form of this page shows. */
  get inForm(): string | undefined {
    return this.#inForm;
  }

  set inForm(id: string | undefined) {
    this.#inForm = id;
    this.#update();
  }

  /** The leads that the device kept at their latest event. */
  get kept(): readonly StoredLead[] {
    const messages = [...this.#latest.values()].map(({ message }) => message);
    return messages.flatMap(({ type, lead }) =>
      type === "waiting" || type === "rejected" ? [lead] : [],
    );
  }

  readonly #isShown = ({ message, isQuiet }: Latest): boolean => {
    const { type, lead } = message;
    if (isQuiet || (type === "waiting" && this.#closed.has(lead.id))) return false;
    // A form shows its own lead, but not which files were left out.
    return lead.id !== this.#inForm || (type === "sent" && message.unreadable.length > 0);
  };

  #update(): void {
    this.list.set([...this.#latest.values()].filter(this.#isShown).map(({ message }) => message));
  }

  onEvent(event: SenderEvent): void {
    const { type, lead } = event;
    // While it is sent, the message before stays.
    if (type === "sending") return;
    const isShown = this.#latest.get(lead.id)?.isQuiet === false;
    this.#latest.delete(lead.id);
    if (type !== "withdrawn") {
      const isQuiet = type === "waiting" && !isShown && isRetriedSoon(event.lead);
      this.#latest.set(lead.id, { message: event, isQuiet });
    }
    this.#update();
  }

  drop(id: string): void {
    if (this.#latest.delete(id)) this.#update();
  }

  /** The visitor closes a message. */
  close({ type, lead }: LeadMessage): void {
    if (type !== "waiting") return this.drop(lead.id);
    this.#closed.add(lead.id);
    this.#update();
  }
}
