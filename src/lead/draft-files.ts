/**
 * Copies of the files of a form, next to its draft. A phone that is short of memory ends the tab while its camera is open. The copies
 * are used for a day. The form works without them.
 */
import { del, set, values } from "idb-keyval";
import { DeviceStore } from "./device-store.ts";
import { attempt, FILES, loadItem, removeItem, saveItem, STORED_VERSION } from "./storage.ts";
import type { PickedFile } from "./upload.ts";

interface StoredFile extends PickedFile {
  readonly version: number;
  /** When it was picked, ms since the epoch. The list is in this order. */
  readonly at: number;
}

/** A mark in localStorage. Without it no page opens the database. When it is a day old, the database is deleted (storage.ts). */
const markKey = (formType: string): string => FILES + formType;

const stores = new Map<string, DeviceStore>();
function storeFor(formType: string): DeviceStore {
  const store = stores.get(formType) ?? new DeviceStore(markKey(formType), "files");
  stores.set(formType, store);
  return store;
}

/** The service worker has no localStorage. If storage is forbidden, even its name throws. */
const mayHold = (formType: string): boolean =>
  attempt(() => typeof localStorage) === "undefined" || loadItem(markKey(formType)) !== undefined;

/** Marks the time of the oldest file. All files expire with it. */
function mark(formType: string): void {
  if (loadItem(markKey(formType)) === undefined) saveItem(markKey(formType), {});
}

/** @returns Whether it was persisted. */
export async function keepFile(formType: string, picked: PickedFile): Promise<boolean> {
  mark(formType);
  if (!mayHold(formType)) return false;
  const stored: StoredFile = { ...picked, version: STORED_VERSION, at: Date.now() };
  const isKept = await storeFor(formType).run(async (store) => {
    await set(picked.id, stored, store);
    return true;
  });
  // Another tab may have removed the mark meanwhile.
  if (isKept) mark(formType);
  return isKept === true;
}

/** Returns the files in the order of picking. */
export async function loadFiles(formType: string): Promise<readonly PickedFile[]> {
  if (!mayHold(formType)) return [];
  const stored = (await storeFor(formType).run((store) => values<StoredFile>(store))) ?? [];
  return stored.filter(({ version }) => version === STORED_VERSION).sort((first, other) => first.at - other.at);
}

/** @param ids All files by default. @returns Whether there may have been any. */
export async function forgetFiles(formType: string, ids?: readonly string[]): Promise<boolean> {
  if (!mayHold(formType)) return false;
  await storeFor(formType).run(async (store) => {
    const storedIds = (await values<StoredFile>(store)).map(({ id }) => id);
    const removed = storedIds.filter((id) => !ids || ids.includes(id));
    for (const id of removed) await del(id, store);
    if (removed.length < storedIds.length) return;
    removeItem(markKey(formType));
    // Another tab may have stored a file meanwhile. Without a mark it would never be deleted.
    if ((await values(store)).length > 0) mark(formType);
  });
  return true;
}
