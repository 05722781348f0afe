/** Leads of which somebody is to be told, and whoever is told of them. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { announce, noticeStatements } from "../../worker/notify/announce.ts";
import { insertLead } from "./forms-support.ts";

type World = Parameters<typeof announce>[0];

export const CHAT = "https://chat.example/hook/secret";
export const PROGRAM = "https://program.example/hook?key=secret";
/** The one that the standard's own documents have. */
export const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
export const chatAlone = { DB: env.DB, NOTIFY_WEBHOOK_URL: CHAT };
export const programAlone = { DB: env.DB, LEAD_WEBHOOK_URL: PROGRAM, LEAD_WEBHOOK_SECRET: SECRET };

interface Sent {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  /** Of a message to a chat. */
  readonly text: string;
}

/** Whoever is sent something, and what: each call is answered with the next status, and the last one stays. */
export function receivers(...statuses: readonly (number | ((url: string) => number))[]): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (to, init) => {
    const url = String(to);
    const body = String(init?.body ?? "");
    const { text } = JSON.parse(body || "{}") as { text: string };
    sent.push({ url, headers: init?.headers as Record<string, string>, body, text });
    const status = statuses[Math.min(sent.length, statuses.length) - 1] ?? 200;
    return new Response(null, { status: typeof status === "number" ? status : status(url) });
  });
  return sent;
}

/** Stores a lead as the edge does, with what is to be told of it. */
export const store = (id: string, world: World = chatAlone, changes: Readonly<Record<string, string>> = {}) =>
  env.DB.batch([insertLead(id, changes), ...noticeStatements(world, id)]);

export async function announced(id: string, world: World = chatAlone): Promise<void> {
  const context = createExecutionContext();
  announce(world, id, context);
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
