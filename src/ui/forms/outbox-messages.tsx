import { Link } from "../link.tsx";
import { useEffect, useRef, useState } from "react";
import type { StoredLead } from "../../lead/outbox.ts";
import { pageSender, type Sender, type SenderEvent } from "../../lead/sender.ts";
import { LIFE_MS } from "../../lead/storage.ts";
import { t } from "../../i18n/t.ts";
import { WaitingLead, orTalk } from "./waiting-lead.tsx";
import { useStored } from "./use-stored.ts";

type Message = Extract<SenderEvent, { readonly type: "waiting" | "rejected" | "sent" | "expired" }>;

const isOffline = ({ status }: StoredLead): boolean | undefined => "failure" in status && status.failure.isOffline;

function textFor(message: Exclude<Message, { readonly type: "waiting" }>): string {
  const name = `“${message.lead.heading}”`;
  if (message.type === "sent") {
    const { receipt, unreadable } = message;
    const sent = t("{name} was sent. Your reference is {reference}.", { name, reference: receipt.reference });
    if (unreadable.length === 0) return sent;
    const files = unreadable.join(", ");
    return `${sent} ${t("This device could no longer read some files, so they were not sent: {files}. We will ask you for them.", { files })}`;
  }
  if (message.type === "rejected") return t("{name} could not be sent. Your answers are still in the form.", { name });
  return t("{name} could not be sent within a day, and is no longer kept.", { name });
}

/** The first retries follow within seconds. A message would only flash. */
const SOON_MS = 10_000;
const isRetriedSoon = ({ status }: StoredLead): boolean =>
  status.at === "waiting" && status.retryAt !== undefined && status.retryAt - Date.now() < SOON_MS;

/** Returns the message about an event, or `undefined` if there is nothing to say. */
function messageFor(event: SenderEvent): Message | undefined {
  if (event.type === "waiting") return isRetriedSoon(event.lead) ? undefined : event;
  return event.type === "rejected" || event.type === "sent" || event.type === "expired" ? event : undefined;
}

/** By the id of the lead. */
type Messages = ReadonlyMap<string, Message>;
const filterMessages =
  (isKept: (message: Message) => boolean) =>
  (messages: Messages): Messages =>
    new Map([...messages].filter(([, message]) => isKept(message)));

/** Sends the leads of the outbox. @returns The latest message about each lead, and a function that closes one. */
function useMessages(sender: Sender) {
  const [messages, setMessages] = useState<Messages>(new Map());
  /** Leads whose message the visitor closed while they wait. They are still sent. */
  const closed = useRef(new Set<string>());
  useEffect(() => {
    const { outbox } = sender;
    const stops = [
      sender.subscribe({
        onLead(event) {
          // While it is sent, the message before stays.
          if (event.type === "sending") return;
          const { id } = event.lead;
          const message = event.type === "waiting" && closed.current.has(id) ? undefined : messageFor(event);
          if (message) setMessages((before) => new Map(before).set(id, message));
          else setMessages(filterMessages(({ lead }) => lead.id !== id));
        },
      }),
      outbox.watch(async () => {
        const ids = new Set((await outbox.list()).map(({ id }) => id));
        const isCurrent = ({ type, lead }: Message): boolean =>
          type === "sent" || type === "expired" || ids.has(lead.id);
        setMessages(filterMessages(isCurrent));
      }),
      sender.start(),
    ];
    void sender.sendAll();
    return () => {
      for (const stop of stops) stop();
    };
  }, [sender]);
  const close = (message: Message): void => {
    closed.current.add(message.lead.id);
    setMessages(filterMessages(({ lead }) => lead.id !== message.lead.id));
    const status = message.type === "rejected" ? message.lead.status : undefined;
    // No page shows it again. The lead waits for its form.
    if (status?.at === "refused") void sender.outbox.update(message.lead.id, { ...status, isClosed: true });
  };
  return { messages: [...messages.values()], close };
}

function OrTalk({ heading }: { readonly heading: string }) {
  const { phone, chat } = orTalk(heading);
  return (
    <p>
      <span>{t("Rather talk?")}</span> <span>{phone}</span> <span>{chat}</span>
    </p>
  );
}

interface OutboxMessageProps {
  readonly message: Message;
  readonly sender: Sender;
  readonly onClose: () => void;
}

function OutboxMessage({ message, sender, onClose }: OutboxMessageProps) {
  const { lead, type } = message;
  return (
    <div data-outbox={type} className="notice bg-card grid max-h-[65dvh] gap-2 overflow-y-auto shadow-card">
      {message.type === "waiting" ? (
        <>
          <WaitingLead heading={lead.heading} isOffline={isOffline(message.lead)} until={lead.at + LIFE_MS} />
          <OrTalk heading={lead.heading} />
        </>
      ) : (
        <p>{textFor(message)}</p>
      )}
      <p className="flex flex-wrap gap-3">
        {type === "sent" ? null : (
          <Link className="btn btn-secondary" href={lead.path}>
            {t("Open the form")}
          </Link>
        )}
        {type === "waiting" ? (
          <>
            <button type="button" className="btn btn-secondary" onClick={() => void sender.send(lead)}>
              {t("Send now")}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => void sender.outbox.remove(lead.id)}>
              {t("Discard")}
            </button>
          </>
        ) : null}
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t("Close")}
        </button>
      </p>
    </div>
  );
}

/** Sends the leads of the outbox, and shows a message about each lead that the form of the page does not show. */
export function OutboxMessages() {
  const [sender] = useState(pageSender);
  const { messages, close } = useMessages(sender);
  const shownInForm = useStored(sender.inForm);
  /** A form shows its own lead, but not which files were left out. */
  const isShown = (message: Message): boolean =>
    message.lead.id !== shownInForm || (message.type === "sent" && message.unreadable.length > 0);
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-40 grid max-h-[calc(100dvh-2rem)] gap-3 overflow-y-auto md:max-w-sm"
    >
      {messages.filter(isShown).map((message) => (
        <OutboxMessage key={message.lead.id} {...{ message, sender }} onClose={() => close(message)} />
      ))}
    </div>
  );
}
