/** What became of a lead, and what its visitor can do: in its form, above a form, and on other pages. */
import type { ReactNode } from "react";
import { chatAbout } from "../../content/chat.ts";
import { localeTag, t } from "../../i18n/t.ts";
import { PhoneNumber } from "../phone-number.tsx";
import { Sentence } from "../sentence.tsx";

interface Waiting {
  readonly isOffline: boolean | undefined;
  /** Until then the device keeps and retries it, ms since the epoch. */
  readonly until: number;
}

export type Status =
  | ({ readonly type: "waiting"; readonly heading: string } & Waiting)
  | { readonly type: "rejected" | "expired"; readonly heading: string }
  /** `unreadable`: names of files that were left out. */
  | {
      readonly type: "sent";
      readonly heading: string;
      readonly reference: string;
      readonly unreadable: readonly string[];
    }
  /** This form was sent within the last day. */
  | { readonly type: "received"; readonly reference: string; readonly at: number }
  | {
      readonly type: "failed";
      readonly heading: string;
      readonly message: string;
      readonly details: readonly string[];
      /** What the visitor can do. */
      readonly wayOn: string;
      readonly waiting?: Waiting | undefined;
    };

const formatTime = (time: number): string =>
  new Date(time).toLocaleString(localeTag(), { weekday: "long", hour: "numeric", minute: "2-digit" });

/** Links to call or chat. The chat names the form. */
const orTalk = (heading: string) => ({
  phone: <PhoneNumber />,
  chat: (
    <a className="link" href={chatAbout(heading)} target="_blank" rel="noopener">
      {t("chat with us")}
    </a>
  ),
});

const OrTalk = ({ heading }: { readonly heading: string }) => {
  const { phone, chat } = orTalk(heading);
  return (
    <p>
      <span>{t("Rather talk?")}</span> <span>{phone}</span> <span>{chat}</span>
    </p>
  );
};

const Kept = ({ heading, isOffline, until }: Waiting & { readonly heading: string }) => (
  <p>
    <span>{t("{name} is kept on this device until {time}.", { name: `“${heading}”`, time: formatTime(until) })}</span>{" "}
    <span>
      {isOffline
        ? t("We will send it when you are back online.")
        : t("You can send it now. If you don’t, the next page you open here will.")}
    </span>
  </p>
);

function sentText(name: string, { reference, unreadable }: Extract<Status, { readonly type: "sent" }>): string {
  const sent = t("{name} was sent. Your reference is {reference}.", { name, reference });
  if (unreadable.length === 0) return sent;
  const files = unreadable.join(", ");
  return `${sent} ${t("This device could no longer read some files, so they were not sent: {files}. We will ask you for them.", { files })}`;
}

function Failed({ status }: { readonly status: Extract<Status, { readonly type: "failed" }> }) {
  const { heading, message, details, wayOn, waiting } = status;
  return (
    <>
      <p className="font-600">{message}</p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <p>
        <Sentence
          text="Everything you entered is still here. {wayOn}, or call {phone} or {chat}."
          wayOn={wayOn}
          {...orTalk(heading)}
        />
      </p>
      {waiting ? <Kept {...{ heading }} {...waiting} /> : null}
    </>
  );
}

function Content({ status }: { readonly status: Status }) {
  if (status.type === "failed") return <Failed {...{ status }} />;
  if (status.type === "received")
    return (
      <p>
        <Sentence
          text="You sent this form on {time}. Your reference is {reference}."
          time={formatTime(status.at)}
          reference={<span className="font-600 whitespace-nowrap">{status.reference}</span>}
        />
      </p>
    );
  const { heading } = status;
  const name = `“${heading}”`;
  if (status.type === "waiting")
    return (
      <>
        <Kept {...status} />
        <OrTalk {...{ heading }} />
      </>
    );
  if (status.type === "sent") return <p>{sentText(name, status)}</p>;
  return (
    <p>
      {status.type === "rejected"
        ? t("{name} could not be sent. Your answers are still in the form.", { name })
        : t("{name} could not be sent within a day, and is no longer kept.", { name })}
    </p>
  );
}

interface LeadStatusProps {
  readonly status: Status;
  readonly role?: "alert" | "status";
  readonly className?: string;
  /** A message of the outbox, not of the form. */
  readonly "data-outbox"?: Status["type"];
  /** Buttons. */
  readonly children?: ReactNode;
}

export const LeadStatus = ({ status, role, className = "", children, ...outbox }: LeadStatusProps) => (
  <div {...outbox} className={`notice grid gap-3 ${className}`}>
    <div role={role} className="grid gap-2">
      <Content {...{ status }} />
    </div>
    <div className="flex flex-wrap items-center gap-3 empty:hidden">{children}</div>
  </div>
);
