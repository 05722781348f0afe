/** The service worker, which sends waiting leads once every page of the site is closed. */
import { beforeEach, expect, it, vi } from "vitest";
import { Outbox } from "../../../src/lead/outbox.ts";
import "../../../src/lead/outbox-sw.ts";

const database = new Map<string, unknown>();
vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  get: async (id: string) => database.get(id),
  values: async () => [...database.values()],
  set: async (id: string, lead: unknown) => void database.set(id, lead),
  del: async (id: string) => void database.delete(id),
  update: async (id: string, next: (lead: unknown) => unknown) => void database.set(id, next(database.get(id))),
}));

/** Runs a sync event while these pages are open. Rejects if the browser will repeat the event. */
function sync(pages: readonly object[]): Promise<unknown> {
  vi.stubGlobal("clients", { matchAll: async () => pages });
  let work: Promise<unknown> | undefined;
  dispatchEvent(Object.assign(new Event("sync"), { tag: "outbox", waitUntil: (sent: typeof work) => (work = sent) }));
  return work!;
}

const post = vi.fn(async () => Response.json({ success: true, data: { id: "1", reference: "AIPM-1" } }));

beforeEach(async () => {
  database.clear();
  post.mockClear();
  vi.stubGlobal("indexedDB", {});
  vi.stubGlobal("fetch", post);
  await new Outbox().put({
    id: "1",
    formType: "CONTACT_US",
    heading: "Contact us",
    path: "/contact",
    at: Date.now(),
    values: { city: "Pune" },
    body: { formType: "CONTACT_US" } as never,
    meta: { honeypot: "", elapsedMs: 9000 },
    files: [],
  });
});

it("leaves a lead to an open page and asks the browser to repeat the sync", async () => {
  await expect(sync([{}])).rejects.toThrow("Not sent yet");
  expect(post).not.toHaveBeenCalled();
});

it("sends a lead when every page is closed", async () => {
  await sync([]);
  expect(post).toHaveBeenCalledOnce();
  expect(database.get("1")).toMatchObject({ status: { at: "sent", receipt: { reference: "AIPM-1" } } });
});
