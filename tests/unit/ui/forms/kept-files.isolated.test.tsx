/** Picked files return to the form after a reload. */
import { act, cleanup, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import * as photos from "../../../../src/lead/photo.ts";
import { mayHoldLeads } from "../../../../src/lead/storage.ts";
import type { PickedFile } from "../../../../src/lead/upload.ts";
import { resetDevice } from "../../lead/device.ts";
import { fails, faults, table } from "../../lead/fake-idb.ts";
import {
  accepted,
  alerts,
  edge,
  fill,
  fillExchange,
  listedFiles,
  pick,
  press,
  readDraft,
  settle,
  show,
  submit,
} from "./harness.tsx";
import { uploadAll } from "./picked-files.tsx";
import { fakeTransfers, file, sign } from "./transfer.ts";

vi.mock("idb-keyval", async () => (await import("../../lead/fake-idb.ts")).fakeIdbKeyval);

const storedFiles = (): PickedFile[] =>
  ([...table.values()] as PickedFile[]).filter((row) => "file" in row);
const storedNames = (): string[] => storedFiles().map((picked) => picked.file.name);
const promisesToKeep = (): boolean =>
  screen.queryByText(
    /^Your files are kept on this device.* delete them when you next open this site\.$/,
  ) !== null;
const full = fails("QuotaExceededError");

const pickPdfs = (...names: string[]): Promise<void> =>
  pick(...names.map((name, i) => file(name, "application/pdf", 1000 + i)));
async function reload(): Promise<void> {
  cleanup();
  await show(exchange);
  await settle();
}
async function send(): Promise<void> {
  fillExchange();
  await submit();
  await uploadAll();
}

beforeEach(() => {
  resetDevice();
  fakeTransfers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

it("deletes files one by one, or all of them with “Clear it”", async () => {
  await show(exchange);
  fill({ currentPropertyLocation: "Pune" });
  await pickPdfs("deed.pdf", "plan.pdf");
  await reload();
  press("Remove deed.pdf");
  await reload();
  expect(listedFiles()).toEqual(["plan.pdf"]);
  press("Clear it");
  await settle();
  expect([listedFiles(), storedNames(), mayHoldLeads()]).toEqual([[], [], false]);
});

it("names a restored file that the rules no longer allow", async () => {
  await show(exchange);
  await pickPdfs("deed.pdf", "plan.pdf", "note.pdf");
  const [, plan] = storedFiles();
  table.set(plan!.id, {
    ...plan,
    file: file("plan.pdf", "application/pdf", exchange.upload.rule.maxBytes + 1),
  });
  await reload();
  expect(listedFiles()).toEqual(["deed.pdf", "note.pdf"]);
  expect(alerts().join()).toContain("File plan.pdf is too large.");
  expect(storedNames()).toEqual(["deed.pdf", "note.pdf"]);
});

it("lists restored files without reading them", async () => {
  await show(exchange);
  await pickPdfs("deed.pdf", "plan.pdf");
  const reads: string[] = [];
  for (const { file: kept } of storedFiles()) {
    for (const method of ["stream", "arrayBuffer", "slice", "text"] as const) {
      const original = kept[method].bind(kept) as () => never;
      kept[method] = () => (reads.push(`${kept.name} ${method}`), original());
    }
  }
  await reload();
  expect([listedFiles(), promisesToKeep()]).toEqual([["deed.pdf", "plan.pdf"], true]);
  expect(reads).toEqual([]);
});

describe("a form that is left while its photo is prepared", () => {
  const photo = file("deed.jpg", "image/jpeg");
  let finish: () => void;

  beforeEach(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    finish = resolve;
    vi.spyOn(photos, "smallerPhoto").mockImplementation(async (original) => {
      await promise;
      return { file: new File(["small"], original.name, { type: "image/jpeg" }) };
    });
    await show(exchange);
    fill({ currentPropertyLocation: "Pune" });
    await pick(photo);
    await reload();
  });

  it("has the photo and the answers on the next visit", async () => {
    finish();
    await settle();
    expect([listedFiles(), storedNames()]).toEqual([["deed.jpg"], ["deed.jpg"]]);
    expect(readDraft(exchange.type)).toMatchObject({ currentPropertyLocation: "Pune" });
  });

  it("does not bring back a draft that was cleared since", async () => {
    press("Clear it");
    finish();
    await settle();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect([listedFiles(), storedNames(), readDraft(exchange.type)]).toEqual([[], [], undefined]);
  });
});

describe("device storage", () => {
  it.each([
    ["has no database", () => void vi.stubGlobal("indexedDB", undefined)],
    [
      "has no room",
      () =>
        void faults.push(
          ...Array.from({ length: 9 }, () => ({ of: "put" as const, happens: full })),
        ),
    ],
    [
      "forbids storage",
      () =>
        void vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
          throw new DOMException("full", "QuotaExceededError");
        }),
    ],
  ])("sends the form without a promise to keep files when the device %s", async (_, happens) => {
    happens();
    const calls = edge(sign(["deed.pdf"]), accepted);
    await show(exchange);
    await pickPdfs("deed.pdf");
    expect([listedFiles(), promisesToKeep(), alerts().join("")]).toEqual([["deed.pdf"], false, ""]);
    expect(screen.queryByText(/^This device has no room for your files/)).not.toBeNull();
    await send();
    expect(calls).toHaveLength(2);
  });

  it("promises to keep files only once each of them is stored", async () => {
    await show(exchange);
    faults.push({ of: "put", happens: full });
    await pickPdfs("deed.pdf", "plan.pdf");
    expect(promisesToKeep()).toBe(false);
    press("Remove deed.pdf");
    await settle();
    expect([listedFiles(), promisesToKeep()]).toEqual([["plan.pdf"], true]);
  });

  it("keeps a lead in memory when the device has room for its answers and not for its file", async () => {
    edge(() => Promise.reject(new TypeError("offline")));
    await show(exchange);
    faults.push({ of: "put", happens: full }, { of: "put", happens: full });
    await pickPdfs("deed.pdf");
    await act(send);
    expect(screen.queryByText(/is kept on this device until/)).toBeNull();
    expect([listedFiles(), table.size]).toEqual([["deed.pdf"], 0]);
  });
});
