/** What became of a lead, and what its visitor can do: in its form, above a form, and on other pages. */
import type { ReactNode } from "react";
import { chatAbout } from "../../content/chat.ts";
import { localeTag, t } from "../../i18n/t.ts";
import { PhoneNumber } from "../phone-number.tsx";

interface LeadStatusProps {
  readonly role?: "alert" | "status";
  readonly className?: string;
  /** A message of the outbox, not of the form. */
  readonly "data-outbox"?: string;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

export const LeadStatus = ({
  role,
  className = "",
  buttons,
  children,
  ...outbox
}: LeadStatusProps) => (
  <div {...outbox} className={`notice grid gap-3 ${className}`}>
    <div role={role} className="grid gap-2">
      {children}
    </div>
    <div className="flex flex-wrap items-center gap-3 empty:hidden">{buttons}</div>
  </div>
);

export const formatTime = (time: number): string =>
  new Date(time).toLocaleString(localeTag(), {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });

/** Links to call or chat. The chat names the form. */
export const orTalk = (heading: string) => ({
  phone: <PhoneNumber />,
  chat: (
    <a className="link" href={chatAbout(heading)} target="_blank" rel="noopener">
      {t("chat with us")}
    </a>
  ),
});

interface KeptProps {
  readonly heading: string;
  readonly isOffline: boolean | undefined;
  /** Until then the device keeps and retries the lead, ms since the epoch. */
  readonly until: number;
}

/** How long a lead waits on this device, and what sends it. */
export const Kept = ({ heading, isOffline, until }: KeptProps) => (
  <p>
    <span>
      {t("{name} is kept on this device until {time}.", {
        name: `“${heading}”`,
        time: formatTime(until),
      })}
    </span>{" "}
    <span>
      {isOffline
        ? t("We will send it when you are back online.")
        : t("You can send it now. If you don’t, the next page you open here will.")}
    </span>
  </p>
);
