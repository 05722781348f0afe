/** Leads with notices, and a stand-in for the team's chat. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { noticeStatements, type NotifyEnv } from "../../worker/notify/notices.ts";
import { notifyTeam } from "../../worker/notify/notify.ts";
import { insertLead } from "./forms-support.ts";

type Settings = NotifyEnv & { readonly DB: D1Database };

export const CHAT = "https://chat.example/hook/secret";
export const withChat: Settings = { DB: env.DB, NOTIFY_WEBHOOK_URL: CHAT };

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export const redirect = (status: number, location: string) => () =>
  new Response(null, { status, headers: { location } });

/** Replaces `fetch`. Each call is answered with the next reply, and the last one stays. */
export function receivers(...replies: readonly (number | (() => Response))[]): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async (to, { method, body: sentText, redirect: mode } = {}) => {
      const body = JSON.parse(String(sentText ?? "{}")) as Sent["body"];
      sent.push({ url: String(to), method, body, text: String(body.text ?? body.content ?? "") });
      const reply = replies[Math.min(sent.length, replies.length) - 1] ?? 200;
      const answer = typeof reply === "number" ? new Response(null, { status: reply }) : reply();
      // By default `fetch` follows a redirect, here to a page that answers everyone.
      return answer.headers.has("location") && mode !== "manual"
        ? new Response("<html>Log in</html>")
        : answer;
    },
  );
  return sent;
}

/** Stores a lead with its notice, as the edge does. */
export const store = (
  id: string,
  changes: Readonly<Record<string, string>> = {},
  settings = withChat,
) => env.DB.batch([insertLead(id, changes), ...noticeStatements(settings, id)]);

export async function notified(id: string, settings = withChat): Promise<void> {
  const context = createExecutionContext();
  notifyTeam(settings, id, new Date(), context);
  await waitOnExecutionContext(context);
}

interface Notice {
  readonly lead_id: string;
  readonly tries: number;
  readonly sent_at: string | null;
  readonly failure: string | null;
}
export const notices = async (): Promise<Notice[]> =>
  (
    await env.DB.prepare(
      "SELECT lead_id, tries, sent_at, failure FROM notices ORDER BY lead_id",
    ).all<Notice>()
  ).results;

export const makeDue = () =>
  env.DB.exec("UPDATE notices SET due_at = '2026-01-01T00:00:00.000Z' WHERE sent_at IS NULL");
