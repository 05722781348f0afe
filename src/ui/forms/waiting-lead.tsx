/** The text about a lead that waits on this device, in its form and on other pages. */
import { chatAbout } from "../../content/chat.ts";
import { PhoneNumber } from "../phone-number.tsx";
import { localeTag, t } from "../../i18n/t.ts";

export const formatTime = (time: number): string =>
  new Date(time).toLocaleString(localeTag(), { weekday: "long", hour: "numeric", minute: "2-digit" });

/** Links to call or chat, for a sentence with `{phone}` and `{chat}`. The chat names the form. */
export const orTalk = (heading: string) => ({
  phone: <PhoneNumber />,
  chat: (
    <a className="link" href={chatAbout(heading)} target="_blank" rel="noopener">
      {t("chat with us")}
    </a>
  ),
});

interface WaitingLeadProps {
  readonly heading: string;
  readonly isOffline: boolean | undefined;
  /** Ms since the epoch. */
  readonly until: number;
}

export const WaitingLead = ({ heading, isOffline, until }: WaitingLeadProps) => (
  <p>
    <span>{t("{name} is kept on this device until {time}.", { name: `“${heading}”`, time: formatTime(until) })}</span>{" "}
    <span>
      {isOffline
        ? t("We will send it when you are back online.")
        : t("You can send it now; the next page you open here sends it too.")}
    </span>
  </p>
);
