import { useState } from "react";
import type { LeadMessage } from "../../lead/lead-messages.ts";
import { pageSender, type Sender } from "../../lead/sender.ts";
import { LIFE_MS } from "../../lead/storage.ts";
import { t } from "../../i18n/t.ts";
import { Link } from "../link.tsx";
import { Kept, LeadStatus, orTalk } from "./lead-status.tsx";
import { useStored } from "./use-stored.ts";

/** The text of a message. */
function MessageText({ message }: { readonly message: LeadMessage }) {
  const { heading, at } = message.lead;
  const name = `“${heading}”`;
  if (message.type === "waiting") {
    const { status } = message.lead;
    const { phone, chat } = orTalk(heading);
    return (
      <>
        <Kept
          {...{ heading }}
          isOffline={"failure" in status && status.failure.isOffline}
          until={at + LIFE_MS}
        />
        <p>
          <span>{t("Rather talk?")}</span> <span>{phone}</span> <span>{chat}</span>
        </p>
      </>
    );
  }
  if (message.type === "sent") {
    const { receipt, unreadable } = message;
    const files = unreadable.join(", ");
    return (
      <p>
        <span>{t("{name} was sent. Your reference is {reference}.", { name, ...receipt })}</span>{" "}
        {files ? (
          <span>
            {t(
              "This device could no longer read some files, so they were not sent: {files}. We will ask you for them.",
              { files },
            )}
          </span>
        ) : null}
      </p>
    );
  }
  return (
    <p>
      {message.type === "rejected"
        ? t("{name} could not be sent. Your answers are still in the form.", { name })
        : t("{name} could not be sent within a day, and is no longer kept.", { name })}
    </p>
  );
}

interface OutboxMessageProps {
  readonly message: LeadMessage;
  readonly sender: Sender;
}

function OutboxMessage({ message, sender }: OutboxMessageProps) {
  const { lead, type } = message;
  const buttons = (
    <>
      {type === "sent" ? null : (
        <Link className="btn btn-secondary" href={lead.path}>
          {t("Open the form")}
        </Link>
      )}
      {type === "waiting" ? (
        <>
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => void sender.send(lead)}
          >
            {t("Send now")}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => sender.withdraw(lead.id)}>
            {t("Discard")}
          </button>
        </>
      ) : null}
      <button type="button" className="btn btn-quiet" onClick={() => sender.close(message)}>
        {t("Close")}
      </button>
    </>
  );
  return (
    <LeadStatus
      data-outbox={type}
      className="bg-card max-h-[40dvh] overflow-y-auto shadow-card"
      {...{ buttons }}
    >
      <MessageText {...{ message }} />
    </LeadStatus>
  );
}

/**
 * Shows a message about each lead that the form of the page does not show. The page's sender collects them. On a phone they
 * hide while the visitor types, because little room is left above the keyboard.
 */
export function OutboxMessages() {
  const [sender] = useState(pageSender);
  const messages = useStored(sender.messages.list);
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-40 grid max-h-[calc(100dvh-2rem)] gap-3 overflow-y-auto max-md:[html:has(:is(input,textarea,select):focus)_&]:hidden md:max-w-sm"
    >
      {messages.map((message) => (
        <OutboxMessage key={message.lead.id} {...{ message, sender }} />
      ))}
    </div>
  );
}
