/** The service worker, which sends waiting leads once every page of the site is closed. */
import { expect, it, vi } from "vitest";
import "../../../src/lead/outbox-sw.ts";
import { accept, database, edge, lead, resetDevice } from "./device.ts";

vi.mock("idb-keyval", async () => (await import("./fake-idb.ts")).fakeIdbKeyval);

// e2e/reliability-lead.spec.ts sends a lead when every page is closed.
it("leaves a lead to an open page and asks the browser to repeat the sync", async () => {
  resetDevice();
  edge.answer = accept;
  database.set("1", lead());
  vi.stubGlobal("clients", { matchAll: async () => [{}] });
  let work: Promise<unknown> | undefined;
  dispatchEvent(Object.assign(new Event("sync"), { tag: "outbox", waitUntil: (sent: typeof work) => (work = sent) }));
  await expect(work).rejects.toThrow("Not sent yet");
  expect(edge.posted).toEqual([]);
});
