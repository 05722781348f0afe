/**
 * The records of forms on this device, in one IndexedDB database: picked files, and leads that have no receipt yet. A file is written once,
 * when it is picked. A lead is a small row that names its files, so that a press or an attempt copies no bytes. Leads survive a closed
 * page and a phone without a network. A lead that was removed is not sent. If IndexedDB is unavailable, leads are in the memory of the
 * document.
 */
import { promisifyRequest, type UseStore, values } from "idb-keyval";
import type { FormValues } from "../forms/fields.ts";
import type { Problem } from "../forms/messages.ts";
import type { Body } from "../forms/payload.ts";
import type { Locale } from "../i18n/locale.ts";
import { askForSync } from "./background-sync.ts";
import { DeviceStore } from "./device-store.ts";
import type { Receipt } from "./receipts.ts";
import {
  isOver,
  markEmpty,
  markFilled,
  mayHoldLeads,
  outboxMark,
  STORED_VERSION,
} from "./storage.ts";
import type { PickedFile, UploadMethod } from "./upload.ts";

/** Data of the page that is sent with the answers. */
export interface SubmissionContext {
  /** The text of a field that no visitor sees. Only programs fill it in. */
  readonly honeypot: string;
  /** From the start of the page, or of the draft, to the submission, ms. */
  readonly elapsedMs: number;
  /** How many of its files the device could no longer read. */
  readonly unreadable?: number;
  /** For the log of the edge: attempts since the button was pressed or the network returned, ms since the lead was submitted, and the sender. */
  readonly attempts?: number;
  readonly waitedMs?: number;
  readonly sentBy?: "page" | "worker";
}

/** Why a lead was not sent. */
export interface Failure {
  readonly message: string;
  /** The problems of the answers. Problems of files are shown at the files. */
  readonly problems: readonly Problem[];
  /** Whether its files are the reason. */
  readonly isUpload: boolean;
  /** No response came, and the browser reports no network. */
  readonly isOffline?: boolean;
}

/** The answer of the edge, with the names of the files that were sent, and of those that the device could no longer read. */
export interface Sent {
  readonly receipt: Receipt;
  readonly files: readonly string[];
  readonly unreadable: readonly string[];
}

/** Stored on devices, so its keys keep their names. */
export type LeadStatus =
  | { readonly at: "queued" }
  /** Its document retries it at `retryAt`, ms since the epoch. Any other page retries it later. */
  | { readonly at: "waiting"; readonly failure: Failure; readonly retryAt?: number | undefined }
  /** The same lead would be rejected again. It waits until the visitor opens its form. */
  | {
      readonly at: "refused";
      readonly failure: Failure;
      /** Messages by file id. */
      readonly fileErrors: Readonly<Record<string, string>>;
      /** The language of the messages. */
      readonly locale: Locale;
      /** The visitor has closed the message. */
      readonly isClosed?: boolean;
    }
  /** Sent by the service worker. The next page takes the receipt. */
  | ({ readonly at: "sent" } & Sent);

export interface OutgoingLead {
  /** The submission id. */
  readonly id: string;
  readonly formType: string;
  /** The heading of the form, and the path of its page. */
  readonly heading: string;
  readonly path: string;
  /** When it was submitted, ms since the epoch. */
  readonly at: number;
  /** The values of the controls, to restore the form. */
  readonly values: FormValues;
  /** The answers on the wire, without files. */
  readonly body: Body;
  readonly meta: SubmissionContext;
  readonly upload?: UploadMethod;
  readonly files: readonly PickedFile[];
}

export interface StoredLead extends OutgoingLead {
  readonly status: LeadStatus;
  /** Only this document has it. */
  readonly isInMemory?: boolean;
}

/** A row of the database. */
interface Row {
  readonly id: string;
  readonly formType: string;
  /** When the file was picked or the lead was submitted, ms since the epoch. */
  readonly at: number;
  readonly version?: number;
}
interface FileRow extends Row, PickedFile {}
interface LeadRow extends Row, Omit<StoredLead, "files" | "isInMemory"> {
  readonly fileIds: readonly string[];
}
type Rows = readonly (FileRow | LeadRow)[];

/** Changes of the database in one transaction. `remove` has ids. */
interface Change {
  readonly put?: Rows;
  readonly remove?: readonly string[];
}

const filesIn = (rows: Rows): readonly FileRow[] =>
  rows.filter((row): row is FileRow => "file" in row);
const leadsIn = (rows: Rows): readonly LeadRow[] =>
  rows.filter((row): row is LeadRow => !("file" in row));
const findFile = (rows: Rows, id: string): FileRow | undefined =>
  filesIn(rows).find((row) => row.id === id);

/** The columns of a file, without its state in the form. */
const toPicked = ({ id, file, original }: PickedFile): PickedFile => ({
  id,
  file,
  ...(original && { original }),
});

/** Adds the files of a lead. Its visitor may have removed one in another tab. */
const toLead = (rows: Rows, { fileIds, ...lead }: LeadRow): StoredLead => ({
  ...lead,
  files: fileIds.flatMap((id) => findFile(rows, id) ?? []).map(toPicked),
});

/** Whether a file waits with a lead. @param sent A lead that needs its files no longer. */
const isNeeded = (rows: Rows, fileId: string, sent?: string): boolean =>
  leadsIn(rows).some(({ id, fileIds = [] }) => id !== sent && fileIds.includes(fileId));

/** The files of a lead that no other lead needs. */
const ownFiles = (rows: Rows, { id, fileIds }: LeadRow): readonly string[] =>
  fileIds.filter((fileId) => !isNeeded(rows, fileId, id));

export class Outbox {
  readonly #isPersistent: boolean;
  readonly #database = new DeviceStore();
  /** The leads of this document. The only copies if IndexedDB is unavailable. */
  readonly #inMemory = new Map<string, StoredLead>();
  /** When a lead was removed that the database may still have, by id. */
  readonly #removed = new Map<string, number>();

  /** @param isPersistent Whether it stores anything. */
  constructor(isPersistent = true) {
    this.#isPersistent = isPersistent;
  }

  /** Inserts or replaces a lead. @returns Whether it was persisted. */
  async put({ files, ...lead }: OutgoingLead): Promise<boolean> {
    const { id, formType, at } = lead;
    const queued = { ...lead, status: { at: "queued" } } as const;
    const ids = files.map((picked) => picked.id);
    this.#removed.delete(id);
    this.#inMemory.set(id, { ...queued, files });
    const isStored = await this.#store((rows) => {
      // The device had no room for it, or a photo was made smaller since.
      const missing = files.filter(
        ({ id: fileId, file }) => findFile(rows, fileId)?.file.size !== file.size,
      );
      // Another tab may have submitted this lead with other files.
      const before = leadsIn(rows).find((row) => row.id === id)?.fileIds ?? [];
      const others = before.filter((fileId) => !ids.includes(fileId) && findFile(rows, fileId));
      return [
        ...missing.map((picked) => ({ ...toPicked(picked), formType, at })),
        { ...queued, fileIds: [...ids, ...others] },
      ];
    });
    if (isStored) void askForSync();
    else if (this.#inMemory.has(id)) this.#inMemory.set(id, { ...queued, files, isInMemory: true });
    return isStored;
  }

  /** Whether it may have a lead or a file. A page without one never opens the database. */
  get mayHold(): boolean {
    return mayHoldLeads() || this.#inMemory.size > 0;
  }

  /** Returns all leads, the oldest first, and deletes what is over. */
  async list(): Promise<readonly StoredLead[]> {
    const rows = await this.#read();
    const all = new Map(this.#leads(rows ?? []).map((lead) => [lead.id, lead]));
    for (const [id, lead] of this.#inMemory) {
      if (!rows || lead.isInMemory) all.set(id, lead);
      else if (!all.has(id)) this.#inMemory.delete(id);
    }
    const listOver = (present: Rows): readonly string[] =>
      present.filter((row) => this.#isOver(present, row)).map(({ id }) => id);
    if (rows && listOver(rows).length > 0)
      void this.#change((present) => ({ remove: listOver(present) }));
    return [...all.values()].sort((first, other) => first.at - other.at);
  }

  /** Reads one lead. */
  async get(id: string): Promise<StoredLead | undefined> {
    const inMemory = this.#inMemory.get(id);
    if (inMemory?.isInMemory) return inMemory;
    const rows = await this.#read();
    return rows ? this.#leads(rows).find((lead) => lead.id === id) : this.#inMemory.get(id);
  }

  /** Sets the status of a lead. @returns The lead, or `undefined` if it was removed. */
  async update(id: string, status: LeadStatus): Promise<StoredLead | undefined> {
    const inMemory = this.#inMemory.get(id);
    if (inMemory) this.#inMemory.set(id, { ...inMemory, status });
    if (inMemory?.isInMemory) return { ...inMemory, status };
    let next: StoredLead | undefined;
    const isDone = await this.#change((rows) => {
      const row = leadsIn(rows).find((stored) => stored.id === id && !this.#isRemoved(stored));
      next = row && { ...toLead(rows, row), status };
      if (!row) return {};
      // A receipt needs no files.
      if (status.at === "sent")
        return { put: [{ ...row, status, fileIds: [] }], remove: ownFiles(rows, row) };
      return { put: [{ ...row, status }] };
    });
    return isDone ? next : this.#inMemory.get(id);
  }

  /**
   * Removes a lead. No one sends it after that, except an attempt that is under way.
   * @param sentFiles The ids of files that have arrived and that no draft needs. They are removed, too, with those of the lead.
   */
  async remove(id: string, sentFiles?: readonly string[]): Promise<void> {
    this.#inMemory.delete(id);
    this.#removed.set(id, Date.now());
    const isDone = await this.#change((rows) => {
      const row = leadsIn(rows).find((stored) => stored.id === id);
      // Its visitor may have taken it back while it was on its way: then it has no row.
      const files = sentFiles ? [...(row?.fileIds ?? []), ...sentFiles] : [];
      return { remove: [id, ...files.filter((file) => !isNeeded(rows, file, id))] };
    });
    if (isDone) this.#removed.delete(id);
  }

  /** Stores a picked file. @returns Whether it was persisted. */
  async keepFile(formType: string, picked: PickedFile): Promise<boolean> {
    return this.#store(() => [{ ...toPicked(picked), formType, at: Date.now() }]);
  }

  /** Returns the files of a form that were picked within a day, in the order of picking. */
  async files(formType: string): Promise<readonly PickedFile[]> {
    if (!mayHoldLeads()) return [];
    const rows = filesIn((await this.#read()) ?? []);
    const kept = rows.filter(
      (row) => row.formType === formType && row.version === STORED_VERSION && !isOver(row.at),
    );
    return kept.sort((first, other) => first.at - other.at).map(toPicked);
  }

  /** Deletes a file that its visitor has removed. */
  async removeFile(id: string): Promise<void> {
    if (mayHoldLeads()) await this.#change(() => ({ remove: [id] }));
  }

  /** Deletes the files of a form that wait with no lead. */
  async clearFiles(formType: string): Promise<void> {
    const isCleared = (rows: Rows, row: FileRow): boolean =>
      row.formType === formType && !isNeeded(rows, row.id);
    if (mayHoldLeads())
      await this.#change((rows) => ({
        remove: filesIn(rows)
          .filter((row) => isCleared(rows, row))
          .map(({ id }) => id),
      }));
  }

  #isRemoved({ id, at }: Row): boolean {
    return at <= (this.#removed.get(id) ?? Number.NEGATIVE_INFINITY);
  }

  #leads(rows: Rows): readonly StoredLead[] {
    const isLead = (row: LeadRow): boolean =>
      row.version === STORED_VERSION && !this.#isRemoved(row);
    return leadsIn(rows)
      .filter(isLead)
      .map((row) => toLead(rows, row));
  }

  /** Whether to delete a row. The sender decides about leads. Another release may still read its own, for a day. */
  #isOver(rows: Rows, row: Rows[number]): boolean {
    if (this.#isRemoved(row)) return true;
    return (
      isOver(row.at) && ("file" in row ? !isNeeded(rows, row.id) : row.version !== STORED_VERSION)
    );
  }

  async #run<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    return this.#isPersistent ? this.#database.run(work) : undefined;
  }

  async #read(): Promise<Rows | undefined> {
    const mark = outboxMark();
    const rows = await this.#run((store) => values<Rows[number]>(store));
    if (rows?.length === 0) markEmpty(mark);
    return rows;
  }

  /** Stores rows. A page looks for them only if the device has the mark. */
  async #store(next: (rows: Rows) => Rows): Promise<boolean> {
    if (!markFilled()) return false;
    const isStored = await this.#change((rows) => ({ put: next(rows) }));
    // Another tab may have removed the mark meanwhile.
    if (isStored) markFilled();
    return isStored;
  }

  /** Changes the rows in one transaction. @returns Whether that succeeded. */
  async #change(next: (rows: Rows) => Change): Promise<boolean> {
    const mark = outboxMark();
    let left = 0;
    const isDone = await this.#run((store) =>
      store("readwrite", async (table) => {
        const rows = (await promisifyRequest(table.getAll())) as Rows;
        const { put = [], remove = [] } = next(rows);
        for (const row of put) table.put({ ...row, version: STORED_VERSION }, row.id);
        for (const id of remove) table.delete(id);
        left = rows.filter(({ id }) => !remove.includes(id)).length + put.length;
        await promisifyRequest(table.transaction);
        return true;
      }),
    );
    if (isDone && left === 0) markEmpty(mark);
    return isDone ?? false;
  }
}

/** Whether a lead is older than a day, after which it is attempted once more. */
export const isExpired = ({ at }: OutgoingLead): boolean => isOver(at);
