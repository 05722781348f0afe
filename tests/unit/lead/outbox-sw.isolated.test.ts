/** The service worker, which sends waiting leads once every page of the site is closed. */
import { beforeEach, expect, it, vi } from "vitest";
import "../../../src/lead/outbox-sw.ts";
import { accept, database, edge, lead, resetDevice } from "./device.ts";

vi.mock("idb-keyval", async () => (await import("./fake-idb.ts")).fakeIdbKeyval);

/** Runs a sync event while these pages are open. Rejects if the browser will repeat the event. */
function sync(pages: readonly object[]): Promise<unknown> {
  vi.stubGlobal("clients", { matchAll: async () => pages });
  let work: Promise<unknown> | undefined;
  dispatchEvent(Object.assign(new Event("sync"), { tag: "outbox", waitUntil: (sent: typeof work) => (work = sent) }));
  return work!;
}

beforeEach(() => {
  resetDevice();
  edge.answer = accept;
  database.set("1", lead());
});

it("leaves a lead to an open page and asks the browser to repeat the sync", async () => {
  await expect(sync([{}])).rejects.toThrow("Not sent yet");
  expect(edge.posted).toEqual([]);
});

it("sends a lead when every page is closed", async () => {
  await sync([]);
  expect(edge.posted).toEqual(["1"]);
  expect(database.get("1")).toMatchObject({ status: { at: "sent", receipt: { reference: "AIPM-1" } } });
});
