import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import worker from "../../worker/index.ts";
import type { Env } from "../../worker/env.ts";

/** Bindings that stand in for those of the runtime. */
export type Stores = Partial<Env>;

export const contact = {
  formType: "CONTACT_US",
  fullName: "Asha Rao",
  email: "asha@example.com",
  countryCode: "+91",
  phoneNumber: "98765 43210",
  formData: { city: "Karjat", notes: "Call after 6" },
} as const;

/** A lead of a form that takes files. */
export const asset = ({ batchId, keys = [] }: { batchId?: string; keys?: readonly string[] } = {}) => ({
  formType: "HIGH_VALUE_ASSET",
  fullName: "Vikram Seth",
  countryCode: "+91",
  phoneNumber: "09876543210",
  formData: {
    locationOfProperty: "Alibaug, Raigad",
    propertyType: "Resort",
    estimatedValue: 450_000_000,
    isVacant: "No",
    ownershipType: "Freehold",
    willingTo: "Sell",
    ...(batchId && { fileUploadBatchId: batchId, uploadedFileKeys: keys }),
  },
});

/** Asks the real app, and waits for what it does after its answer. */
export async function fetched(path: string, init: RequestInit = {}, stores: Stores = {}): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(new URL(path, "https://www.aipm.example"), init);
  const response = await worker.fetch(request, { ...env, ...stores }, context);
  await waitOnExecutionContext(context);
  return response;
}

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

/** Posts as a page of ours does. A string or bytes go out as they are. */
export async function post(
  body: unknown,
  { headers = {}, stores = {} }: { headers?: Record<string, string>; stores?: Stores } = {},
): Promise<Answer> {
  const response = await fetched(
    "/forms",
    {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
      body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
    },
    stores,
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** Posts as a browser without script sends a form. */
export async function postByBrowser(
  fields: readonly (readonly [string, string])[],
  {
    headers = {},
    stores = {},
    path = "/forms",
  }: { headers?: Record<string, string>; stores?: Stores; path?: string } = {},
): Promise<Page> {
  const response = await fetched(
    path,
    {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    },
    stores,
  );
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** A run of the scheduled job. */
export const run = (stores: Stores = {}): Promise<void> =>
  worker.scheduled(createScheduledController(), { ...env, ...stores });

/** What each part of the job wrote down of its last run, as "drain ok". */
export const outcomes = async (): Promise<string[]> =>
  (await env.DB.prepare("SELECT name || ' ' || outcome FROM jobs ORDER BY name").raw<[string]>()).map(([one]) => one);

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

export const empty = async (...tables: readonly string[]): Promise<void> =>
  void (await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`))));

/** A database that fails in the given way, whatever it is asked. */
export function brokenDatabase(fail: () => Promise<never>): D1Database {
  const statement = { bind: () => statement, all: fail, run: fail, first: fail, raw: fail };
  return { prepare: () => statement, batch: fail } as unknown as D1Database;
}
export const down = brokenDatabase(() => Promise.reject(new Error("D1 is down")));
/** A bucket that takes nothing. */
export const noBucket = { put: () => Promise.reject(new Error("R2 is down")) } as unknown as R2Bucket;

/** The database, with a look at what it is asked. */
export function watched(look: { prepare?: (text: string) => void; batch?: (size: number) => void }): D1Database {
  return {
    prepare(text: string) {
      look.prepare?.(text);
      return env.DB.prepare(text);
    },
    batch(statements: D1PreparedStatement[]) {
      look.batch?.(statements.length);
      return env.DB.batch(statements);
    },
  } as unknown as D1Database;
}

/** What fails here is meant to, and says so in the log. */
export function quiet(): void {
  for (const level of ["log", "warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
}
