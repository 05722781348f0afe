/**
 * Sends each lead as signed JSON to another program: a spreadsheet, Zoho, Make, n8n (docs/webhook.md). The rows and tries work as
 * those of notices.
 */
import { errorName } from "../log.ts";
import { bodyOf, type WebhookLead } from "./delivered.ts";
import { leadsOf, outboxOf } from "./outbox.ts";
import { request } from "./request.ts";
import { signedHeaders } from "./signed.ts";

export interface DeliveryEnv {
  /** Takes `POST`s of JSON. A secret: some of these addresses are their own key. */
  readonly LEAD_WEBHOOK_URL?: string;
  /** `whsec_` and base64; without it nothing is sent. */
  readonly LEAD_WEBHOOK_SECRET?: string;
  /** `full` adds name, phone, e-mail and every answer. Anything else keeps them out. */
  readonly LEAD_WEBHOOK_DETAILS?: string;
}

type Env = DeliveryEnv & { readonly DB: D1Database };

/** A worker holds six connections at a time. */
const AT_A_TIME = 5;

const deliveries = outboxOf("deliveries");

const isConfigured = (env: DeliveryEnv): boolean => Boolean(env.LEAD_WEBHOOK_URL && env.LEAD_WEBHOOK_SECRET);

/** @returns whether the program took the lead; if not, it stays due */
async function send(env: Env, lead: WebhookLead): Promise<boolean> {
  try {
    const body = bodyOf(lead, env.LEAD_WEBHOOK_DETAILS === "full");
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = await signedHeaders(env.LEAD_WEBHOOK_SECRET!, { id: lead.id, timestamp, body });
    await request(env.LEAD_WEBHOOK_URL!, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    return true;
  } catch (error) {
    console.warn("A lead was not delivered", errorName(error));
    return false;
  }
}

/** Never rejects: a lead that was not delivered stays due. @returns how many were delivered */
async function deliver(env: Env, claimed: () => Promise<readonly string[]>): Promise<number> {
  if (!isConfigured(env)) return 0;
  let delivered = 0;
  try {
    const ids = await claimed();
    const leads = await leadsOf(env.DB, ids);
    for (let i = 0; i < leads.length; i += AT_A_TIME) {
      const some = leads.slice(i, i + AT_A_TIME);
      const taken = await Promise.all(some.map((lead) => send(env, lead)));
      const sent = some.filter((_, n) => taken[n]);
      // The program does not answer: the rest waits for the next run.
      if (sent.length === 0) break;
      await deliveries.markSent(
        env.DB,
        sent.map(({ id }) => id),
      );
      delivered += sent.length;
    }
  } catch (error) {
    console.warn("Deliveries were not looked at", errorName(error));
  }
  return delivered;
}

/** The outbox's insert for the batch that writes the leads; none where nothing is configured. */
export const deliveryStatements = (env: Env, leadIds: readonly string[]): D1PreparedStatement[] =>
  isConfigured(env) ? [deliveries.enqueue(env.DB, leadIds)] : [];

/** Delivers a stored lead after the answer. Returns at once. */
export function deliverLead(env: Env, leadId: string, ctx: Pick<ExecutionContext, "waitUntil">): void {
  if (isConfigured(env)) ctx.waitUntil(deliver(env, () => deliveries.claimOne(env.DB, leadId)));
}

/** For the scheduled job. */
export const deliverDue = (env: Env): Promise<number> => deliver(env, () => deliveries.claimDue(env.DB));
