/** Leads as signed JSON, for a program of the firm's own choice. */
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { noticeStatements, retryNotices } from "../../worker/notify/announce.ts";
import { signedHeaders } from "../../worker/notify/signed.ts";
import { announced, makeDue, notices, PROGRAM, programAlone, receivers, SECRET, store } from "./notify-support.ts";

/** As the standard's own documents and libraries have it. */
const PUBLISHED = {
  secret: SECRET,
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
} as const;

describe("a signature", () => {
  it("is the one that the standard publishes", async () => {
    const { secret, signature, ...signed } = PUBLISHED;
    expect(await signedHeaders(secret, signed)).toEqual({
      "webhook-id": PUBLISHED.id,
      "webhook-timestamp": "1614265330",
      "webhook-signature": signature,
    });
  });

  it("stands beside that of the old secret while a secret is changed", async () => {
    const { secret, signature, ...signed } = PUBLISHED;
    const headers = await signedHeaders(`whsec_${btoa("another secret of 24 bytes")} ${secret}`, signed);
    expect(headers["webhook-signature"]!.split(" ")).toEqual([expect.stringMatching(/^v1,/), signature]);
  });

  it("is made of no secret but one of the standard", async () => {
    const { signature: _, ...signed } = PUBLISHED;
    await expect(signedHeaders("hunter2", signed)).rejects.toThrow("begins with whsec_");
  });
});

const payload = JSON.stringify({ formType: "CONTACT_US", formData: { notes: "Karjat, 2 BHK" } });
const LEAD = { reference: "AIPM-AAAAA-00001", country_code: "+44", phone: "07911123456", flags: "odd_size", payload };

describe("a new lead", () => {
  it("is sent once, thin, and signed as it stands", async () => {
    const sent = receivers(200);
    await store("a", programAlone, LEAD);
    await announced("a", programAlone);
    await store("a", programAlone, LEAD);
    await announced("a", programAlone);
    expect(await retryNotices(programAlone)).toBe(0);
    expect(sent).toMatchObject([{ url: PROGRAM }]);
    const { headers, body } = sent[0]!;
    expect(JSON.parse(body)).toEqual({
      type: "lead.created",
      timestamp: "2026-11-21T00:00:00.000Z",
      data: {
        id: "a",
        reference: "AIPM-AAAAA-00001",
        form: "CONTACT_US",
        title: "Contact us",
        city: "Pune",
        language: "en",
        marks: ["odd_size"],
        receivedAt: "2026-11-21T00:00:00.000Z",
      },
    });
    for (const personal of ["Asha", "7911", "asha@", "Karjat"]) expect(body).not.toContain(personal);
    const timestamp = Number(headers["webhook-timestamp"]);
    expect(headers).toMatchObject(await signedHeaders(PUBLISHED.secret, { id: "a", timestamp, body }));
    expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60);
    expect(await notices()).toMatchObject([{ lead_id: "a", tries: 1, sent_at: expect.any(String) }]);
  });

  it("has name, number and answers only where that is wished", async () => {
    const sent = receivers(200);
    const full = { ...programAlone, LEAD_WEBHOOK_DETAILS: "full" };
    await store("a", full, LEAD);
    await announced("a", full);
    expect(JSON.parse(sent[0]!.body)).toMatchObject({
      data: { name: "Asha Rao", phone: "+447911123456", email: "asha@example.com", answers: JSON.parse(payload) },
    });
  });

  it("stays due while nobody takes it, where five are asked and not fifty, and is sent later under the same id", async () => {
    const sent = receivers(503);
    const ids = Array.from({ length: 20 }, (_, i) => `lead ${i}`);
    for (const id of ids) await store(id, programAlone);
    expect(await retryNotices(programAlone)).toBe(0);
    expect(sent).toHaveLength(5);
    await makeDue();
    const taken = receivers(200);
    expect(await retryNotices(programAlone)).toBe(20);
    expect(taken.map(({ headers }) => headers["webhook-id"]).toSorted()).toEqual(ids.toSorted());
  });

  it("costs nothing where no webhook is configured, or no secret", async () => {
    const sent = receivers(200);
    for (const off of [{ DB: env.DB }, { DB: env.DB, LEAD_WEBHOOK_URL: PROGRAM }]) {
      expect(noticeStatements(off, "a")).toEqual([]);
      await store("a", off);
      await announced("a", off);
    }
    expect([sent.length, (await notices()).length]).toEqual([0, 0]);
  });

  it("is stored and stays due where the secret is none", async () => {
    const sent = receivers(200);
    const wrong = { ...programAlone, LEAD_WEBHOOK_SECRET: "hunter2" };
    await store("a", wrong);
    await announced("a", wrong);
    expect([sent.length, await notices()]).toMatchObject([0, [{ tries: 1, sent_at: null }]]);
  });
});
