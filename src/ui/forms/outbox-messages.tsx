import { Link } from "../link.tsx";
import { useState } from "react";
import type { StoredLead } from "../../lead/outbox.ts";
import type { LeadMessage } from "../../lead/lead-messages.ts";
import { pageSender, type Sender } from "../../lead/sender.ts";
import { LIFE_MS } from "../../lead/storage.ts";
import { t } from "../../i18n/t.ts";
import { WaitingLead, orTalk } from "./waiting-lead.tsx";
import { useStored } from "./use-stored.ts";

const isOffline = ({ status }: StoredLead): boolean | undefined => "failure" in status && status.failure.isOffline;

function textFor(message: Exclude<LeadMessage, { readonly type: "waiting" }>): string {
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

function OrTalk({ heading }: { readonly heading: string }) {
  const { phone, chat } = orTalk(heading);
  return (
    <p>
      <span>{t("Rather talk?")}</span> <span>{phone}</span> <span>{chat}</span>
    </p>
  );
}

interface OutboxMessageProps {
  readonly message: LeadMessage;
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

/** Shows a message about each lead that the form of the page does not show. The page's sender collects them. */
export function OutboxMessages() {
  const [sender] = useState(pageSender);
  const messages = useStored(sender.messages.list);
  const shownInForm = useStored(sender.inForm);
  /** A form shows its own lead, but not which files were left out. */
  const isShown = (message: LeadMessage): boolean =>
    message.lead.id !== shownInForm || (message.type === "sent" && message.unreadable.length > 0);
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-40 grid max-h-[calc(100dvh-2rem)] gap-3 overflow-y-auto md:max-w-sm"
    >
      {messages.filter(isShown).map((message) => (
        <OutboxMessage key={message.lead.id} {...{ message, sender }} onClose={() => sender.messages.close(message)} />
      ))}
    </div>
  );
}
