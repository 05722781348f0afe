import { useEffect, useState } from "react";
import type { StoredLead } from "../../lead/outbox.ts";
import { pageSender, type SenderEvent } from "../../lead/sender.ts";
import { LIFE_MS } from "../../lead/storage.ts";
import { t } from "../../i18n/t.ts";
import { Kept, orTalk } from "./kept.tsx";

type Message = Extract<SenderEvent, { readonly at: "waiting" | "refused" | "sent" | "expired" }>;

const isOffline = ({ status }: StoredLead): boolean | undefined => "failure" in status && status.failure.isOffline;

const isMessage = (event: SenderEvent): event is Message => /waiting|refused|sent|expired/.test(event.at);

function textOf(message: Exclude<Message, { readonly at: "waiting" }>): string {
  const name = `“${message.lead.heading}”`;
  if (message.at === "sent") {
    const { receipt, unreadable } = message;
    const sent = t("{name} was sent. Your reference is {reference}.", { name, reference: receipt.reference });
    if (unreadable.length === 0) return sent;
    const files = unreadable.join(", ");
    return `${sent} ${t("What this device could no longer read did not go with it: {files}. We will ask you for it.", { files })}`;
  }
  if (message.at === "refused")
    return t("{name} could not be sent as it is. Your answers are kept in the form.", { name });
  return t("{name} could not be sent within a day, and is no longer kept.", { name });
}

/** This page tries again by itself in a moment. */
const willRetry = ({ status }: StoredLead): boolean => status.at === "waiting" && status.retryAt !== undefined;

const without =
  (id: string) =>
  (all: readonly Message[]): readonly Message[] =>
    all.filter(({ lead }) => lead.id !== id);

function OrTalk({ heading }: { readonly heading: string }) {
  const { phone, chat } = orTalk(heading);
  return (
    <p>
      <span>{t("Rather talk?")}</span> <span>{phone}</span> <span>{chat}</span>
    </p>
  );
}

/** Sends the leads of the outbox, and shows a message about each that no form on the page shows. */
export function OutboxMessages() {
  const [all, setAll] = useState<readonly Message[]>([]);
  const [sender] = useState(pageSender);
  const { outbox } = sender;
  useEffect(() => {
    const unsubscribe = sender.subscribe({
      onLead(event) {
        const isShown = outbox.isShown(event.lead.id);
        const isNew = isMessage(event) && !(event.at === "waiting" && willRetry(event.lead));
        if (isNew || isShown) setAll(without(event.lead.id));
        const isPartial = event.at === "sent" && event.unreadable.length > 0;
        if (isNew && (isPartial || !isShown)) setAll((before) => [...before, event]);
      },
    });
    const unwatch = outbox.watch((id) => void look(id));
    const look = async (changed: string | undefined): Promise<void> => {
      const held = new Set((await outbox.list()).map(({ id }) => id));
      setAll((before) =>
        before.filter(({ at, lead: { id } }) => {
          if (changed !== undefined && id !== changed) return true;
          return at === "sent" || at === "expired" || (held.has(id) && !outbox.isShown(id));
        }),
      );
    };
    sender.start();
    return () => {
      unsubscribe();
      unwatch();
      sender.stop();
    };
  }, [sender, outbox]);
  const close = (message: Message): void => {
    const { id } = message.lead;
    setAll(without(id));
    const status = message.at === "refused" ? message.lead.status : undefined;
    // What was refused waits for its form, and no page tells of it again.
    if (status?.at === "refused") void outbox.update(id, { ...status, isClosed: true });
  };
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-40 grid gap-3 md:max-w-sm">
      {all.map((message) => (
        <div key={message.lead.id} data-outbox={message.at} className="notice bg-card grid gap-2 shadow-card">
          {message.at === "waiting" ? (
            <>
              <Kept
                heading={message.lead.heading}
                isOffline={isOffline(message.lead)}
                until={message.lead.at + LIFE_MS}
              />
              <OrTalk heading={message.lead.heading} />
            </>
          ) : (
            <p>{textOf(message)}</p>
          )}
          <p className="flex flex-wrap gap-3">
            {message.at === "sent" ? null : (
              <a className="btn btn-secondary" href={message.lead.path}>
                {t("Open the form")}
              </a>
            )}
            {message.at === "waiting" ? (
              <>
                <button type="button" className="btn btn-secondary" onClick={() => void sender.send(message.lead)}>
                  {t("Send now")}
                </button>
                <button type="button" className="btn btn-quiet" onClick={() => void outbox.remove(message.lead.id)}>
                  {t("Discard")}
                </button>
              </>
            ) : (
              <button type="button" className="btn btn-quiet" onClick={() => close(message)}>
                {t("Close")}
              </button>
            )}
          </p>
        </div>
      ))}
    </div>
  );
}
