/** Where notices go: a webhook of the team's chat, or else a mailbox. Without either, nothing is announced. */

export interface NotifyEnv {
  /** An incoming webhook that takes `{"text": …}`, as Slack's, Google Chat's and Mattermost's do. A secret. */
  readonly NOTIFY_WEBHOOK_URL?: string;
  /** A `send_email` binding, used where there is no webhook, with the two addresses. */
  readonly NOTIFY_EMAIL?: SendEmail;
  readonly NOTIFY_EMAIL_FROM?: string;
  readonly NOTIFY_EMAIL_TO?: string;
  /** `full` adds name, phone and e-mail. Anything else keeps them out. */
  readonly NOTIFY_DETAILS?: string;
}

export interface Message {
  readonly subject: string;
  readonly text: string;
}

export type Channel = (message: Message) => Promise<void>;

const PATIENCE_MS = 5000;

const byWebhook =
  (url: string): Channel =>
  async ({ text }) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      // Google Chat refuses a name that it does not know, so this is all that is sent.
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };

const byEmail =
  (binding: SendEmail, from: string, to: string): Channel =>
  async ({ subject, text }) => {
    await binding.send({ from: { name: "AIPM site", email: from }, to, subject, text });
  };

/** Undefined where nothing is configured. */
export function channelOf(env: NotifyEnv): Channel | undefined {
  if (env.NOTIFY_WEBHOOK_URL) return byWebhook(env.NOTIFY_WEBHOOK_URL);
  if (env.NOTIFY_EMAIL && env.NOTIFY_EMAIL_FROM && env.NOTIFY_EMAIL_TO) {
    return byEmail(env.NOTIFY_EMAIL, env.NOTIFY_EMAIL_FROM, env.NOTIFY_EMAIL_TO);
  }
  return undefined;
}
