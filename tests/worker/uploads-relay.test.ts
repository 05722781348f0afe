/** The second address of a file, on our own host. Requirements U2, E4. Decision 72. */
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import * as samples from "../support/upload-samples.ts";
import { fetched as ask } from "./forms-support.ts";
import { storedKeys } from "./uploads-support.ts";

const SITE = "https://www.aipm.example";
const PDF = "application/pdf";

interface Signed {
  readonly relayUrl: string;
  readonly s3Key: string;
}

async function sign(count = 1, size = samples.PDF.length): Promise<Signed[]> {
  const response = await ask(`${SITE}/guest/uploads/presign/bulk?formType=HIGH_VALUE_ASSET`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(
      Array.from({ length: count }, () => ({ originalFilename: "deed.pdf", contentType: PDF, fileSize: size })),
    ),
  });
  return (await response.json<{ data: { uploadUrls: Signed[] } }>()).data.uploadUrls;
}

const put = (
  url: string,
  body: BodyInit | null = samples.PDF,
  type: string | null = PDF,
  stores: Partial<typeof env> = {},
): Promise<Response> =>
  ask(
    url,
    {
      method: "PUT",
      headers: {
        "if-none-match": "*",
        ...(type && { "content-type": type }),
        ...(body instanceof Uint8Array && { "content-length": String(body.length) }),
      },
      body,
    },
    stores,
  );

const changed = (url: string, name: string, value: string): string => {
  const other = new URL(url);
  other.searchParams.set(name, value);
  return other.href;
};

describe("PUT /guest/uploads/…", () => {
  it("stores the file as declared, under the key that was signed, and is counted", async () => {
    const [{ relayUrl, s3Key } = { relayUrl: "", s3Key: "" }] = await sign();
    const { origin, pathname } = new URL(relayUrl);
    expect([origin, pathname]).toEqual([SITE, `/guest/${s3Key}`]);
    expect((await put(relayUrl)).status).toBe(200);
    const object = await env.FILES.get(s3Key);
    expect(new Uint8Array(await object!.arrayBuffer())).toEqual(samples.PDF);
    expect(object!.httpMetadata?.contentType).toBe(PDF);
    const { results } = await env.DB.prepare(
      "SELECT form_type, event, reason, n FROM counts WHERE event = 'relayed'",
    ).all();
    expect(results).toEqual([{ form_type: "", event: "relayed", reason: "", n: 1 }]);
  });

  it("stores no second file under a key", async () => {
    const [one] = await sign();
    expect((await put(one!.relayUrl)).status).toBe(200);
    const other = samples.bytes(samples.PDF.toReversed());
    expect((await put(one!.relayUrl, other)).status).toBe(412);
    expect(new Uint8Array(await (await env.FILES.get(one!.s3Key))!.arrayBuffer())).toEqual(samples.PDF);
  });

  it("passes the bytes on as they come, and holds none", async () => {
    const size = 20 * 1024 * 1024;
    const [one] = await sign(1, size);
    const taken: unknown[] = [];
    const FILES = {
      async put(_key: string, body: ReadableStream<Uint8Array>) {
        let most = 0;
        for await (const chunk of body) most = Math.max(most, chunk.byteLength);
        taken.push(most);
        return {};
      },
    } as unknown as R2Bucket;
    const body = samples.padded(samples.PDF, size);
    expect((await put(one!.relayUrl, body, PDF, { FILES })).status).toBe(200);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toBeLessThan(size / 4);
  });

  const streamed = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });

  it("takes a body without a stated length, if it has the right one", async () => {
    const [one] = await sign();
    expect((await put(one!.relayUrl, streamed(samples.PDF))).status).toBe(200);
    expect(await storedKeys()).toEqual([one!.s3Key]);
  });

  it.each<[string, (one: Signed, other: Signed) => Promise<Response>]>([
    ["another key of the batch", (one, other) => put(one.relayUrl.replace(one.s3Key, other.s3Key))],
    [
      "another place in the bucket",
      (one) => put(one.relayUrl.replace("/guest/uploads/", "/guest/uploads/../../spool/")),
    ],
    ["another place, escaped", (one) => put(one.relayUrl.replace("/guest/uploads/", "/guest/uploads/%2e%2e%2fspool/"))],
    ["another type", (one) => put(one.relayUrl, samples.PDF, "text/html")],
    ["no type", (one) => put(one.relayUrl, samples.PDF, null)],
    ["another size", (one) => put(changed(one.relayUrl, "size", "4000"), samples.padded(samples.PDF, 4000))],
    ["a longer file", (one) => put(one.relayUrl, samples.bytes(samples.PDF, "x"))],
    ["a shorter file", (one) => put(one.relayUrl, samples.PDF.subarray(1))],
    ["no file", (one) => put(one.relayUrl, null)],
    ["a later end", (one) => put(changed(one.relayUrl, "expires", "99999999999"))],
    ["no end", (one) => put(changed(one.relayUrl, "expires", ""))],
    ["another signature", (one) => put(changed(one.relayUrl, "signature", "0".repeat(64)))],
    ["no signature", (one) => put(one.relayUrl.replace(/&signature=.*/, ""))],
    ["a GET", (one) => ask(one.relayUrl, { method: "GET" })],
    ["a POST", (one) => ask(one.relayUrl, { method: "POST", body: samples.PDF, headers: { "content-type": PDF } })],
  ])("refuses %s, and stores nothing", async (_name, attempt) => {
    const [one, other] = await sign(2);
    const { status } = await attempt(one!, other!);
    expect([400, 403, 404, 405]).toContain(status);
    expect(await storedKeys()).toEqual([]);
  });

  it.each([
    ["longer", samples.bytes(samples.PDF, "x")],
    ["shorter", samples.PDF.subarray(1)],
  ])("stores nothing of a body without a stated length that is %s", async (_name, bytes) => {
    const [one] = await sign();
    expect((await put(one!.relayUrl, streamed(bytes))).status).toBe(503);
    expect(await storedKeys()).toEqual([]);
  });

  it("refuses what begins after fifteen minutes", async () => {
    const [one, other] = await sign(2);
    vi.useFakeTimers({ now: Date.now() + 14 * 60_000, toFake: ["Date"] });
    expect((await put(one!.relayUrl)).status).toBe(200);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await put(other!.relayUrl)).status).toBe(403);
  });

  it("asks to come again where the bucket fails", async () => {
    const [one] = await sign();
    const FILES = {
      async put(_key: string, body: ReadableStream) {
        await body.pipeTo(new WritableStream());
        throw new Error("R2 is down");
      },
    } as unknown as R2Bucket;
    const response = await put(one!.relayUrl, samples.PDF, PDF, { FILES });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
  });

  it("lets a network send so many files a minute", async () => {
    const limited = { limit: async () => ({ success: false }) } as unknown as RateLimit;
    const [one] = await sign();
    const UPLOAD_LIMIT = { UPLOAD_LIMIT: limited } as unknown as Partial<typeof env>;
    const response = await ask(
      one!.relayUrl,
      { method: "PUT", body: samples.PDF, headers: { "content-type": PDF, "cf-connecting-ip": "192.0.2.1" } },
      UPLOAD_LIMIT,
    );
    expect(response.status).toBe(429);
  });
});
