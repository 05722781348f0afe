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
  /** The photo as it was picked, where `file` was made of it. */
  readonly original?: Pick<File, "name" | "size" | "lastModified">;
}

/** How the upload of a file stands, as its form shows it. */
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
const PARALLEL_UPLOADS = { presign: 3, s3: 2 } as const;
const MOMENT_MS = 5000;
const MOMENTS_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The problem of one announced file, whose field begins with its place: `2.fileSize`. */
const problemAt = (problems: readonly Problem[], place: number): Problem | undefined =>
  problems.find(({ field }) => field.split(".", 1)[0] === String(place));

export interface AttachedUploads {
  readonly fileUploadBatchId?: string;
  readonly uploadedFileKeys?: readonly string[];
  readonly uploadedDocuments?: readonly (UploadedDocument & { readonly fileName: string })[];
}

/** How files are uploaded. */
export type UploadMethod = Pick<Upload, "via" | "category">;

/** What is known of a file. A second try sends only what has not arrived. */
interface FileUpload {
  stage:
    | { readonly at: "unsigned" }
    | { readonly at: "signed"; readonly signed: Signed }
    | { readonly at: "arrived"; readonly attached: Signed | UploadedDocument }
    /** The edge will never accept it. */
    | { readonly at: "refused"; readonly error: RequestError };
  shown: FileState;
  /** The most bytes of it that have gone: a second try does not move its bar back. */
  sent: number;
  /** It broke off on the way to the bucket. */
  hasBrokenOff: boolean;
}
const UNSIGNED = { at: "unsigned" } as const;

/** The uploads of one form. */
export class Uploads {
  readonly #method: UploadMethod;
  readonly #formType: string;
  readonly #transfers: Transfers;
  readonly #tell: (id: string, state: FileState) => void;
  readonly #files = new Map<string, FileUpload>();
  #batchId = "";
  /** This network does not let the bucket's host through: files go by our own. */
  #isRelayed = false;

  /** @param tell called with how the upload of a file stands, by the file's id */
  constructor(
    { upload, formType }: { readonly upload: UploadMethod; readonly formType: string },
    transfers: Transfers,
    tell: (id: string, state: FileState) => void,
  ) {
    this.#method = upload;
    this.#formType = formType;
    this.#transfers = transfers;
    this.#tell = tell;
  }

  #of({ id }: Pick<PickedFile, "id">): FileUpload {
    const known = this.#files.get(id) ?? { stage: UNSIGNED, shown: { at: "waiting" }, sent: 0, hasBrokenOff: false };
    this.#files.set(id, known);
    return known;
  }

  #show(picked: PickedFile, state: FileState): void {
    this.#of(picked).shown = state;
    this.#tell(picked.id, state);
  }

  /** The messages of those that failed, by the file's id. */
  errors(files: readonly PickedFile[]): Readonly<Record<string, string>> {
    const failed = files.flatMap((one) => {
      const { shown } = this.#of(one);
      return shown.at === "failed" ? [[one.id, shown.message] as const] : [];
    });
    return Object.fromEntries(failed);
  }

  /**
   * Uploads all files that have not arrived. Never rejects.
   *
   * @returns what the form adds to its body, or why it cannot be sent yet
   */
  async deliver(files: readonly PickedFile[]): Promise<RequestResult<AttachedUploads>> {
    if (files.length === 0) return { ok: true, data: {} };
    for (const one of files) {
      const { stage } = this.#of(one);
      if (stage.at === "refused") return stage.error;
    }
    if (this.#method.via === "presign") {
      const unsigned = this.#unsigned(files);
      const signed = await this.#sign(unsigned);
      if (!signed.ok) return this.#unsignable(unsigned, signed);
    }
    const failed = await this.#send(this.#missing(files));
    // A failure that is final decides: trying again would not help.
    const worst = failed.find((result) => !result.transient) ?? failed[0];
    return worst ?? { ok: true, data: this.#attached(files) };
  }

  /** Sends a few files at a time. After a network failure the rest is not begun, since each would only time out too. */
  async #send(files: readonly PickedFile[]): Promise<RequestError[]> {
    const queue = [...files];
    const failed: RequestError[] = [];
    const lane = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const result = await this.#one(next);
        if (result.ok) continue;
        failed.push(result);
        if (result.kind === "network") queue.length = 0;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_UPLOADS[this.#method.via] }, lane));
    return failed;
  }

  /** Shows why files could not be signed: each file's own problem, or the common one at every file. */
  #unsignable(files: readonly PickedFile[], error: RequestError): RequestError {
    const own = files.map((_, i) => problemAt(error.problems, i));
    const common = error.problems.filter((problem) => !own.includes(problem));
    const isAll = own.every((problem) => !problem);
    for (const [i, picked] of files.entries()) {
      const message = own[i]?.message ?? (isAll ? (common[0]?.message ?? error.message) : undefined);
      this.#show(picked, message === undefined ? { at: "waiting" } : { at: "failed", message });
      if (own[i] && !error.transient) {
        const ofFile = { ...error, message: uploadFailedFor(picked.file.name, own[i].message), problems: [] };
        this.#of(picked).stage = { at: "refused", error: ofFile };
      }
    }
    return { ...error, message: t(MESSAGES.documentsFailed), problems: common };
  }

  /**
   * The edge does not take a file that has arrived: the next try uploads it again.
   *
   * @param isLost the bucket never had it, so that a filter may have answered in its name: the next try goes by our own host
   */
  reject(picked: PickedFile, message: string, isLost: boolean): void {
    this.#isRelayed ||= isLost;
    this.#of(picked).stage = UNSIGNED;
    this.#show(picked, { at: "failed", message });
  }

  /** Those that have arrived, or that the device can still read. */
  async readable(files: readonly PickedFile[]): Promise<readonly PickedFile[]> {
    const areReadable = await Promise.all(
      files.map((one) => this.#of(one).stage.at === "arrived" || isReadable(one.file)),
    );
    return files.filter((_, i) => areReadable[i]);
  }

  #missing(files: readonly PickedFile[]): readonly PickedFile[] {
    return files.filter((one) => this.#of(one).stage.at !== "arrived");
  }

  /** The missing files without a valid signed URL. */
  #unsigned(files: readonly PickedFile[]): readonly PickedFile[] {
    return this.#missing(files).filter((one) => {
      const { stage } = this.#of(one);
      return stage.at !== "signed" || stage.signed.until <= Date.now();
    });
  }

  /** Gets signed URLs. All files of a form join one batch, also those that are signed again. */
  async #sign(unsigned: readonly PickedFile[]): Promise<RequestResult<unknown>> {
    if (unsigned.length === 0) return { ok: true, data: undefined };
    const query = new URLSearchParams({ formType: this.#formType, ...(this.#batchId && { batchId: this.#batchId }) });
    const result = await postJson<BatchAnswer>(
      `/guest/uploads/presign/bulk?${query}`,
      unsigned.map(({ file }) => ({
        originalFilename: file.name,
        contentType: contentTypeOf(file.name, file.type),
        fileSize: file.size,
      })),
    );
    if (!result.ok) return result;
    this.#batchId = result.data.batchId;
    for (const { fileIndex, uploadUrl, relayUrl, s3Key } of result.data.uploadUrls) {
      const picked = unsigned[fileIndex];
      if (!picked) continue;
      const signed = { uploadUrl, relayUrl, key: s3Key, until: Date.now() + URL_LIFE_MS };
      this.#of(picked).stage = { at: "signed", signed };
    }
    return result;
  }

  async #one(picked: PickedFile): Promise<RequestResult<unknown>> {
    const upload = this.#of(picked);
    const onProgress = (bytes: number): void => {
      upload.sent = Math.max(bytes, upload.sent);
      this.#show(picked, { at: "sending", sent: upload.sent });
    };
    onProgress(0);
    const result = await this.#transfer(picked, onProgress);
    if (!result.ok) {
      const message = uploadFailedFor(picked.file.name, result.problems[0]?.message ?? result.message);
      const error = { ...result, message, problems: [] };
      this.#show(picked, { at: "failed", message, sent: upload.sent });
      // What the device could not read it may read again.
      const isRefused = !result.transient && result.status !== undefined;
      if (isRefused && this.#method.via === "s3") upload.stage = { at: "refused", error };
      return error;
    }
    const { stage } = upload;
    const attached = stage.at === "signed" ? stage.signed : (result.data as UploadedDocument);
    upload.stage = { at: "arrived", attached };
    this.#show(picked, { at: "done" });
    return result;
  }

  /** A signed URL may expire while its file waits, or be refused because of a wrong clock: the file is then signed again once. */
  async #transfer(picked: PickedFile, onProgress: OnProgress): Promise<RequestResult<unknown>> {
    if (this.#method.via === "s3") return this.#post(picked.file, onProgress);
    const result = await this.#put(picked, onProgress);
    if (result.ok || result.status !== FORBIDDEN) return result;
    this.#of(picked).stage = UNSIGNED;
    return this.#put(picked, onProgress);
  }

  async #post(file: File, onProgress: OnProgress): Promise<RequestResult<unknown>> {
    const until = Date.now() + MOMENTS_MS;
    for (;;) {
      const result = await this.#transfers.post(file, this.#method.category ?? "document", onProgress);
      if (result.ok || result.status !== UNAVAILABLE) return result;
      const { retryAfterMs = MOMENTS_MS } = result;
      if (retryAfterMs > MOMENT_MS || Date.now() > until) return result;
      // Not all at the same time.
      await pause(retryAfterMs * (1 + Math.random()));
    }
  }

  async #put(picked: PickedFile, onProgress: OnProgress): Promise<RequestResult<unknown>> {
    const ready = await this.#sign(this.#unsigned([picked]));
    const { stage } = this.#of(picked);
    if (!ready.ok || stage.at !== "signed") return ready;
    const { uploadUrl, relayUrl } = stage.signed;
    if (!this.#isRelayed || !relayUrl) {
      const result = await this.#transfers.put(picked.file, uploadUrl, onProgress);
      if (result.ok || !relayUrl || !this.#isBlocked(picked, result)) return result;
    }
    const result = await this.#transfers.put(picked.file, relayUrl, onProgress);
    // Whoever reaches neither host has no network.
    this.#isRelayed ||= result.ok || result.status !== undefined;
    return result;
  }

  /** Whether the bucket's host seems to be out of reach: no byte went there, or a file broke off for the second time. */
  #isBlocked(picked: PickedFile, { kind, untouched }: RequestError): boolean {
    if (kind !== "network") return false;
    const upload = this.#of(picked);
    const isSecond = upload.hasBrokenOff;
    upload.hasBrokenOff = true;
    return untouched === true || isSecond;
  }

  #attached(files: readonly PickedFile[]): AttachedUploads {
    const attached = files.flatMap((one) => {
      const { stage } = this.#of(one);
      return stage.at === "arrived" ? [stage.attached] : [];
    });
    const uploadedFileKeys = attached.flatMap((one) => ("key" in one ? [one.key] : []));
    if (uploadedFileKeys.length > 0) return { fileUploadBatchId: this.#batchId, uploadedFileKeys };
    const uploadedDocuments = attached.flatMap((one) =>
      "filePath" in one ? [{ ...one, fileName: one.filePath.split("/").at(-1) ?? one.filePath }] : [],
    );
    return { uploadedDocuments };
  }
}
