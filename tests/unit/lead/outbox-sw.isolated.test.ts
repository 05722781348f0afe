/** The service worker, which sends waiting leads that no page is sending. */
import { beforeEach, expect, it, vi } from "vitest";
import "../../../src/lead/outbox-sw.ts";
import { accept, database, edge, lockElsewhere, REFERENCE, resetDevice, row } from "./device.ts";

vi.mock("idb-keyval", async () => (await import("./fake-idb.ts")).fakeIdbKeyval);

/** Fires a sync event. @returns its work */
function sync(): Promise<unknown> {
  let work: Promise<unknown> | undefined;
  dispatchEvent(
    Object.assign(new Event("sync"), {
      tag: "outbox",
      waitUntil: (sent: typeof work) => (work = sent),
    }),
  );
  return work!;
}

beforeEach(() => {
  resetDevice();
  edge.answer = accept;
  database.set("1", row());
});

// e2e/reliability-lead.spec.ts sends a lead when every page is closed.
it("sends a lead while a page is open that is hidden or frozen", async () => {
  vi.stubGlobal("clients", { matchAll: async () => [{}] });
  await sync();
  expect(edge.posted).toEqual(["1"]);
  expect(database.get("1")?.status).toMatchObject({
    at: "sent",
    receipt: { reference: REFERENCE },
  });
});

it("leaves a lead that a page is sending and asks the browser to repeat the sync", async () => {
  lockElsewhere();
  await expect(sync()).rejects.toThrow("Not sent yet");
  expect(edge.posted).toEqual([]);
});
