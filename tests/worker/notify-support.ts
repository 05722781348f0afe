/** Leads with notices, and a stand-in for the team's chat. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { noticeStatements, notifyTeam, type NotifyEnv } from "../../worker/notify/notify.ts";
import { insertLead } from "./forms-support.ts";

type Settings = NotifyEnv & { readonly DB: D1Database };

export const CHAT = "https://chat.example/hook/secret";
export const withChat: Settings = { DB: env.DB, NOTIFY_WEBHOOK_URL: CHAT };

interface Sent {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Replaces `fetch`. Each call is answered with the next status, and the last one stays. */
export function receivers(...statuses: readonly number[]): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (to, init) => {
    const body = JSON.parse(String(init?.body ?? "{}")) as Sent["body"];
    sent.push({ url: String(to), body, text: String(body.text ?? body.content ?? "") });
    return new Response(null, { status: statuses[Math.min(sent.length, statuses.length) - 1] ?? 200 });
  });
  return sent;
}

/** Stores a lead with its notice, as the edge does. */
export const store = (id: string, changes: Readonly<Record<string, string>> = {}, settings = withChat) =>
  env.DB.batch([insertLead(id, changes), ...noticeStatements(settings, id)]);

export async function notified(id: string, settings = withChat): Promise<void> {
  const context = createExecutionContext();
  notifyTeam(settings, id, context);
  await waitOnExecutionContext(context);
}

interface Notice {
  readonly lead_id: string;
  readonly tries: number;
  readonly sent_at: string | null;
  readonly failure: string | null;
}
export const notices = async (): Promise<Notice[]> =>
  (await env.DB.prepare("SELECT lead_id, tries, sent_at, failure FROM outbox ORDER BY lead_id").all<Notice>()).results;

export const makeDue = () => env.DB.exec("UPDATE outbox SET due_at = '2026-01-01T00:00:00.000Z' WHERE sent_at IS NULL");
