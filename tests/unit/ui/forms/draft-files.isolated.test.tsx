/** Picked files return to the form after a reload. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { forgetFiles, keepFile, loadFiles } from "../../../../src/lead/draft-files.ts";
import type { PickedFile } from "../../../../src/lead/upload.ts";
import { alerts, edge, fill, fillExchange, settle, show, submit } from "./harness.tsx";
import { fakeTransfers, file, signed, Transfer } from "./transfer.ts";

/** Each database, by its name. */
const databases = new Map<string, Map<string, PickedFile>>();
const findTable = (name: string) => databases.get(name) ?? databases.set(name, new Map()).get(name)!;
/** Replaces the next writes. */
let faults: Error[] = [];
/** Runs before each deletion. */
let beforeDeletion = async (): Promise<void> => {};
vi.mock("idb-keyval", () => ({
  createStore: (name: string) => name,
  values: async (name: string) => [...findTable(name).values()],
  set: async (id: string, picked: PickedFile, name: string) => {
    const fault = faults.shift();
    if (fault) throw fault;
    findTable(name).set(id, picked);
  },
  del: async (id: string, name: string) => {
    await beforeDeletion();
    findTable(name).delete(id);
  },
  update: async (id: string, next: (before: unknown) => never, name: string) =>
    void findTable(name).set(id, next(findTable(name).get(id))),
}));

const KEY = `aipm:files:${exchange.type}`;
const storedNames = (): string[] => [...findTable(KEY).values()].map((stored) => stored.file.name);
const listed = (): string[] =>
  screen.queryAllByRole("button", { name: /^Remove / }).map((button) => button.textContent.replace("Remove ", ""));
const saysSo = (): boolean =>
  screen.queryByText(/^Your files are kept on this device.* delete them when you next open this site\.$/) !== null;
const full = new DOMException("full", "QuotaExceededError");

async function pick(...names: string[]): Promise<void> {
  const files = names.map((name, i) => file(name, "application/pdf", 1000 + i));
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files } });
  await settle();
}
async function reload(): Promise<void> {
  cleanup();
  await show(exchange);
  await settle();
}
async function send(): Promise<void> {
  fillExchange();
  await submit();
  for (const transfer of Transfer.sent) await transfer.ends(200);
}

beforeEach(() => {
  localStorage.clear();
  databases.clear();
  faults = [];
  beforeDeletion = async () => {};
  vi.stubGlobal("indexedDB", {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fakeTransfers();
});

it("deletes files one by one, or all of them with “Clear it”", async () => {
  await show(exchange);
  fill({ currentPropertyLocation: "Pune" });
  await pick("deed.pdf", "plan.pdf");
  await reload();
  fireEvent.click(screen.getByRole("button", { name: "Remove deed.pdf" }));
  await reload();
  expect(listed()).toEqual(["plan.pdf"]);
  fireEvent.click(screen.getByRole("button", { name: "Clear it" }));
  await settle();
  expect([listed(), storedNames(), localStorage.getItem(KEY)]).toEqual([[], [], null]);
});

it("names a restored file that the rules no longer allow", async () => {
  await show(exchange);
  await pick("deed.pdf", "plan.pdf", "note.pdf");
  const [, plan] = [...findTable(KEY).values()];
  findTable(KEY).set(plan!.id, { ...plan!, file: file("plan.pdf", "application/pdf", 16 * 1024 * 1024) });
  await reload();
  expect(listed()).toEqual(["deed.pdf", "note.pdf"]);
  expect(alerts().join()).toContain("File plan.pdf is too large.");
  expect(storedNames()).toEqual(["deed.pdf", "note.pdf"]);
});

it("finds a file that was picked while another tab deleted the others", async () => {
  await keepFile(exchange.type, { id: "1", file: file("deed.pdf", "application/pdf") });
  const plan = { id: "2", file: file("plan.pdf", "application/pdf") };
  beforeDeletion = async () => void (await keepFile(exchange.type, plan));
  await forgetFiles(exchange.type);
  expect((await loadFiles(exchange.type)).map(({ id }) => id)).toEqual(["2"]);
});

it("lists restored files without reading them", async () => {
  await show(exchange);
  await pick("deed.pdf", "plan.pdf");
  const reads: string[] = [];
  for (const { file: stored } of findTable(KEY).values()) {
    for (const method of ["stream", "arrayBuffer", "slice", "text"] as const) {
      const original = stored[method].bind(stored) as () => never;
      stored[method] = () => (reads.push(`${stored.name} ${method}`), original());
    }
  }
  await reload();
  expect([listed(), saysSo()]).toEqual([["deed.pdf", "plan.pdf"], true]);
  expect(reads).toEqual([]);
});

describe("device storage", () => {
  it.each([
    ["has no database", () => void vi.stubGlobal("indexedDB", undefined)],
    ["has no room", () => void (faults = Array.from({ length: 9 }, () => full))],
    [
      "forbids storage",
      () =>
        void vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
          throw full;
        }),
    ],
  ])("sends the form without a promise to keep files when the device %s", async (_, happens) => {
    happens();
    const calls = edge(
      () => signed(["deed.pdf"]),
      () => Response.json({ data: { id: "1", reference: "AIPM-1" } }),
    );
    await show(exchange);
    await pick("deed.pdf");
    expect([listed(), saysSo(), alerts().join("")]).toEqual([["deed.pdf"], false, ""]);
    await send();
    expect(calls).toHaveLength(2);
    vi.restoreAllMocks();
  });

  it("deletes the draft files when the lead needs their space", async () => {
    edge(() => Promise.reject(new TypeError("offline")));
    await show(exchange);
    await pick("deed.pdf");
    expect(storedNames()).toEqual(["deed.pdf"]);
    faults = [full];
    await act(send);
    expect(storedNames()).toEqual([]);
    expect(findTable("aipm-outbox").size).toBe(1);
  });
});
