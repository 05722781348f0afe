import { Link } from "../link.tsx";
import { useEffect, useRef, useState } from "react";
import type { StoredLead } from "../../lead/outbox.ts";
import { pageSender, type SenderEvent } from "../../lead/sender.ts";
import { LIFE_MS } from "../../lead/storage.ts";
import { t } from "../../i18n/t.ts";
import { Kept, orTalk } from "./kept.tsx";
import { useStored } from "../use-stored.ts";

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

function OrTalk({ heading }: { readonly heading: string }) {
  const { phone, chat } = orTalk(heading);
  return (
    <p>
      <span>{t("Rather talk?")}</span> <span>{phone}</span> <span>{chat}</span>
    </p>
  );
}

/** Sends the leads of the outbox, and shows a message about each lead that no form on the page shows. */
export function OutboxMessages() {
  const [all, setAll] = useState<ReadonlyMap<string, Message>>(new Map());
  /** Leads whose message the visitor closed while they wait. They are still sent. */
  const closed = useRef(new Set<string>());
  const [sender] = useState(pageSender);
  const { outbox, inForms } = sender;
  const shownInForms = useStored(inForms);
  useEffect(() => {
    const put = (id: string, message: Message | undefined): void =>
      setAll((before) => {
        const next = new Map(before);
        if (message) next.set(id, message);
        else next.delete(id);
        return next;
      });
    const stops = [
      sender.subscribe({
        onLead(event) {
          // While it is sent, the message before stays.
          if (event.type === "sending" || event.type === "uploading") return;
          const isClosed = event.type === "waiting" && closed.current.has(event.lead.id);
          put(event.lead.id, isClosed ? undefined : messageFor(event));
        },
      }),
      outbox.watch(async () => {
        const ids = new Set((await outbox.list()).map(({ id }) => id));
        const isCurrent = ({ type, lead }: Message): boolean =>
          type === "sent" || type === "expired" || ids.has(lead.id);
        setAll((before) => new Map([...before].filter(([, message]) => isCurrent(message))));
      }),
      sender.start(),
    ];
    void sender.sendAll();
    return () => {
      for (const stop of stops) stop();
    };
  }, [sender, outbox]);
  const close = ({ lead, ...message }: Message): void => {
    closed.current.add(lead.id);
    setAll((before) => new Map([...before].filter(([id]) => id !== lead.id)));
    const status = message.type === "rejected" ? (lead as StoredLead).status : undefined;
    // No page shows it again. The lead waits for its form.
    if (status?.at === "refused") void outbox.update(lead.id, { ...status, isClosed: true });
  };
  /** A form shows its own lead, but not which files were left out. */
  const shown = [...all.values()].filter(
    ({ lead, ...message }) =>
      !shownInForms.includes(lead.id) || (message.type === "sent" && message.unreadable.length > 0),
  );
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-40 grid max-h-[calc(100dvh-2rem)] gap-3 overflow-y-auto md:max-w-sm"
    >
      {shown.map((message) => (
        <div
          key={message.lead.id}
          data-outbox={message.type}
          className="notice bg-card grid max-h-[65dvh] gap-2 overflow-y-auto shadow-card"
        >
          {message.type === "waiting" ? (
            <>
              <Kept
                heading={message.lead.heading}
                isOffline={isOffline(message.lead)}
                until={message.lead.at + LIFE_MS}
              />
              <OrTalk heading={message.lead.heading} />
            </>
          ) : (
            <p>{textFor(message)}</p>
          )}
          <p className="flex flex-wrap gap-3">
            {message.type === "sent" ? null : (
              <Link className="btn btn-secondary" href={message.lead.path}>
                {t("Open the form")}
              </Link>
            )}
            {message.type === "waiting" ? (
              <>
                <button type="button" className="btn btn-secondary" onClick={() => void sender.send(message.lead)}>
                  {t("Send now")}
                </button>
                <button type="button" className="btn btn-quiet" onClick={() => void outbox.remove(message.lead.id)}>
                  {t("Discard")}
                </button>
              </>
            ) : null}
            <button type="button" className="btn btn-quiet" onClick={() => close(message)}>
              {t("Close")}
            </button>
          </p>
        </div>
      ))}
    </div>
  );
}
