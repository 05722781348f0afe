/** Requirements V5, F13, E1, E2. Decisions 9, 11, 54, 64. */
import { describe, expect, it, vi } from "vitest";
import buyer from "../contracts/examples/BUYER_FORM.json" with { type: "json" };
import loan from "../contracts/examples/LOAN_FUNDING.json" with { type: "json" };
import shifting from "../contracts/examples/SHIFTING_LOGISTICS.json" with { type: "json" };
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import * as samples from "../support/upload-samples.ts";
import { asset, contact, fetched, leads, post, watched } from "./forms-support.ts";
import { ledger, uploaded } from "./uploads-support.ts";

const id = "7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c11";
/** As of a browser before 2023, or of none. */
const NO_FETCH_METADATA = { "sec-fetch-site": "" };
describe("a lead with an answer that is hardly meant", () => {
  const { personalDetails, budgetDetails } = buyer.formData;
  const budget = (minBudget: number, maxBudget: number, phoneNumber = personalDetails.phoneNumber) => ({
    ...buyer,
    formData: {
      ...buyer.formData,
      personalDetails: { ...personalDetails, phoneNumber },
      budgetDetails: { ...budgetDetails, minBudget, maxBudget },
    },
  });

  it("is stored as it stands, with a mark for each kind of doubt", async () => {
    const sent = [
      buyer,
      budget(50, 90),
      { ...contact, phoneNumber: "98765 4321" },
      { ...budget(50, 9_000_000, "1234567890"), meta: { honeypot: "x" } },
    ];
    for (const body of sent) expect((await post(body)).status).toBe(200);
    expect((await leads()).map(({ flags }) => flags)).toEqual([
      "",
      "odd_amount",
      "odd_phone",
      "honeypot,odd_phone,odd_amount",
    ]);
    expect(JSON.parse((await leads())[1]!.payload)).toEqual(budget(50, 90));
  });
});

describe("a lead from another clock", () => {
  it("has its time zone, and when its visitor likes to be called", async () => {
    const meta = { path: "/contact-form", timeZone: "America/New_York", callTime: "evening" };
    await post({ ...contact, meta });
    await post(contact);
    const [abroad, plain] = await leads();
    expect(abroad).toMatchObject({ time_zone: "America/New_York", call_time: "evening" });
    expect(plain).toMatchObject({ time_zone: null, call_time: null });
    expect(JSON.parse(abroad!.payload)).toEqual(contact);
  });

  it.each([
    [{ timeZone: "Moon/Crater", callTime: "midnight" }],
    [{ timeZone: { toString: 1 }, callTime: ["evening"] }],
    [{ timeZone: "<b>", callTime: "toString" }],
  ])("is stored without what is none: %j", async (meta) => {
    expect((await post({ ...contact, meta })).status).toBe(200);
    expect(await leads()).toMatchObject([{ time_zone: null, call_time: null }]);
  });
});

describe("a lead and its city", () => {
  it.each([
    ["Gurugram, Sector 57", "Gurugram"],
    ["Village Bhondsi, Gurgaon", "Gurugram"],
    ["गुरुग्राम", "Gurugram"],
    ["Chhota Udepur", "Chhota Udepur"],
  ])("that was typed as %s is found as %s, and stays as it was typed", async (typed, city) => {
    const body = { ...contact, formData: { ...contact.formData, city: typed } };
    await post(body);
    const [lead] = await leads();
    expect(lead!.city).toBe(city);
    expect(JSON.parse(lead!.payload)).toEqual(body);
  });
});

describe("a lead", () => {
  it("is stored as it was received, with columns of its own for the person", async () => {
    const meta = { path: "/contact-form", utm: { campaign: "diwali" }, noticeVersion: "2026-11", elapsedMs: 9000 };
    const { status, body } = await post({ ...contact, submissionId: id, meta });
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
      city: "Karjat",
      source_path: "/contact-form",
      utm_campaign: "diwali",
      notice_version: "2026-11",
      flags: "",
    });
    expect(JSON.parse(lead!.payload)).toEqual(contact);
  });

  it("is answered as the first time, however often it is sent", async () => {
    const first = await post({ ...contact, submissionId: id });
    const again = await Promise.all(
      [1, 2, 3].map(() => post({ ...contact, submissionId: id, meta: { elapsedMs: 1 } })),
    );
    for (const { status, body } of again) {
      expect(status).toBe(200);
      expect(body).toEqual(first.body);
    }
    expect(await leads()).toHaveLength(1);
  });

  it("is a conflict where its id belongs to other content", async () => {
    await post({ ...contact, submissionId: id });
    const { status, body } = await post({ ...contact, fullName: "Somebody else", submissionId: id });
    expect(status).toBe(409);
    expect(body.message).toBe("A conflict occurred. Please refresh and try again.");
    expect((await leads()).map((lead) => lead.full_name)).toEqual(["Asha Rao"]);
  });

  it("finds the person wherever the form puts them", async () => {
    const { formType, formData, ...person } = contact;
    await post({ formType, formData: { ...formData, ...person } });
    await post({ formType, formData: { ...formData, personalDetails: person } });
    for (const lead of await leads()) expect(lead).toMatchObject({ full_name: "Asha Rao", phone: "9876543210" });
    expect(await leads()).toHaveLength(2);
  });

  it("is stored with a mark where it looks like a program's", async () => {
    await post({ ...contact, meta: { honeypot: "http://spam", elapsedMs: 20 } });
    expect((await leads()).map((lead) => lead.flags)).toEqual(["honeypot,too_fast"]);
  });

  it.each<[unknown, string]>([
    [1, "files_unreadable"],
    [10, "files_unreadable"],
    [undefined, ""],
    [0, ""],
    [-1, ""],
    [1.5, ""],
    [11, ""],
    ["1", ""],
    [["a.pdf"], ""],
  ])("is stored with a mark where its page could not read so many of its files: %j", async (unreadable, flags) => {
    const meta = { elapsedMs: 9000, unreadable };
    await post({ ...loan, meta });
    // Its form takes none.
    await post({ ...contact, meta });
    expect((await leads()).map((lead) => [lead.form_type, lead.flags]).toSorted()).toEqual([
      ["CONTACT_US", ""],
      ["LOAN_FUNDING", flags],
    ]);
  });

  it("keeps what it came with where it is sent again without files that its page could not read", async () => {
    await post({ ...loan, submissionId: id, meta: { elapsedMs: 9000 } });
    const { status } = await post({ ...loan, submissionId: id, meta: { elapsedMs: 9000, unreadable: 1 } });
    expect(status).toBe(200);
    expect((await leads()).map((lead) => lead.flags)).toEqual([""]);
  });

  it("costs one round trip to the database", async () => {
    const batch = vi.fn();
    const batchId = crypto.randomUUID();
    const key = await uploaded(samples.PDF, "application/pdf", { batchId });
    const { status } = await post(asset({ batchId, keys: [key] }), { stores: { DB: watched({ batch }) } });
    expect(status).toBe(200);
    expect(batch).toHaveBeenCalledOnce();
  });
});

describe("a day that may not be past", () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const moving = (daysAgo: number): object => ({
    ...shifting,
    formData: { ...shifting.formData, preferredDate: dayInIndia(Date.now() - daysAgo * DAY_MS) },
  });

  it("may be yesterday here: a device keeps a lead for a day, and it was today when it was given", async () => {
    expect((await post(moving(1))).status).toBe(200);
  });

  it("is refused once it is older", async () => {
    const { status, body } = await post(moving(2));
    expect(status).toBe(400);
    expect(body.errors?.map(({ message }) => message)).toEqual(["Preferred date must be today or later"]);
  });
});

describe("files", () => {
  const batchId = "0b3f5f3e-52fb-4f8e-8a2e-6d2a1f0c9b77";

  it("are attached to the lead, once", async () => {
    const key = await uploaded(samples.PDF, "application/pdf", { batchId });
    const first = await post({ ...asset({ batchId, keys: [key] }), submissionId: id });
    expect(first.status).toBe(200);
    expect(await ledger()).toMatchObject([{ state: "attached", lead_id: id }]);
    expect((await post({ ...asset({ batchId, keys: [key] }), submissionId: id })).body).toEqual(first.body);

    const other = await post(asset({ batchId, keys: [key] }));
    expect(other.status).toBe(400);
    expect(other.body.errors).toMatchObject([{ field: "formData.uploadedFileKeys.0", code: "unknown_upload" }]);
    expect(await leads()).toHaveLength(1);
  });
});

describe("bad input", () => {
  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  const text = JSON.stringify(contact);

  it.each([
    ["no JSON", "{not json", "invalid_json", "body"],
    ["no object", "[1,2]", "invalid_json", "body"],
    ["an empty body", "", "invalid_json", "body"],
    ["a body over 64 KiB", JSON.stringify({ ...contact, pad: "x".repeat(70_000) }), "body_too_large", "body"],
    ["2 MB of text", JSON.stringify({ ...contact, fullName: "x".repeat(2_000_000) }), "body_too_large", "body"],
    ["10,000 levels", `{"formType":"CONTACT_US","formData":${nested(10_000)}}`, "too_deep", "body"],
    ["__proto__", text.replace('"fullName"', '"__proto__":{"admin":1},"fullName"'), "forbidden_key", "body"],
    ["__proto__ inside", text.replace('"city"', '"__proto__":{"x":1},"city"'), "forbidden_key", "body"],
    ["an unknown form", text.replace("CONTACT_US", "toString"), "unknown_form", "formType"],
    ["no form type", "{}", "unknown_form", "formType"],
    ["an id that is none", JSON.stringify({ ...contact, submissionId: "1" }), "validation_failed", "submissionId"],
    ["no formData", JSON.stringify({ ...contact, formData: "none" }), "validation_failed", "formData"],
    [
      "an option off the list",
      JSON.stringify({ ...asset(), formData: { ...asset().formData, propertyType: "Castle" } }),
      "validation_failed",
      "formData.propertyType",
    ],
  ])("is refused and writes nothing: %s", async (_, body, code, field) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      code,
      message: "Invalid request. Please check your input and try again.",
    });
    expect(answer.body.errors?.[0]).toMatchObject({ field });
    expect(answer.body.errors?.[0]?.message).not.toBe("");
    expect(await leads()).toEqual([]);
  });

  it("names an unknown form in the catalogue's words", async () => {
    const { body } = await post({ ...contact, formType: "CASTLE" });
    expect(body.errors?.[0]?.message).toBe("Form configuration not found for type: CASTLE");
  });

  it("repeats no sentence as the name of a form", async () => {
    const { body } = await post({ ...contact, formType: "Your account is locked. Ring +91 99999 00000" });
    expect(JSON.stringify(body)).not.toContain("locked");
  });

  it("tells every problem at once, in the order of the form", async () => {
    const { body } = await post({ formType: "CONTACT_US" });
    expect(body.errors).toEqual([
      { field: "fullName", code: "required", message: "Enter your full name" },
      { field: "phoneNumber", code: "required", message: "Enter your phone number" },
      { field: "formData.city", code: "required", message: "Enter your city" },
    ]);
  });
});

describe("the rest of the API", () => {
  it.each(["/forms/x", "/forms/", "/guest", "/s3"])("answers an unknown path with 404: %s", async (path) => {
    const response = await fetched(path, { method: "POST", body: "{}" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: "The requested resource was not found." });
  });

  it.each([
    ["/forms", "GET", "POST"],
    ["/forms", "PUT", "POST"],
    ["/guest/uploads/presign/bulk", "GET", "POST"],
    ["/s3/upload", "DELETE", "POST"],
    ["/health", "POST", "GET, HEAD"],
  ])("tells %s which method it takes instead of %s", async (path, method, allow) => {
    const response = await fetched(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
    expect(await response.json()).toMatchObject({ success: false, code: "method_not_allowed" });
  });

  it("reads nothing back to whoever asks, not even to whoever knows the id or the reference", async () => {
    const { body } = await post({ ...asset(), phoneNumber: "9123456780" }, { headers: { "idempotency-key": id } });
    const { id: own, reference } = body.data!;
    const asked = [own, reference].flatMap((one) => [`/forms/${one}`, `/forms?id=${one}`, `/leads/${one}`]);
    for (const path of asked) {
      const answer = await fetched(path);
      expect([404, 405], path).toContain(answer.status);
      const text = await answer.text();
      for (const secret of ["Vikram Seth", "9123456780", "Alibaug"]) expect(text).not.toContain(secret);
    }
  });

  it("guards every answer with headers", async () => {
    for (const path of ["/forms", "/forms/x", "/health", "/s3/upload"]) {
      const { headers } = await fetched(path);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  it.each(["", "application/json; charset=utf-8", "application/vnd.api+json", "text/plain;charset=UTF-8"])(
    "takes JSON under the type %s",
    async (type) => {
      expect((await post(contact, { headers: { "content-type": type } })).status).toBe(200);
    },
  );

  it.each(["multipart/form-data; boundary=x", "text/html", "application/xml", "application/octet-stream"])(
    "refuses a body of the type %s, and says so",
    async (type) => {
      const { status, body } = await post(contact, { headers: { "content-type": type } });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field: "body", code: "unsupported_type" }]);
      expect(await leads()).toEqual([]);
    },
  );

  it.each([
    ["/forms", { "content-length": "70000" }],
    ["/guest/uploads/presign/bulk", {}],
    ["/forms/x", {}],
    ["/guest/uploads/presign/bulk?formType=PIZZA", {}],
    ["/guest/uploads/presign/bulk?formType=CONTACT_US", {}],
    ["/guest/uploads/presign/bulk?batchId=x", {}],
    ["/s3/upload", { "content-type": "application/json" }],
  ])("reads a body to its end before it refuses it: %s", async (path, headers) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 20) controller.close();
        else controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    const response = await fetched(path, { method: "POST", body, headers: headers as Record<string, string> });
    expect(response.status).toBeLessThan(500);
    expect(sent).toBe(21);
  });

  it("slows down an address that sends too much, and tells it when to come back", async () => {
    const LEAD_CEILING = { limit: async () => ({ success: false }) };
    const { status, headers, body } = await post(contact, {
      headers: { "cf-connecting-ip": "203.0.113.7" },
      stores: { LEAD_CEILING },
    });
    expect(status).toBe(429);
    expect(body.message).toBe("Too many requests. Please wait a moment and try again.");
    expect(headers.get("retry-after")).toBe("60");
    expect(await leads()).toEqual([]);
  });

  it("takes 300 a minute from an address", { tags: ["all"] }, async () => {
    const headers = { "cf-connecting-ip": "203.0.113.9" };
    let sent = 0;
    // A minute may end on the way.
    while (sent < 700 && (await post("{}", { headers })).status !== 429) sent += 1;
    expect(sent).toBeGreaterThanOrEqual(300);
    expect(sent).toBeLessThan(700);
  });

  it("keeps what a family behind one address sends, and marks what is too much of it", async () => {
    const headers = { "cf-connecting-ip": "203.0.113.77" };
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(contact, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const flags = (await leads()).map((lead) => lead.flags);
    expect(flags.filter((one) => one === "")).toHaveLength(30);
    expect(flags.filter((one) => one === "flood")).toHaveLength(10);
    await post(asset(), { headers });
    expect((await leads()).at(-1)?.flags).toBe("");
  });

  it.each([
    ["an old browser on another site", { ...NO_FETCH_METADATA, origin: "https://evil.example" }, "cross_site"],
    ["another site's form", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, "cross_site"],
    ["a neighbour's page", { "sec-fetch-site": "same-site" }, "cross_site"],
    ["our own script", { "sec-fetch-site": "same-origin", origin: "https://www.aipm.example" }, ""],
    ["our own form under a strict referrer policy", { "sec-fetch-site": "same-origin", origin: "null" }, ""],
    ["an old browser", { ...NO_FETCH_METADATA, origin: "https://www.aipm.example" }, ""],
    ["a program", NO_FETCH_METADATA, "no_browser"],
    [
      "a program that calls JSON a form",
      { ...NO_FETCH_METADATA, "content-type": "application/x-www-form-urlencoded" },
      "no_browser",
    ],
  ])("keeps what %s sends, and tells where it came from", async (_, headers, flags) => {
    expect((await post(contact, { headers: headers as Record<string, string> })).status).toBe(200);
    expect((await leads()).map((lead) => lead.flags)).toEqual([flags]);
  });

  it("lets everybody in where the limiter fails", async () => {
    const LIMITER = { limit: () => Promise.reject(new Error("down")) };
    const { status } = await post(contact, {
      headers: { "cf-connecting-ip": "203.0.113.8" },
      stores: { LEAD_LIMIT: LIMITER, LEAD_CEILING: LIMITER },
    });
    expect(status).toBe(200);
  });
});
