import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import worker from "../../worker/index.ts";
import type { Env } from "../../worker/env.ts";

export const contact = {
  formType: "CONTACT_US",
  fullName: "Asha Rao",
  email: "asha@example.com",
  countryCode: "+91",
  phoneNumber: "98765 43210",
  formData: { city: "Karjat", notes: "Call after 6" },
} as const;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly success: boolean;
    readonly code?: string;
    readonly message: string;
    readonly data?: { readonly id: string; readonly reference: string };
    readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
  };
}

/** Posts to the real app as a page of ours does. A string goes out as it is; `stores` stands in for bindings that fail. */
export async function post(
  body: unknown,
  { headers = {}, stores = {} }: { headers?: Record<string, string>; stores?: Partial<Env> } = {},
): Promise<Answer> {
  const request = new Request("https://www.aipm.example/forms", {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const context = createExecutionContext();
  const response = await worker.fetch(request, { ...env, ...stores }, context);
  await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export interface LeadRow {
  readonly id: string;
  readonly reference: string;
  readonly form_type: string;
  readonly full_name: string;
  readonly email: string | null;
  readonly country_code: string;
  readonly phone: string;
  readonly city: string | null;
  readonly payload: string;
  readonly flags: string;
  readonly source_path: string | null;
  readonly utm_campaign: string | null;
  readonly notice_version: string | null;
  readonly language: string;
  readonly time_zone: string | null;
  readonly call_time: string | null;
}

export const leads = async (): Promise<LeadRow[]> =>
  (await env.DB.prepare("SELECT * FROM leads ORDER BY rowid").all<LeadRow>()).results;

/** A database that fails in the given way, whatever it is asked. */
export function brokenDatabase(fail: () => Promise<never>): D1Database {
  const statement = { bind: () => statement, all: fail, run: fail, first: fail, raw: fail };
  return { prepare: () => statement, batch: fail } as unknown as D1Database;
}
