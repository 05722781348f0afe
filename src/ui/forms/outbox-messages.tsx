import { useState } from "react";
import type { LeadMessage } from "../../lead/lead-messages.ts";
import { pageSender, type Sender } from "../../lead/sender.ts";
import { LIFE_MS } from "../../lead/storage.ts";
import { t } from "../../i18n/t.ts";
import { Link } from "../link.tsx";
import { LeadStatus, type Status } from "./lead-status.tsx";
import { useStored } from "./use-stored.ts";

function toStatus(message: LeadMessage): Status {
  const { heading } = message.lead;
  if (message.type === "sent") {
    const { type, receipt, unreadable } = message;
    return { type, heading, reference: receipt.reference, unreadable };
  }
  if (message.type !== "waiting") return { type: message.type, heading };
  const { type, lead } = message;
  const isOffline = "failure" in lead.status && lead.status.failure.isOffline;
  return { type, heading, isOffline, until: lead.at + LIFE_MS };
}

interface OutboxMessageProps {
  readonly message: LeadMessage;
  readonly sender: Sender;
}

function OutboxMessage({ message, sender }: OutboxMessageProps) {
  const { lead, type } = message;
  return (
    <LeadStatus
      status={toStatus(message)}
      data-outbox={type}
      className="bg-card max-h-[40dvh] overflow-y-auto shadow-card"
    >
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
          <button type="button" className="btn btn-quiet" onClick={() => sender.withdraw(lead.id)}>
            {t("Discard")}
          </button>
        </>
      ) : null}
      <button type="button" className="btn btn-quiet" onClick={() => sender.close(message)}>
        {t("Close")}
      </button>
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
