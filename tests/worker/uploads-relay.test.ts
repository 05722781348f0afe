/** Uploads through our own host, when a network blocks the bucket. */
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import * as samples from "../support/upload-samples.ts";
import { fetched as ask, type Stores } from "./forms-support.ts";
import { announced, PDF, sign, type Signed, storedKeys } from "./uploads-support.ts";

const SITE = "https://www.aipm.example";

type Address = Signed["data"]["uploadUrls"][number];
const addresses = async (
  count = 1,
  size = samples.PDF.length,
): Promise<readonly [Address, Address]> => {
  const response = await sign(Array.from({ length: count }, () => announced(size)));
  return (await response.json<Signed>()).data.uploadUrls as unknown as [Address, Address];
};

function put(
  url: string,
  body: BodyInit | null = samples.PDF,
  type = PDF,
  stores: Stores = {},
): Promise<Response> {
  const length = body instanceof Uint8Array && { "content-length": String(body.length) };
  return ask(
    url,
    { method: "PUT", headers: { "if-none-match": "*", "content-type": type, ...length }, body },
    stores,
  );
}

const changed = (url: string, name: string, value: string): string => {
  const other = new URL(url);
  other.searchParams.set(name, value);
  return other.href;
};

describe("PUT /guest/uploads/…", () => {
  it("stores the file as declared, under its signed key", async () => {
    const [{ relayUrl, s3Key }] = await addresses();
    const { origin, pathname } = new URL(relayUrl);
    expect([origin, pathname]).toEqual([SITE, `/guest/${s3Key}`]);
    expect((await put(relayUrl)).status).toBe(200);
    // No second file is stored under a key.
    expect((await put(relayUrl, samples.bytes(samples.PDF.toReversed()))).status).toBe(412);
    const object = await env.FILES.get(s3Key);
    expect(new Uint8Array(await object!.arrayBuffer())).toEqual(samples.PDF);
    expect(object!.httpMetadata?.contentType).toBe(PDF);
  });

  it("streams the bytes without holding them", async () => {
    const size = 20 * 1024 * 1024;
    const [address] = await addresses(1, size);
    const received: unknown[] = [];
    const FILES = {
      async put(_key: string, body: ReadableStream<Uint8Array>) {
        let most = 0;
        for await (const chunk of body) most = Math.max(most, chunk.byteLength);
        received.push(most);
        return {};
      },
    } as unknown as R2Bucket;
    const body = samples.padded(samples.PDF, size);
    expect((await put(address.relayUrl, body, PDF, { FILES })).status).toBe(200);
    expect(received).toHaveLength(1);
    expect(received[0]).toBeLessThan(size / 4);
  });

  const streamed = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });

  it.each([
    ["is as long as was signed", samples.PDF, 200],
    ["is longer", samples.bytes(samples.PDF, "x"), 503],
    ["is shorter", samples.PDF.subarray(1), 503],
  ])("checks a body without a Content-Length: one that %s", async (_name, bytes, status) => {
    const [{ relayUrl, s3Key }] = await addresses();
    expect((await put(relayUrl, streamed(bytes))).status).toBe(status);
    expect(await storedKeys()).toEqual(status === 200 ? [s3Key] : []);
  });

  it.each<[string, (address: Address, other: Address) => Promise<Response>]>([
    [
      "another key of the batch",
      (address, other) => put(address.relayUrl.replace(address.s3Key, other.s3Key)),
    ],
    [
      "another place in the bucket",
      (address) => put(address.relayUrl.replace("/uploads/", "/uploads/../../spool/")),
    ],
    ["another type", (address) => put(address.relayUrl, samples.PDF, "text/html")],
    [
      "another size",
      (address) =>
        put(changed(address.relayUrl, "size", "4000"), samples.padded(samples.PDF, 4000)),
    ],
    ["a longer file", (address) => put(address.relayUrl, samples.bytes(samples.PDF, "x"))],
    ["a shorter file", (address) => put(address.relayUrl, samples.PDF.subarray(1))],
    ["no file", (address) => put(address.relayUrl, null)],
    ["a later end", (address) => put(changed(address.relayUrl, "expires", "99999999999"))],
    ["another signature", (address) => put(changed(address.relayUrl, "signature", "0".repeat(64)))],
    ["no signature", (address) => put(address.relayUrl.replace(/&signature=.*/, ""))],
    ["a GET", (address) => ask(address.relayUrl, { method: "GET" })],
    [
      "a POST",
      (address) =>
        ask(address.relayUrl, {
          method: "POST",
          body: samples.PDF,
          headers: { "content-type": PDF },
        }),
    ],
  ])("refuses %s, and stores nothing", async (_name, attempt) => {
    const [address, other] = await addresses(2);
    const { status } = await attempt(address, other);
    expect([400, 403, 404, 405]).toContain(status);
    expect(await storedKeys()).toEqual([]);
  });

  it("rejects a file that begins after fifteen minutes", async () => {
    const [address, other] = await addresses(2);
    vi.useFakeTimers({ now: Date.now() + 14 * 60_000, toFake: ["Date"] });
    expect((await put(address.relayUrl)).status).toBe(200);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await put(other.relayUrl)).status).toBe(403);
  });

  it("answers 503 with Retry-After when the bucket fails", async () => {
    const [address] = await addresses();
    const FILES = {
      async put(_key: string, body: ReadableStream) {
        await body.pipeTo(new WritableStream());
        throw new Error("R2 is down");
      },
    } as unknown as R2Bucket;
    const response = await put(address.relayUrl, samples.PDF, PDF, { FILES });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
  });
});
