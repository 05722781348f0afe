import { useEffect, useRef, useState } from "react";
import { type OutgoingLead, remove, store, storedLeads, watchClaimed } from "../../lead/outbox.ts";
import { type OutboxEvent, runOutbox } from "../../lead/outbox-runner.ts";
import { t } from "../../i18n/t.ts";

function textOf(event: OutboxEvent): string {
  const name = `“${event.lead.heading}”`;
  if (event.at === "sent")
    return t("{name} was sent. Your reference is {reference}.", { name, reference: event.receipt.reference });
  if (event.at === "waiting")
    return t("{name} is kept on this device. We will send it when you are back online.", { name });
  if (event.at === "refused")
    return t("{name} could not be sent as it is. Your answers are kept in the form.", { name });
  return t("{name} could not be sent within a day, and is no longer kept.", { name });
}

const without =
  (id: string) =>
  (all: readonly OutboxEvent[]): readonly OutboxEvent[] =>
    all.filter(({ lead }) => lead.id !== id);

/** What was refused waits for its form, and no page tells of it again. */
async function closeRefusal({ id }: OutgoingLead): Promise<void> {
  const lead = (await storedLeads()).find((one) => one.id === id);
  if (lead?.problems) await store({ ...lead, isClosed: true });
}

/** Sends the leads of the outbox, and shows a message about each. */
export function OutboxMessages() {
  const [all, setAll] = useState<readonly OutboxEvent[]>([]);
  const runner = useRef<ReturnType<typeof runOutbox>>(undefined);
  useEffect(() => {
    // A form that has claimed its lead shows the message itself.
    const unwatch = watchClaimed((id) => setAll(without(id)));
    runner.current = runOutbox((event) => setAll((before) => [...without(event.lead.id)(before), event]));
    return () => {
      unwatch();
      runner.current?.stop();
    };
  }, []);
  const close = ({ lead }: OutboxEvent): void => {
    setAll(without(lead.id));
    void closeRefusal(lead);
  };
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-40 grid gap-3 md:max-w-sm">
      {all.map((event) => (
        <div key={event.lead.id} data-outbox={event.at} className="notice bg-card grid gap-2 shadow-card">
          <p>{textOf(event)}</p>
          <p className="flex flex-wrap gap-3">
            {event.at === "waiting" ? (
              <>
                <button type="button" className="btn btn-secondary" onClick={() => runner.current?.sendNow()}>
                  {t("Send now")}
                </button>
                <button type="button" className="btn btn-quiet" onClick={() => void remove(event.lead.id)}>
                  {t("Discard")}
                </button>
              </>
            ) : (
              <>
                {event.at === "sent" ? null : (
                  <a className="btn btn-secondary" href={event.lead.path}>
                    {t("Open the form")}
                  </a>
                )}
                <button type="button" className="btn btn-quiet" onClick={() => close(event)}>
                  {t("Close")}
                </button>
              </>
            )}
          </p>
        </div>
      ))}
    </div>
  );
}
