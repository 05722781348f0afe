/** What arrived of a form that was filled in and sent. */
import { expect } from "@playwright/test";
import type { AnyForm } from "../../src/forms/define.ts";
import { leadOf, query } from "./database.ts";
import type { Example } from "./examples.ts";
import { filesOf } from "./few.ts";

/** In D1 stands the example as it was written by hand, with one file where the form asks for any. @param address the page of the form */
export function expectStored(reference: string, form: AnyForm, address: string, example: Example): void {
  const lead = leadOf(reference);
  expect(lead.form_type).toBe(form.type);
  expect(lead.source_path).toBe(address);
  expect(lead.notice_version).not.toBeNull();
  const { uploadedDocuments, ...arrived } = JSON.parse(lead.payload) as Example;
  const { fileUploadBatchId, uploadedFileKeys, ...formData } = arrived.formData;
  expect({ ...arrived, formData }).toEqual(example);
  const via = filesOf(form);
  const attached = query<{ key: string }>("SELECT key FROM uploads WHERE lead_id = ?", lead.id);
  expect(attached).toHaveLength(via ? 1 : 0);
  expect(uploadedDocuments ?? []).toHaveLength(via === "s3" ? 1 : 0);
  expect(uploadedFileKeys ?? []).toEqual(via === "presign" ? attached.map(({ key }) => key) : []);
  expect(String(fileUploadBatchId)).toMatch(via === "presign" ? /^[0-9a-f-]{36}$/ : /^undefined$/);
}
