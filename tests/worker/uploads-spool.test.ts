/**
 * Files come in while the ledger is away, and are admitted by nothing but what the edge itself wrote down.
 */
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as samples from "../support/upload-samples.ts";
import {
  asset as assetWith,
  down as DB,
  fetched,
  leads,
  noBucket,
  post,
  run,
  type Stores,
  watched,
} from "./forms-support.ts";
import { announced, ledger, newKey, PDF, sign as signWith, type Signed, storedKeys } from "./uploads-support.ts";

const sign = (stores: Stores): Promise<Response> => signWith([announced(samples.PDF.length)], { stores });
const upload = (stores: Stores): Promise<Response> => {
  const body = new FormData();
  body.set("file", new File([samples.PDF], "deed.pdf", { type: PDF }));
  return fetched("/s3/upload", { method: "POST", body }, stores);
};

/** Signed while D1 is down, and put. */
async function signed(): Promise<{ key: string; batchId: string }> {
  const response = await sign({ DB });
  expect(response.status).toBe(200);
  const { data } = await response.json<Signed>();
  const key = data.uploadUrls[0]!.s3Key;
  await env.FILES.put(key, samples.PDF, { httpMetadata: { contentType: PDF } });
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
  const response = await upload({ DB });
  expect(response.status).toBe(200);
  const { data } = await response.json<{ data: { filePath: string } }>();
  await run();
  expect(await ledger()).toMatchObject([{ key: data.filePath, file_name: "deed.pdf", state: "pending" }]);
});

it.each([
  ["a key that the edge never signed", (batchId: string) => ({ key: newKey(batchId), batchId })],
  ["a visitor's key under a batch of one's own", async (batchId: string) => ({ ...(await signed()), batchId })],
])("%s is refused, though an object stands there", async (_, forge) => {
  const file = await forge(crypto.randomUUID());
  await env.FILES.put(file.key, samples.PDF, { httpMetadata: { contentType: PDF } });
  const { status, body } = await post(asset(file));
  expect([status, body.errors]).toMatchObject([400, [{ code: "unknown_upload" }]]);
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

  // Of three rows the database refuses one.
  const [one, other, third] = [await signed(), await signed(), await signed()];
  await env.DB.prepare(
    `CREATE TRIGGER refuse BEFORE INSERT ON uploads WHEN NEW.key = '${other.key}' BEGIN SELECT RAISE(ABORT, 'no'); END`,
  ).run();
  for (let runs = 0; runs < 3; runs += 1) await run();
  await env.DB.prepare("DROP TRIGGER refuse").run();
  expect(await waiting()).toEqual([`spool/stuck/ledger/${other.key}.json`]);
  const entered = (await ledger()).map((row) => row.key);
  expect(entered.toSorted()).toEqual([key, one.key, third.key].toSorted());
});

it("where neither store takes it, the visitor is told when to try again", async () => {
  const stores = { DB, FILES: noBucket };
  for (const response of [await sign(stores), await upload(stores), await upload({ FILES: noBucket })]) {
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(await response.json()).toMatchObject({ code: "unavailable" });
  }
});
