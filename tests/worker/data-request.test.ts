/** Whoever asks for data learns nothing from the site, be the reference right or made up. Requirement P12. Decision 41. */
import { expect, it } from "vitest";
import example from "../contracts/examples/DATA_REQUEST.json";
import { contact, leads, post } from "./forms-support.ts";

it("answers the same to a reference that exists and to one that does not, and names nobody", async () => {
  const { reference } = (await post(contact)).body.data!;
  const ask = (requestReference: string) =>
    post({ ...example, phoneNumber: contact.phoneNumber, formData: { ...example.formData, requestReference } });
  const [known, unknown] = [await ask(reference), await ask("AIPM-00000-00000")];
  for (const { status, body } of [known, unknown]) {
    expect(status).toBe(200);
    const { data, ...said } = body;
    expect(said).toEqual({ success: true, message: "Form submitted successfully" });
    expect(data!.reference).not.toBe(reference);
    for (const personal of [contact.fullName, contact.email, contact.formData.notes]) {
      expect(JSON.stringify(body)).not.toContain(personal);
    }
  }
});

it.each([
  "A copy of my data",
  "A correction",
  "Withdraw consent, without erasure",
  "Erasure",
  "Name somebody to act for me",
  "A complaint",
])("takes a right of the policy as a request: %s", async (request) => {
  expect((await post({ ...example, formData: { ...example.formData, request } })).status).toBe(200);
  expect(JSON.stringify(await leads())).toContain(request);
});

it("is a lead of its own kind, and changes nothing of the lead it is about", async () => {
  await post(contact);
  const [before] = await leads();
  await post({ ...example, formData: { ...example.formData, request: "Erasure" } });
  const [after, request] = await leads();
  expect(after).toEqual(before);
  expect(request).toMatchObject({ form_type: "DATA_REQUEST", phone: "9822041876" });
});
