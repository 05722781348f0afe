import { useEffect, useRef, useState } from "react";
import { watchTaken, withdraw } from "../../lead/outbox.ts";
import { type OutboxEvent, runOutbox } from "../../lead/outbox-runner.ts";
import { t } from "../../i18n/t.ts";

function textOf(news: OutboxEvent): string {
  const name = `“${news.lead.heading}”`;
  if (news.at === "sent")
    return t("{name} was sent. Your reference is {reference}.", { name, reference: news.receipt.reference });
  if (news.at === "waiting")
    return t("{name} is kept on this device. We will send it when you are back online.", { name });
  if (news.at === "refused")
    return t("{name} could not be sent as it is. Your answers are kept in the form.", { name });
  return t("{name} could not be sent within a day, and is no longer kept.", { name });
}

const without =
  (id: string) =>
  (all: readonly OutboxEvent[]): readonly OutboxEvent[] =>
    all.filter(({ lead }) => lead.id !== id);

/** Looks after the outbox, and tells of each lead in it. */
export function OutboxNews() {
  const [all, setAll] = useState<readonly OutboxEvent[]>([]);
  const runner = useRef<ReturnType<typeof runOutbox>>(undefined);
  useEffect(() => {
    // Its form tells of it from then on.
    const unwatch = watchTaken((id) => setAll(without(id)));
    runner.current = runOutbox((news) => setAll((before) => [...without(news.lead.id)(before), news]));
    return () => {
      unwatch();
      runner.current?.stop();
    };
  }, []);
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-40 grid gap-3 md:max-w-sm">
      {all.map((news) => (
        <div key={news.lead.id} data-outbox={news.at} className="notice bg-card grid gap-2 shadow-card">
          <p>{textOf(news)}</p>
          <p className="flex flex-wrap gap-3">
            {news.at === "waiting" ? (
              <>
                <button type="button" className="btn btn-secondary" onClick={() => runner.current?.sendNow()}>
                  {t("Send now")}
                </button>
                <button type="button" className="btn btn-quiet" onClick={() => void withdraw(news.lead.id)}>
                  {t("Discard")}
                </button>
              </>
            ) : (
              <>
                {news.at === "sent" ? null : (
                  <a className="btn btn-secondary" href={news.lead.path}>
                    {t("Open the form")}
                  </a>
                )}
                <button type="button" className="btn btn-quiet" onClick={() => setAll(without(news.lead.id))}>
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
