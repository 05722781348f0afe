/** A form that is opened where the outbox still holds what it could not send. Requirement F13. Decision 9. */
import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { toPayload } from "../../../../src/forms/payload.ts";
import { Intent } from "../../../../src/lead/intent.ts";
import type { StoredLead } from "../../../../src/lead/outbox.ts";
import { STORED_VERSION } from "../../../../src/lead/storage.ts";
import { control, edge, person, show, submit } from "./harness.tsx";

const kept: (StoredLead & { readonly version: number })[] = [];
vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  values: async () => kept,
  set: async () => {},
  del: async () => {},
  update: async () => {},
}));

it("sends it under the id that it had, a day later too", async () => {
  vi.stubGlobal("indexedDB", {});
  const values = { ...person, countryCode: "+91", city: "Pune", email: "", notes: "" };
  const body = toPayload(contact, values);
  const intent = new Intent("CONTACT_US");
  intent.keep();
  const id = intent.idFor(body);
  const meta = { honeypot: "", elapsedMs: 9000 };
  const said = { formType: "CONTACT_US", heading: "Contact us", path: "/contact", values, body, meta };
  const stored = { version: STORED_VERSION, status: { at: "queued" } } as const;
  kept.push({ ...said, ...stored, id, at: Date.now(), files: [] });
  const sent = edge(() => Promise.reject(new TypeError("offline")));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await show(contact);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(control("city").value).toBe("Pune");
  // Nothing is kept for longer than a day.
  localStorage.clear();
  await submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map((call) => call.body.submissionId)).toEqual([id, id]);
});
