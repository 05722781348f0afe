/** Sends each lead as signed JSON to another program: a spreadsheet, Zoho, Make, n8n (docs/webhook.md). */
import { bodyOf, type WebhookLead } from "./delivered.ts";
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

export const delivers = (env: DeliveryEnv): boolean => Boolean(env.LEAD_WEBHOOK_URL && env.LEAD_WEBHOOK_SECRET);

/** @throws where the program did not take it */
export async function deliver(env: DeliveryEnv, lead: WebhookLead): Promise<void> {
  const body = bodyOf(lead, env.LEAD_WEBHOOK_DETAILS === "full");
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = await signedHeaders(env.LEAD_WEBHOOK_SECRET!, { id: lead.id, timestamp, body });
  await request(env.LEAD_WEBHOOK_URL!, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
}
