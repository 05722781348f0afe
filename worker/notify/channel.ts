/**
 * Where notices go: to a webhook of the team's chat, or else to a mailbox. A family of forms may have its own webhook, named after
 * the beginning of their types: NOTIFY_WEBHOOK_URL_NRI takes NRI_SUPPORT.
 */
import { bodyFor } from "./body.ts";
import { request } from "./request.ts";

export interface NotifyEnv {
  /**
   * An incoming webhook: of Teams, Telegram (`…/sendMessage?chat_id=…`) or Discord, or one that takes `{"text": …}`, as Slack's, Google Chat's
   * and Mattermost's do. A secret.
   */
  readonly NOTIFY_WEBHOOK_URL?: string;
  /** A `send_email` binding, used where there is no webhook, with the two addresses. */
  readonly NOTIFY_EMAIL?: SendEmail;
  readonly NOTIFY_EMAIL_FROM?: string;
  readonly NOTIFY_EMAIL_TO?: string;
  /** `full` adds name, phone and e-mail. Anything else keeps them out. */
  readonly NOTIFY_DETAILS?: string;
}

export interface TeamMessage {
  readonly subject: string;
  readonly text: string;
}

export interface Channel {
  /** Identifies the destination. */
  readonly name: string;
  /** The setting that names it, for people: the address itself may be a key. */
  readonly setting: string;
  readonly send: (message: TeamMessage) => Promise<void>;
}

const byWebhook = (setting: string, url: string): Channel => ({
  name: url,
  setting,
  send: ({ text }) =>
    request(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bodyFor(url, text)),
    }),
});

const byEmail = (binding: SendEmail, from: string, to: string): Channel => ({
  name: to,
  setting: "NOTIFY_EMAIL",
  send: async ({ subject, text }) => {
    await binding.send({ from: { name: "AIPM site", email: from }, to, subject, text });
  },
});

const FAMILY = "NOTIFY_WEBHOOK_URL_";

/** The webhooks of families, the longest name first. */
const families = (env: NotifyEnv): (readonly [family: string, url: string])[] =>
  Object.entries(env)
    .filter(([name, url]) => name.startsWith(FAMILY) && typeof url === "string" && url !== "")
    .map(([name, url]) => [name.slice(FAMILY.length), String(url)] as const)
    .toSorted(([a], [b]) => b.length - a.length);

/** Whether anything is announced anywhere. */
export const isConfigured = (env: NotifyEnv): boolean => defaultChannel(env) !== undefined || families(env).length > 0;

/** The channel for leads of a form; undefined where none is configured. */
export function channelFor(env: NotifyEnv, formType: string): Channel | undefined {
  const own = families(env).find(([family]) => formType === family || formType.startsWith(`${family}_`));
  return own ? byWebhook(FAMILY + own[0], own[1]) : defaultChannel(env);
}

/** Every channel that is configured: that for everything else first, then those of families. */
export function channelsOf(env: NotifyEnv): Channel[] {
  const { NOTIFY_WEBHOOK_URL: url, NOTIFY_EMAIL: binding, NOTIFY_EMAIL_FROM: from, NOTIFY_EMAIL_TO: to } = env;
  return [
    ...(url ? [byWebhook("NOTIFY_WEBHOOK_URL", url)] : []),
    ...(binding && from && to ? [byEmail(binding, from, to)] : []),
    ...families(env).map(([family, own]) => byWebhook(FAMILY + family, own)),
  ];
}

/** The channel for everything else; undefined where none is configured. */
export const defaultChannel = (env: NotifyEnv): Channel | undefined =>
  channelsOf(env).find(({ setting }) => !setting.startsWith(FAMILY));
