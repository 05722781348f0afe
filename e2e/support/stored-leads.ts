/** Reads leads and files of the site under test from its local D1 and bucket. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Locator } from "@playwright/test";
import type { AnyForm } from "../../src/forms/define.ts";
import { databaseFile } from "../../tests/support/database-file.ts";
import { signGet } from "../../src/record/sign.ts";
import type { Example } from "./examples.ts";

/** The state folder of e2e/playwright.config.ts. */
const { E2E_STATE } = process.env as Record<"E2E_STATE", string>;

export function query<Row>(sql: string, ...values: string[]): Row[] {
  // Readers wait while the site writes.
  using database = new DatabaseSync(databaseFile(E2E_STATE), { readOnly: true, timeout: 60_000 });
  return database.prepare(sql).all(...values) as Row[];
}

/** Copies the database into another state folder, because workerd does not share an open file. */
export function copyState(state: string): void {
  const copy = path.join(state, path.relative(E2E_STATE, databaseFile(E2E_STATE)));
  mkdirSync(path.dirname(copy), { recursive: true });
  query("VACUUM INTO ?", copy);
}

type StoredLead = Readonly<
  Record<"id" | "reference" | "form_type" | "payload" | "source_path" | "notice_version", string>
>;

export function findLead(reference: string): StoredLead {
  const leads = query<StoredLead>("SELECT * FROM leads WHERE reference = ?", reference);
  expect(leads).toHaveLength(1);
  return leads[0]!;
}

/** Each test has its own visitor. The phone number finds the visitor's leads. */
export const newPhone = (): string =>
  `98${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
export const findLeads = (phone: string): { id: string; reference: string }[] =>
  query("SELECT id, reference FROM leads WHERE phone = ?", phone);
/** Expects the receipt of the only stored lead of this phone, and the number of its files. */
export async function expectOneLead(receipt: Locator, phone: string, files = 0): Promise<void> {
  await expect(receipt).toContainText("AIPM-");
  const leads = findLeads(phone);
  expect(leads).toHaveLength(1);
  await expect(receipt).toContainText(leads[0]!.reference);
  expect(listFiles(leads[0]!.id)).toHaveLength(files);
}
export const listFiles = (id: string): { key: string; file_name: string; state: string }[] =>
  query("SELECT key, file_name, state FROM uploads WHERE lead_id = ?", id);

/** Reads a stored file by a link that the desk signs. @param site URL of the real site */
export async function readStoredFile(site: string, key: string): Promise<Buffer> {
  // Values of .dev.vars.
  const local = {
    S3_ENDPOINT: "/cdn-cgi/local/r2/s3",
    S3_BUCKET: "aipm-files",
    S3_ACCESS_KEY_ID: "local-access-key",
    S3_SECRET_ACCESS_KEY: "local-secret-key",
  };
  const link = { key, fileName: "file", expiresSeconds: 60, now: new Date() };
  return Buffer.from(await (await fetch(await signGet(local, site, link))).arrayBuffer());
}

/** D1 has the answers of the example, and one file if the form asks for files. @param address path of the form's page */
export function expectStored(
  reference: string,
  form: AnyForm,
  address: string,
  example: Example,
): void {
  const lead = findLead(reference);
  expect(lead).toMatchObject({ form_type: form.type, source_path: address });
  expect(lead.notice_version).not.toBeNull();
  const { uploadedDocuments, ...arrived } = JSON.parse(lead.payload) as Example;
  const { fileUploadBatchId, uploadedFileKeys, ...formData } = arrived.formData;
  expect({ ...arrived, formData }).toEqual(example);
  const hasFiles = Object.values(form.fields).some(({ kind }) => kind === "files");
  const via = hasFiles ? form.upload?.via : undefined;
  const attached = listFiles(lead.id);
  expect(attached).toHaveLength(via ? 1 : 0);
  expect(uploadedDocuments ?? []).toHaveLength(via === "s3" ? 1 : 0);
  expect(uploadedFileKeys ?? []).toEqual(via === "presign" ? attached.map(({ key }) => key) : []);
  expect(String(fileUploadBatchId)).toMatch(via === "presign" ? /^[0-9a-f-]{36}$/ : /^undefined$/);
}
