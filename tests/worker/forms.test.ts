import { describe, expect, it, vi } from "vitest";
import dataRequest from "../contracts/examples/DATA_REQUEST.json" with { type: "json" };
import buyer from "../contracts/examples/BUYER_FORM.json" with { type: "json" };
import loan from "../contracts/examples/LOAN_FUNDING.json" with { type: "json" };
import shifting from "../contracts/examples/SHIFTING_LOGISTICS.json" with { type: "json" };
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import * as samples from "../support/upload-samples.ts";
import { asset, contact, fetched, leads, post, watched } from "./forms-support.ts";
import { ledger, uploaded } from "./uploads-support.ts";

const id = "7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c11";
/** Like a browser before 2023, or another client. */
const NO_FETCH_METADATA = { "sec-fetch-site": "" };

describe("a lead", () => {
  it("is stored as received, with columns for the person and the clock", async () => {
    const meta = {
      path: "/contact-form",
      utm: { campaign: "diwali" },
      noticeVersion: "2026-11",
      elapsedMs: 9000,
      timeZone: "America/New_York",
      callTime: "evening",
    };
    const sent = {
      ...contact,
      formData: { ...contact.formData, city: "Village Bhondsi, Gurgaon" },
    };
    const { status, body } = await post({ ...sent, submissionId: id, meta });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: "Form submitted successfully",
      data: { id, reference: expect.stringMatching(/^AIPM-[0-9A-Z]{5}-[0-9A-Z]{5}$/) },
    });
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      id,
      reference: body.data?.reference,
      form_type: "CONTACT_US",
      full_name: "Asha Rao",
      email: "asha@example.com",
      country_code: "+91",
      phone: "9876543210",
      city: "Village Bhondsi, Gurgaon",
      source_path: "/contact-form",
      utm_campaign: "diwali",
      notice_version: "2026-11",
      time_zone: "America/New_York",
      call_time: "evening",
      flags: "",
    });
    expect(JSON.parse(lead!.payload)).toEqual(sent);
  });

  it.each([
    [{ timeZone: "Moon/Crater", callTime: "midnight" }],
    [{ timeZone: { toString: 1 }, callTime: ["evening"] }],
  ])("is stored without an invalid clock: %j", async (meta) => {
    expect((await post({ ...contact, meta })).status).toBe(200);
    expect(await leads()).toMatchObject([{ time_zone: null, call_time: null }]);
  });

  it("answers a repeat with the same receipt, and other content with 409", async () => {
    const first = await post({ ...contact, submissionId: id });
    const again = await Promise.all(
      [1, 2, 3].map(() => post({ ...contact, submissionId: id, meta: { elapsedMs: 1 } })),
    );
    for (const answer of again) expect(answer).toMatchObject({ status: 200, body: first.body });
    const { status, body } = await post({
      ...contact,
      fullName: "Somebody else",
      submissionId: id,
    });
    expect([status, body.message]).toEqual([
      409,
      "A conflict occurred. Please refresh and try again.",
    ]);
    expect(await leads()).toMatchObject([{ full_name: "Asha Rao" }]);
  });

  it("finds the person at each path of a form", async () => {
    const { formType, formData, ...person } = contact;
    await post({ formType, formData: { ...formData, ...person } });
    await post({ formType, formData: { ...formData, personalDetails: person } });
    const found = { full_name: "Asha Rao", phone: "9876543210" };
    expect(await leads()).toMatchObject([found, found]);
  });

  it("is stored with its files in one round trip", async () => {
    const batchId = crypto.randomUUID();
    const key = await uploaded(samples.PDF, "application/pdf", { batchId });
    const body = asset({ batchId, keys: [key] });
    const batch = vi.fn();
    expect(
      (await post({ ...body, submissionId: id }, { stores: { DB: watched({ batch }) } })).status,
    ).toBe(200);
    expect(batch).toHaveBeenCalledOnce();
    expect(await ledger()).toMatchObject([{ state: "attached", lead_id: id }]);
    const other = await post(body);
    expect([other.status, other.body.errors]).toMatchObject([
      400,
      [{ field: "formData.uploadedFileKeys.0", code: "unknown_upload" }],
    ]);
    expect(await leads()).toHaveLength(1);
  });
});

const { personalDetails, budgetDetails } = buyer.formData;
const budget = (
  minBudget: number,
  maxBudget: number,
  phoneNumber = personalDetails.phoneNumber,
) => ({
  ...buyer,
  formData: {
    ...buyer.formData,
    personalDetails: { ...personalDetails, phoneNumber },
    budgetDetails: { ...budgetDetails, minBudget, maxBudget },
  },
});
const EVIL = "https://evil.example";
const OURS = "https://www.aipm.example";

describe("stores an answer unchanged, with a flag for each doubt:", () => {
  it.each<[string, object, string, Record<string, string>?]>([
    ["a plain one", buyer, ""],
    ["an amount that is hardly meant", budget(50, 90), "odd_amount"],
    ["a number that is hardly meant", { ...contact, phoneNumber: "98765 4321" }, "odd_phone"],
    [
      "all at once",
      { ...budget(50, 9_000_000, "1234567890"), meta: { honeypot: "x", elapsedMs: 20 } },
      "honeypot,too_fast,odd_phone,odd_amount",
    ],
    [
      "files that its page could not read",
      { ...loan, meta: { unreadable: 10 } },
      "files_unreadable",
    ],
    ["none of them", { ...loan, meta: { unreadable: 0 } }, ""],
    ["more than a form takes", { ...loan, meta: { unreadable: 11 } }, ""],
    ["a number that is none", { ...loan, meta: { unreadable: "1" } }, ""],
    ["files of a form that takes none", { ...contact, meta: { unreadable: 1 } }, ""],
    [
      "an old browser on another site",
      contact,
      "cross_site",
      { ...NO_FETCH_METADATA, origin: EVIL },
    ],
    [
      "another site's form",
      contact,
      "cross_site",
      { "sec-fetch-site": "cross-site", origin: EVIL },
    ],
    ["a neighbour's page", contact, "cross_site", { "sec-fetch-site": "same-site" }],
    ["our own form under a strict referrer policy", contact, "", { origin: "null" }],
    ["an old browser", contact, "", { ...NO_FETCH_METADATA, origin: OURS }],
    ["a program", contact, "no_browser", NO_FETCH_METADATA],
    [
      "a program that calls JSON a form",
      contact,
      "no_browser",
      { ...NO_FETCH_METADATA, "content-type": "application/x-www-form-urlencoded" },
    ],
  ])("%s", async (_, body, flags, headers = {}) => {
    expect((await post(body, { headers })).status).toBe(200);
    const [lead] = await leads();
    expect(lead!.flags).toBe(flags);
    const { meta: _meta, ...answers } = body as { meta?: object };
    expect(JSON.parse(lead!.payload)).toEqual(answers);
  });
});

it("accepts yesterday as a coming date, because a device keeps a lead for a day", async () => {
  const moving = (daysAgo: number): object => ({
    ...shifting,
    formData: {
      ...shifting.formData,
      preferredDate: dayInIndia(Date.now() - daysAgo * 86_400_000),
    },
  });
  expect((await post(moving(1))).status).toBe(200);
  const message = "Preferred date must be today or later";
  expect(await post(moving(2))).toMatchObject({ status: 400, body: { errors: [{ message }] } });
});

describe("bad input", () => {
  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  const text = JSON.stringify(contact);

  it.each<[string, string, string, string, string?]>([
    ["no JSON", "{not json", "invalid_json", "body"],
    ["no object", "[1,2]", "invalid_json", "body"],
    ["an empty body", "", "invalid_json", "body"],
    [
      "a body over 64 KiB",
      JSON.stringify({ ...contact, pad: "x".repeat(70_000) }),
      "body_too_large",
      "body",
    ],
    ["10,000 levels", `{"formType":"CONTACT_US","formData":${nested(10_000)}}`, "too_deep", "body"],
    [
      "__proto__ inside",
      text.replace('"city"', '"__proto__":{"x":1},"city"'),
      "forbidden_key",
      "body",
    ],
    [
      "an inherited name for a form",
      text.replace("CONTACT_US", "toString"),
      "unknown_form",
      "formType",
    ],
    [
      "an unknown form",
      text.replace("CONTACT_US", "CASTLE"),
      "unknown_form",
      "formType",
      "Form configuration not found for type: CASTLE",
    ],
    ["no form type", "{}", "unknown_form", "formType"],
    [
      "an id that is none",
      JSON.stringify({ ...contact, submissionId: "1" }),
      "validation_failed",
      "submissionId",
    ],
  ])("rejects a body and writes nothing: %s", async (_, body, code, field, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      code,
      message: "Invalid request. Please check your input and try again.",
      errors: [{ field, message: message ?? expect.stringMatching(/\w/) }],
    });
    expect(await leads()).toEqual([]);
  });

  it("reports all problems at once, in the order of the form", async () => {
    const { body } = await post({ formType: "CONTACT_US" });
    expect(body.errors).toEqual([
      { field: "fullName", control: "fullName", code: "required", message: "Enter your full name" },
      {
        field: "phoneNumber",
        control: "phoneNumber",
        code: "required",
        message: "Enter your phone number",
      },
      { field: "formData.city", control: "city", code: "required", message: "Enter your city" },
    ]);
  });
});

describe("the rest of the API", () => {
  it.each(["/forms/x", "/guest"])("answers an unknown path with 404: %s", async (path) => {
    const response = await fetched(path, { method: "POST", body: "{}" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      message: "The requested resource was not found.",
    });
  });

  it.each([
    ["/forms", "GET", "POST"],
    ["/guest/uploads/presign/bulk", "GET", "POST"],
    ["/s3/upload", "DELETE", "POST"],
    ["/health", "POST", "GET, HEAD"],
  ])("answers %s with 405 and the allowed method instead of %s", async (path, method, allow) => {
    const response = await fetched(path, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    const error = {
      field: "method",
      code: "method_not_allowed",
      message: `This address accepts only ${allow}`,
    };
    expect(await response.json()).toMatchObject({
      success: false,
      code: "method_not_allowed",
      errors: [error],
    });
  });

  it("returns no stored data, even for a known id or reference", async () => {
    const { id: own, reference } = (await post({ ...asset(), phoneNumber: "9123456780" })).body
      .data!;
    for (const path of [own, reference].flatMap((term) => [
      `/forms/${term}`,
      `/forms?id=${term}`,
      `/leads/${term}`,
    ])) {
      const answer = await fetched(path);
      expect([404, 405], path).toContain(answer.status);
      expect(await answer.text()).not.toMatch(/Vikram Seth|9123456780|Alibaug/);
    }
  });

  it("answers a data request the same for known and unknown references", async () => {
    const { reference } = (await post(contact)).body.data!;
    const [before] = await leads();
    for (const requestReference of [reference, "AIPM-00000-00000"]) {
      const formData = { ...dataRequest.formData, request: "Erasure", requestReference };
      const { status, body } = await post({
        ...dataRequest,
        phoneNumber: contact.phoneNumber,
        formData,
      });
      expect(status).toBe(200);
      const { data, ...answer } = body;
      expect(answer).toEqual({ success: true, message: "Form submitted successfully" });
      expect(data!.reference).not.toBe(reference);
      expect(JSON.stringify(body)).not.toMatch(/Asha Rao|asha@example|Call after 6/);
    }
    expect(await leads()).toMatchObject([
      before,
      { form_type: "DATA_REQUEST" },
      { form_type: "DATA_REQUEST" },
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ["/forms", { "content-length": "70000" }],
    ["/forms/x", {}],
    ["/guest/uploads/presign/bulk", {}],
    ["/guest/uploads/presign/bulk?formType=CONTACT_US", {}],
    ["/s3/upload", { "content-type": "application/json" }],
  ])("reads a rejected body to its end: %s", async (path, headers) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 20) controller.close();
        else controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    const response = await fetched(path, { method: "POST", body, headers });
    expect(response.status).toBeLessThan(500);
    expect(sent).toBe(21);
  });

  it("stores leads of a shared address, and flags those above the limit", async () => {
    const headers = { "cf-connecting-ip": "203.0.113.77" };
    // Thirty a minute have no mark, and a minute may end during the test.
    const answers = await Promise.all(Array.from({ length: 70 }, () => post(contact, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(Array(70).fill(200));
    const flags = (await leads()).map((lead) => lead.flags);
    expect(new Set(flags)).toEqual(new Set(["", "flood"]));
    const unmarked = flags.filter((flag) => flag === "").length;
    expect([30, 60]).toContain(unmarked);
    await post(asset(), { headers });
    expect((await leads()).at(-1)?.flags).toBe("");
  });
});
