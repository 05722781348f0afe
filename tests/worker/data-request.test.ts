/** A data request gets the same answer for right and wrong references. */
import { expect, it } from "vitest";
import example from "../contracts/examples/DATA_REQUEST.json";
import { contact, leads, post } from "./forms-support.ts";

it("answers a data request the same for known and unknown references", async () => {
  const { reference } = (await post(contact)).body.data!;
  const [before] = await leads();
  for (const requestReference of [reference, "AIPM-00000-00000"]) {
    const formData = { ...example.formData, request: "Erasure", requestReference };
    const { status, body } = await post({ ...example, phoneNumber: contact.phoneNumber, formData });
    expect(status).toBe(200);
    const { data, ...answer } = body;
    expect(answer).toEqual({ success: true, message: "Form submitted successfully" });
    expect(data!.reference).not.toBe(reference);
    expect(JSON.stringify(body)).not.toMatch(/Asha Rao|asha@example|Call after 6/);
  }
  expect(await leads()).toMatchObject([before, { form_type: "DATA_REQUEST" }, { form_type: "DATA_REQUEST" }]);
});
