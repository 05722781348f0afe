import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import worker from "../../worker/index.ts";
import type { Env } from "../../worker/env.ts";
import { erasureStatements } from "../../src/record/erasure.ts";

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
export const asset = ({
  batchId,
  keys = [],
}: { batchId?: string; keys?: readonly string[] } = {}) => ({
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

/** Calls the real app, and waits for its work after the answer. */
export async function fetched(
  path: string,
  init: RequestInit = {},
  stores: Stores = {},
): Promise<Response> {
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
    readonly errors?: readonly {
      readonly field: string;
      readonly code: string;
      readonly message: string;
    }[];
  };
}

/** A string or bytes go out as they are. */
export const toBody = (body: unknown): BodyInit =>
  typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);

/** Posts as a page of ours does. */
export async function post(
  body: unknown,
  { headers = {}, stores = {} }: { headers?: Record<string, string>; stores?: Stores } = {},
): Promise<Answer> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: toBody(body),
  };
  const response = await fetched("/forms", init, stores);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Posts as a browser without script sends a form. A string goes out as it is. */
export async function postByBrowser(
  answers: string | readonly (readonly [string, string])[] | Readonly<Record<string, string>>,
  { headers = {}, stores = {} }: { headers?: Record<string, string>; stores?: Stores } = {},
) {
  const init = {
    method: "POST",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    body:
      typeof answers === "string"
        ? answers
        : new URLSearchParams(answers as Record<string, string>).toString(),
  };
  const response = await fetched("/forms", init, stores);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const TEN_MINUTES = 600_000;
/** A run of the scheduled job, by default at the next full ten minutes, when every part but those of midnight runs. */
export const run = (
  stores: Stores = {},
  scheduledTime = Math.ceil(Date.now() / TEN_MINUTES) * TEN_MINUTES,
): Promise<void> =>
  worker.scheduled(createScheduledController({ scheduledTime }), { ...env, ...stores });

/** The outcome of each part of the job's last runs: "drain ok". */
export const outcomes = async (): Promise<string[]> =>
  (
    await env.DB.prepare(
      "SELECT key || iif(value ->> 'error' IS NULL, ' ok', ' failed') FROM job, json_each(parts) ORDER BY key",
    ).raw<[string]>()
  ).map(([line]) => line);

const HEALTH_TOKEN = "a secret of the team";
/** The detailed health check. */
export async function readHealth(stores: Stores = {}, authorization = `Bearer ${HEALTH_TOKEN}`) {
  const response = await fetched(
    "/health?deep",
    { headers: { authorization } },
    { HEALTH_TOKEN, ...stores },
  );
  return {
    status: response.status,
    body: await response.json<{ broken: string[]; checks: { spool: object } }>(),
  };
}

type Columns =
  | "id"
  | "reference"
  | "form_type"
  | "full_name"
  | "phone"
  | "payload"
  | "flags"
  | "language";
export type LeadRow = Readonly<
  Record<Columns, string> & Record<"city" | "notice_version", string | null>
>;

export const leads = async (): Promise<LeadRow[]> =>
  (await env.DB.prepare("SELECT * FROM leads ORDER BY rowid").all<LeadRow>()).results;

/** Inserts a row of `leads`, unless it exists. */
export function insertLead(
  id: string,
  changes: Readonly<Record<string, string>> = {},
): D1PreparedStatement {
  const row = {
    id,
    reference: `AIPM-${id}`,
    form_type: "CONTACT_US",
    full_name: "Asha Rao",
    email: "asha@example.com",
    country_code: "+91",
    phone: "9876543210",
    city: "Pune",
    payload: "{}",
    content_hash: "hash",
    received_at: "2026-11-21T00:00:00.000Z",
    ...changes,
  };
  const columns = Object.keys(row);
  return env.DB.prepare(
    `INSERT INTO leads (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")}) ON CONFLICT (id) DO NOTHING`,
  ).bind(...Object.values(row));
}

/** Erases the files of a lead and then the lead, like the desk. */
export const erase = (id: string, keys: readonly string[] = []): Promise<unknown> => {
  const erasure = {
    id,
    reference: "AIPM-1",
    formType: "CONTACT_US",
    receivedOn: "2026-11-21",
    keys,
  } as const;
  const statements = erasureStatements([{ ...erasure, reason: "request" }], new Date());
  return env.DB.batch(statements.map(({ text, values }) => env.DB.prepare(text).bind(...values)));
};

export const empty = async (...tables: readonly string[]): Promise<void> =>
  void (await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`))));

/** A database that fails every call in this way. */
export function brokenDatabase(fail: () => Promise<never>): D1Database {
  const statement = { bind: () => statement, all: fail, run: fail, first: fail, raw: fail };
  return { prepare: () => statement, batch: fail } as unknown as D1Database;
}
export const down = brokenDatabase(() => Promise.reject(new Error("D1 is down")));
/** A bucket that rejects every write. */
export const noBucket = {
  put: () => Promise.reject(new Error("R2 is down")),
} as unknown as R2Bucket;

/** The database, with a callback for each statement and batch. */
export function watched(watchers: {
  prepare?: (text: string) => void;
  batch?: (size: number) => void;
}): D1Database {
  return {
    prepare(text: string) {
      watchers.prepare?.(text);
      return env.DB.prepare(text);
    },
    batch(statements: D1PreparedStatement[]) {
      watchers.batch?.(statements.length);
      return env.DB.batch(statements);
    },
  } as unknown as D1Database;
}

/** Collects the lines of the log instead of printing them, because tests cause failures on purpose. */
export function capturedLog(): string[] {
  const lines: string[] = [];
  for (const level of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, level).mockImplementation(
      (...words: unknown[]) => void lines.push(words.map(String).join(" ")),
    );
  return lines;
}
