/**
 * The files of a form, on this device beside its draft: a phone that is short of memory ends the tab while its camera or its file manager is
 * open. They stay for a day at most. Where nothing can be stored the form works without.
 */
import { del, set, values } from "idb-keyval";
import { DeviceStore } from "./device-store.ts";
import { attempt, FILES, loadItem, removeItem, saveItem, STORED_VERSION } from "./storage.ts";
import type { PickedFile } from "./upload.ts";

interface StoredFile extends PickedFile {
  readonly version: number;
  /** When it was picked, ms since the epoch: its place in the list. */
  readonly at: number;
}

/** A mark in localStorage that says that there are any: without it no page opens the database, and with it what is old goes (storage.ts). */
const markOf = (formType: string): string => FILES + formType;

const stores = new Map<string, DeviceStore>();
function storeOf(formType: string): DeviceStore {
  const known = stores.get(formType) ?? new DeviceStore(markOf(formType), "files");
  stores.set(formType, known);
  return known;
}

/** The service worker sees no mark. Where storage is forbidden its very name throws. */
const mayHold = (formType: string): boolean =>
  attempt(() => typeof localStorage) === "undefined" || loadItem(markOf(formType)) !== undefined;

/** Of the oldest file: with its day that of all ends. */
function mark(formType: string): void {
  if (loadItem(markOf(formType)) === undefined) saveItem(markOf(formType), {});
}

/** @returns whether it is kept */
export async function keepFile(formType: string, picked: PickedFile): Promise<boolean> {
  mark(formType);
  if (!mayHold(formType)) return false;
  const stored: StoredFile = { ...picked, version: STORED_VERSION, at: Date.now() };
  const isKept = await storeOf(formType).ask(async (store) => {
    await set(picked.id, stored, store);
    return true;
  });
  // Another tab may have emptied it meanwhile.
  if (isKept) mark(formType);
  return isKept === true;
}

/** What was kept, in the order in which it was picked. */
export async function loadFiles(formType: string): Promise<readonly PickedFile[]> {
  if (!mayHold(formType)) return [];
  const stored = (await storeOf(formType).ask((store) => values<StoredFile>(store))) ?? [];
  return stored.filter(({ version }) => version === STORED_VERSION).sort((one, other) => one.at - other.at);
}

/** @param ids all, where none are given. @returns whether there were any */
export async function forgetFiles(formType: string, ids?: readonly string[]): Promise<boolean> {
  if (!mayHold(formType)) return false;
  await storeOf(formType).ask(async (store) => {
    const kept = (await values<StoredFile>(store)).map(({ id }) => id);
    const gone = kept.filter((id) => !ids || ids.includes(id));
    for (const id of gone) await del(id, store);
    if (gone.length === kept.length) removeItem(markOf(formType));
  });
  return true;
}
