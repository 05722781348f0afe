/**
 * Files come in while the ledger is away, and are admitted by nothing but what the edge itself wrote down.
 * Requirements E3, E4. Decision 26.
 */
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import * as samples from "../support/upload-samples.ts";
import {
  asset as assetWith,
  down as DB,
  fetched as asked,
  leads,
  noBucket,
  post,
  run,
  type Stores,
  watched,
} from "./forms-support.ts";
import { ledger, newKey, storedKeys } from "./uploads-support.ts";

const fetched = (path: string, init: RequestInit, stores: Stores): Promise<Response> =>
  asked(path, { method: "POST", ...init }, stores);

const sign = (stores: Stores, headers: Record<string, string> = {}): Promise<Response> => {
  const file = { originalFilename: "title deed.pdf", contentType: "application/pdf", fileSize: samples.PDF.length };
  const init = { headers: { "content-type": "application/json", ...headers }, body: JSON.stringify([file]) };
  return fetched("/guest/uploads/presign/bulk?formType=HIGH_VALUE_ASSET", init, stores);
};

/** Signed while D1 is down, and put. */
async function signed(): Promise<{ key: string; batchId: string }> {
  const response = await sign({ DB });
  expect(response.status).toBe(200);
  const { data } = await response.json<{ data: { batchId: string; uploadUrls: { s3Key: string }[] } }>();
  const key = data.uploadUrls[0]!.s3Key;
  await env.FILES.put(key, samples.PDF, { httpMetadata: { contentType: "application/pdf" } });
  return { key, batchId: data.batchId };
}

const asset = ({ key, batchId }: { key: string; batchId: string }) => assetWith({ batchId, keys: [key] });
const waiting = async () => (await storedKeys()).filter((key) => !key.startsWith("uploads/"));

it("a file that was signed without the ledger is claimed as soon as the ledger is back", async () => {
  const file = await signed();
  expect(await ledger()).toEqual([]);
  const { status, body } = await post(asset(file));
  expect(status).toBe(200);
  const row = { key: file.key, file_name: "title deed.pdf", state: "attached", lead_id: body.data?.id };
  expect(await ledger()).toMatchObject([row]);
  await run();
  expect(await ledger()).toMatchObject([row]);
  expect(await waiting()).toEqual([]);
});

it("a file that was signed and claimed while D1 was away comes in with its lead", async () => {
  const file = await signed();
  expect((await post(asset(file), { stores: { DB } })).status).toBe(200);
  await run();
  expect((await leads()).map(({ flags }) => flags)).toEqual(["spooled"]);
  expect(await ledger()).toMatchObject([{ key: file.key, state: "attached" }]);
  expect(await waiting()).toEqual([]);
});

it("a file of /s3/upload is kept without the ledger", async () => {
  const form = new FormData();
  form.set("file", new File([samples.PDF], "deed.pdf", { type: "application/pdf" }));
  const response = await fetched("/s3/upload", { body: form }, { DB });
  expect(response.status).toBe(200);
  const { data } = await response.json<{ data: { filePath: string } }>();
  await run();
  expect(await ledger()).toMatchObject([{ key: data.filePath, file_name: "deed.pdf", state: "pending" }]);
});

it.each([
  [
    "a key that the edge never signed",
    async () => ({
      key: newKey("5f0c2a8e-7f55-4b7e-9a55-0d2f3c6b7a10"),
      batchId: "5f0c2a8e-7f55-4b7e-9a55-0d2f3c6b7a10",
    }),
  ],
  ["a visitor's key under a batch of one's own", async () => ({ ...(await signed()), batchId: crypto.randomUUID() })],
])("%s is refused, though an object stands there", async (_, forge) => {
  const file = await forge();
  await env.FILES.put(file.key, samples.PDF, { httpMetadata: { contentType: "application/pdf" } });
  const { status, body } = await post(asset(file));
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ code: "unknown_upload" }]);
  expect(await leads()).toEqual([]);
  expect((await ledger()).filter(({ state }) => state === "attached")).toEqual([]);
});

it("a broken entry stops neither the ledger nor the spool", async () => {
  const { key } = await signed();
  await env.FILES.put("ledger/uploads/broken.json", "{");
  const row = await (await env.FILES.get(`ledger/${key}.json`))!.text();
  await env.FILES.put("ledger/uploads/another.json", row);
  await run();
  expect((await ledger()).map((one) => one.key)).toEqual([key]);
  expect(await waiting()).toEqual(["another", "broken"].map((name) => `spool/stuck/ledger/uploads/${name}.json`));
});

it("a row that D1 fails to take while it answers is entered by a later run, and set aside after three", async () => {
  const { key } = await signed();
  const refusing = watched({
    prepare(text) {
      if (text.includes("INSERT INTO uploads")) throw new Error("the network connection was lost");
    },
  });
  await run({ DB: refusing });
  await run({ DB: refusing });
  expect(await waiting()).toEqual([`ledger/${key}.json`]);
  await run();
  expect([await waiting(), (await ledger()).map((row) => row.key)]).toEqual([[], [key]]);

  const other = await signed();
  for (let runs = 0; runs < 3; runs += 1) await run({ DB: refusing });
  expect(await waiting()).toEqual([`spool/stuck/ledger/${other.key}.json`]);
});

it("where neither store takes it, the visitor is told when to try again", async () => {
  const stores = { DB, FILES: noBucket };
  const form = new FormData();
  form.set("file", new File([samples.PDF], "deed.pdf", { type: "application/pdf" }));
  for (const response of [
    await sign(stores),
    await fetched("/s3/upload", { body: form }, stores),
    await fetched("/s3/upload", { body: form }, { FILES: noBucket }),
  ]) {
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(await response.json()).toMatchObject({ code: "unavailable" });
  }
});

it("uploads through the edge have a limit of their own", async () => {
  const UPLOAD_LIMIT = { limit: vi.fn(async () => ({ success: false })) };
  const form = new FormData();
  form.set("file", new File([samples.PDF], "deed.pdf", { type: "application/pdf" }));
  const init = { body: form, headers: { "cf-connecting-ip": "2001:db8::5" } };
  const response = await fetched("/s3/upload", init, { UPLOAD_LIMIT });
  expect(response.status).toBe(429);
  expect(UPLOAD_LIMIT.limit).toHaveBeenCalledExactlyOnceWith({ key: "2001:db8:0:0::/64" });
  expect(await storedKeys()).toEqual([]);
});
