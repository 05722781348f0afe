import { useEffect, useRef, useState } from "react";
import { withdraw } from "../../lead/outbox.ts";
import { type News, runOutbox } from "../../lead/outbox-runner.ts";
import { t } from "../../words/say.ts";

function textOf(news: News): string {
  const name = `“${news.lead.heading}”`;
  if (news.at === "sent")
    return t("{name} was sent. Your reference is {reference}.", { name, reference: news.receipt.reference });
  if (news.at === "waiting")
    return t("{name} is kept on this phone. We will send it when you are back online.", { name });
  if (news.at === "refused")
    return t("{name} could not be sent as it is. Your answers are kept in the form.", { name });
  return t("{name} could not be sent within a day, and is no longer kept.", { name });
}

/** Looks after the outbox, and tells of each lead in it. */
export function OutboxNews() {
  const [all, setAll] = useState<readonly News[]>([]);
  const runner = useRef<ReturnType<typeof runOutbox>>(undefined);
  useEffect(() => {
    runner.current = runOutbox((news) =>
      setAll((before) => [...before.filter(({ lead }) => lead.id !== news.lead.id), news]),
    );
    return () => runner.current?.stop();
  }, []);
  const close = ({ lead }: News): void => setAll((before) => before.filter((one) => one.lead.id !== lead.id));
  const discard = (news: News): void => {
    close(news);
    void withdraw(news.lead.id);
  };
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
                <button type="button" className="btn btn-quiet" onClick={() => discard(news)}>
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
                <button type="button" className="btn btn-quiet" onClick={() => close(news)}>
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
