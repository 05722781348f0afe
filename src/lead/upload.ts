/**
 * Uploads the files of a form. All must arrive before the form is sent. A failed file is tried again alone; the others stay
 * uploaded. The form's rule decides how: signed PUTs in one batch, or `/s3/upload` one by one.
 */
import type { Upload } from "../forms/define.ts";
import { contentTypeOf } from "../forms/files.ts";
import { MESSAGES, type Problem, uploadFailedFor } from "../forms/messages.ts";
import { type RequestResult, postJson, type RequestError } from "./request.ts";
import { isReadable, type OnProgress, type Transfers, type UploadedDocument } from "./transfer.ts";
import { t } from "../i18n/t.ts";

export interface PickedFile {
  readonly id: string;
  readonly file: File;
  /** The smaller photo that is still being made. */
  readonly pending?: Promise<File>;
  /** The photo as it was picked, where `file` was made of it. */
  readonly original?: File;
}

export type FileState =
  | { readonly at: "waiting" }
  | { readonly at: "sending"; readonly sent: number }
  | { readonly at: "done" }
  | { readonly at: "failed"; readonly message: string; readonly sent?: number };

interface Signed {
  readonly uploadUrl: string;
  /** On our own host. */
  readonly relayUrl?: string | undefined;
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}
interface BatchAnswer {
  readonly uploadUrls: readonly (Pick<Signed, "uploadUrl" | "relayUrl"> & {
    readonly fileIndex: number;
    readonly s3Key: string;
  })[];
  readonly batchId: string;
}

/** Shorter than the edge's expiry, so that a slow start is not refused. */
const URL_LIFE_MS = 12 * 60_000;
const FORBIDDEN = 403;
const UNAVAILABLE = 503;
/**
 * Files at a time. A browser has six connections to a host; an upload that waits for one would count as stalled. The edge reads two large
 * ones at once, and asks others to come again in a moment: so they do, for a minute.
 */
const AT_ONCE = { presign: 3, s3: 2 } as const;
const MOMENT_MS = 5000;
const MOMENTS_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The problem of one announced file, whose field begins with its place: `2.fileSize`. */
const problemAt = (problems: readonly Problem[], place: number): Problem | undefined =>
  problems.find(({ field }) => field.split(".", 1)[0] === String(place));

type Report = (id: string, state: FileState) => void;

export interface AttachedUploads {
  readonly fileUploadBatchId?: string;
  readonly uploadedFileKeys?: readonly string[];
  readonly uploadedDocuments?: readonly (UploadedDocument & { readonly fileName: string })[];
}

/** How files are uploaded. */
export type UploadMethod = Pick<Upload, "via" | "category">;

/** The uploads of one form. They remember what has arrived, so that a second try sends only the rest. */
export class Uploads {
  readonly #upload: UploadMethod;
  readonly #formType: string;
  readonly #transfers: Transfers;
  readonly #signed = new Map<string, Signed>();
  #batchId = "";
  readonly #arrived = new Map<string, UploadedDocument | Signed>();
  /** This network does not let the bucket's host through: files go by our own. */
  #isRelayed = false;
  /** Files that broke off on the way to the bucket. */
  readonly #brokenOff = new Set<string>();
  /** Files that the edge will never accept. */
  readonly #refused = new Map<string, RequestError>();
  /** Bytes that were sent of each file, so that a second try does not move its progress bar back. */
  readonly #reached = new Map<string, number>();

  constructor(upload: UploadMethod, formType: string, transfers: Transfers) {
    this.#upload = upload;
    this.#formType = formType;
    this.#transfers = transfers;
  }

  /**
   * Uploads all files that have not arrived. Never rejects.
   *
   * @returns what the form adds to its body, or why it cannot be sent yet
   */
  async deliver(files: readonly PickedFile[], report: Report): Promise<RequestResult<AttachedUploads>> {
    if (files.length === 0) return { ok: true, data: {} };
    const refused = files.flatMap(({ id }) => this.#refused.get(id) ?? []);
    if (refused[0]) return refused[0];
    if (this.#upload.via === "presign") {
      const unsigned = this.#unsigned(files);
      const signed = await this.#sign(unsigned);
      if (!signed.ok) return this.#unsignable(unsigned, signed, report);
    }
    const failed = await this.#send(this.#missing(files), report);
    // A failure that is final decides: trying again would not help.
    const worst = failed.find((answer) => !answer.transient) ?? failed[0];
    if (worst) return worst;
    return { ok: true, data: this.#delivered(files) };
  }

  /** Sends a few files at a time. After a network failure the rest is not begun, since each would only time out too. */
  async #send(files: readonly PickedFile[], report: Report): Promise<RequestError[]> {
    const queue = [...files];
    const failed: RequestError[] = [];
    const lane = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const answer = await this.#one(next, report);
        if (answer.ok) continue;
        failed.push(answer);
        if (answer.kind === "network") queue.length = 0;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE[this.#upload.via] }, lane));
    return failed;
  }

  /** Reports why files could not be signed: each file's own problem, or the common one at every file. */
  #unsignable(files: readonly PickedFile[], answer: RequestError, report: Report): RequestError {
    const own = files.map((_, i) => problemAt(answer.problems, i));
    const common = answer.problems.filter((problem) => !own.includes(problem));
    const isAll = own.every((problem) => !problem);
    for (const [i, { id, file }] of files.entries()) {
      const message = own[i]?.message ?? (isAll ? (common[0]?.message ?? answer.message) : undefined);
      report(id, message === undefined ? { at: "waiting" } : { at: "failed", message });
      if (own[i] && !answer.transient) {
        this.#refused.set(id, { ...answer, message: uploadFailedFor(file.name, own[i].message), problems: [] });
      }
    }
    return { ...answer, message: t(MESSAGES.documentsFailed), problems: common };
  }

  /**
   * Forgets that a file has arrived: the next try uploads it again.
   *
   * @param isLost the bucket never had it, so that a filter may have answered in its name: the next try goes by our own host
   */
  forget(id: string, isLost: boolean): void {
    this.#isRelayed ||= isLost;
    this.#arrived.delete(id);
    this.#signed.delete(id);
  }

  /** Those that have arrived, or that the device can still read. */
  async readable(files: readonly PickedFile[]): Promise<readonly PickedFile[]> {
    const areReadable = await Promise.all(files.map(({ id, file }) => this.#arrived.has(id) || isReadable(file)));
    return files.filter((_, i) => areReadable[i]);
  }

  #missing(files: readonly PickedFile[]): readonly PickedFile[] {
    return files.filter(({ id }) => !this.#arrived.has(id));
  }

  /** The missing files without a valid signed URL. */
  #unsigned(files: readonly PickedFile[]): readonly PickedFile[] {
    const now = Date.now();
    return this.#missing(files).filter(({ id }) => (this.#signed.get(id)?.until ?? 0) <= now);
  }

  /** Gets signed URLs. All files of a form join one batch, also those that are signed again. */
  async #sign(unsigned: readonly PickedFile[]): Promise<RequestResult<unknown>> {
    if (unsigned.length === 0) return { ok: true, data: undefined };
    const query = new URLSearchParams({ formType: this.#formType, ...(this.#batchId && { batchId: this.#batchId }) });
    const answer = await postJson<BatchAnswer>(
      `/guest/uploads/presign/bulk?${query}`,
      unsigned.map(({ file }) => ({
        originalFilename: file.name,
        contentType: contentTypeOf(file.name, file.type),
        fileSize: file.size,
      })),
    );
    if (!answer.ok) return answer;
    this.#batchId = answer.data.batchId;
    for (const { fileIndex, uploadUrl, relayUrl, s3Key } of answer.data.uploadUrls) {
      const picked = unsigned[fileIndex];
      if (picked) this.#signed.set(picked.id, { uploadUrl, relayUrl, key: s3Key, until: Date.now() + URL_LIFE_MS });
    }
    return answer;
  }

  async #one(picked: PickedFile, report: Report): Promise<RequestResult<unknown>> {
    const { id, file } = picked;
    const onProgress = (bytes: number): void => {
      const sent = Math.max(bytes, this.#reached.get(id) ?? 0);
      this.#reached.set(id, sent);
      report(id, { at: "sending", sent });
    };
    onProgress(0);
    const answer = await this.#transfer(picked, onProgress);
    if (!answer.ok) {
      const message = uploadFailedFor(file.name, answer.problems[0]?.message ?? answer.message);
      const errorResponse = { ...answer, message, problems: [] };
      report(id, { at: "failed", message, sent: this.#reached.get(id) ?? 0 });
      // What the device could not read it may read again.
      const isRefused = !answer.transient && answer.status !== undefined;
      if (isRefused && this.#upload.via === "s3") this.#refused.set(id, errorResponse);
      return errorResponse;
    }
    this.#arrived.set(id, this.#signed.get(id) ?? (answer.data as UploadedDocument));
    report(id, { at: "done" });
    return answer;
  }

  /** A signed URL may expire while its file waits, or be refused because of a wrong clock: the file is then signed again once. */
  async #transfer(picked: PickedFile, onProgress: OnProgress): Promise<RequestResult<unknown>> {
    const { id, file } = picked;
    if (this.#upload.via === "s3") return this.#post(file, onProgress);
    const answer = await this.#put(picked, onProgress);
    if (answer.ok || answer.status !== FORBIDDEN) return answer;
    this.#signed.delete(id);
    return this.#put(picked, onProgress);
  }

  async #post(file: File, onProgress: OnProgress): Promise<RequestResult<unknown>> {
    const until = Date.now() + MOMENTS_MS;
    for (;;) {
      const answer = await this.#transfers.post(file, this.#upload.category ?? "document", onProgress);
      if (answer.ok || answer.status !== UNAVAILABLE) return answer;
      const { retryAfterMs = MOMENTS_MS } = answer;
      if (retryAfterMs > MOMENT_MS || Date.now() > until) return answer;
      // Not all at the same time.
      await pause(retryAfterMs * (1 + Math.random()));
    }
  }

  async #put(picked: PickedFile, onProgress: OnProgress): Promise<RequestResult<unknown>> {
    const ready = await this.#sign(this.#unsigned([picked]));
    const signed = this.#signed.get(picked.id);
    if (!ready.ok || !signed) return ready;
    const { uploadUrl, relayUrl } = signed;
    if (!this.#isRelayed || !relayUrl) {
      const answer = await this.#transfers.put(picked.file, uploadUrl, onProgress);
      if (answer.ok || !relayUrl || !this.#isBlocked(picked, answer)) return answer;
    }
    const answer = await this.#transfers.put(picked.file, relayUrl, onProgress);
    // Whoever reaches neither host has no network.
    this.#isRelayed ||= answer.ok || answer.status !== undefined;
    return answer;
  }

  /** Whether the bucket's host seems to be out of reach: no byte went there, or a file broke off for the second time. */
  #isBlocked({ id }: PickedFile, { kind, untouched }: RequestError): boolean {
    if (kind !== "network") return false;
    const isSecond = this.#brokenOff.has(id);
    this.#brokenOff.add(id);
    return untouched === true || isSecond;
  }

  #delivered(files: readonly PickedFile[]): AttachedUploads {
    const arrived = files.flatMap(({ id }) => this.#arrived.get(id) ?? []);
    const signed = arrived.filter((one): one is Signed => "key" in one);
    if (signed.length > 0) {
      return { fileUploadBatchId: this.#batchId, uploadedFileKeys: signed.map(({ key }) => key) };
    }
    const documents = arrived.filter((one): one is UploadedDocument => "filePath" in one);
    return {
      uploadedDocuments: documents.map((one) => ({ ...one, fileName: one.filePath.split("/").at(-1) ?? one.filePath })),
    };
  }
}
