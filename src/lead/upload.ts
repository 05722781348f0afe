/**
 * Uploads the files of a form. All must arrive before the sender posts the lead. A retry uploads only the missing files. The
 * form's definition chooses the method: signed PUTs in one batch, or one `POST /s3/upload` for each file.
 */
import type { Upload } from "../forms/define.ts";
import { inferContentType } from "../forms/file-types.ts";
import { MESSAGES, type Problem, uploadFailedFor } from "../forms/messages.ts";
import { isText, type RequestResult, postJson, type RequestError } from "./json-request.ts";
import {
  isReadable,
  postFile,
  putFile,
  type Send,
  type Transfer,
  type UploadedDocument,
} from "./transfer.ts";
import { t } from "../i18n/t.ts";

export interface PickedFile {
  readonly id: string;
  readonly file: File;
  /** The photo that the visitor picked, if `file` is a smaller copy. */
  readonly original?: Pick<File, "name" | "size" | "lastModified">;
}

/** The name under which the visitor picked a file. */
export const nameOf = ({ file, original }: PickedFile): string => original?.name ?? file.name;

/** The state of an upload, as its form shows it. */
export type FileState =
  | { readonly status: "waiting" }
  | { readonly status: "sending"; readonly sent: number }
  | { readonly status: "done" }
  | { readonly status: "failed"; readonly message: string; readonly sent?: number };

interface Signed {
  readonly uploadUrl: string;
  /** On our own host. */
  readonly relayUrl?: string | undefined;
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}
interface BatchAnswer {
  readonly uploadUrls: readonly (Pick<Signed, "uploadUrl" | "relayUrl"> & {
    readonly fileIndex: number;
    readonly s3Key: string;
  })[];
  readonly batchId: string;
}

/** Whether an answer has a signed URL for each of these files. */
function isBatchFor(
  files: readonly PickedFile[],
  { batchId, uploadUrls }: Partial<BatchAnswer>,
): boolean {
  if (!isText(batchId) || !Array.isArray(uploadUrls)) return false;
  const signed = (
    uploadUrls as readonly (Partial<BatchAnswer["uploadUrls"][number]> | null)[]
  ).filter((file) => isText(file?.uploadUrl) && isText(file.s3Key));
  return files.every((_, i) => signed.some((file) => file?.fileIndex === i));
}

/** Shorter than the expiry at the edge, because an upload may start late. */
const URL_LIFE_MS = 12 * 60_000;
const FORBIDDEN = 403;
const UNAVAILABLE = 503;
/**
 * Files at a time. A browser opens six connections to a host, and an upload that waits for one looks stalled. The edge reads
 * two large files at once and answers 503 to others.
 */
const PARALLEL_UPLOADS = { presign: 3, s3: 2 } as const;
/** A busy edge asks for a retry within this time. A longer `Retry-After` means an outage. */
const BUSY_PAUSE_MS = 5000;
const BUSY_RETRY_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Finds the problem of one declared file. Its field begins with the file's index: `2.fileSize`. */
const problemAt = (problems: readonly Problem[], index: number): Problem | undefined =>
  problems.find(({ field }) => field.split(".", 1)[0] === String(index));

export interface AttachedUploads {
  readonly fileUploadBatchId?: string;
  readonly uploadedFileKeys?: readonly string[];
  readonly uploadedDocuments?: readonly (UploadedDocument & { readonly fileName: string })[];
}

/** How the files of a form are uploaded. */
export type UploadMethod = Pick<Upload, "via" | "category">;

/** How the lead names a file that has arrived. */
type Attached = Signed | UploadedDocument;

/** The progress of one file. A later attempt sends only the missing files. */
interface FileUpload {
  stage:
    | { readonly status: "unsigned" }
    | { readonly status: "signed"; readonly signed: Signed }
    | { readonly status: "arrived"; readonly attached: Attached }
    /** The edge will never accept it. */
    | { readonly status: "rejected"; readonly error: RequestError };
  state: FileState;
  /** Bytes of the attempt that sent the most, so that the bar never moves back. */
  sent: number;
  /** Whether a transfer to the bucket was interrupted. */
  wasInterrupted: boolean;
}
const UNSIGNED = { status: "unsigned" } as const;

/** The uploads of one form. */
export class Uploads {
  readonly #method: UploadMethod;
  readonly #formType: string;
  readonly #sendFile: Send;
  readonly #onState: (id: string, state: FileState) => void;
  readonly #files = new Map<string, FileUpload>();
  #batchId = "";
  /** Whether this network blocks the bucket's host. Files are then sent through our own host. */
  #isRelayed = false;

  /** @param onState Receives the state of each upload, by file id. */
  constructor(
    { upload, formType }: { readonly upload: UploadMethod; readonly formType: string },
    sendFile: Send,
    onState: (id: string, state: FileState) => void,
  ) {
    this.#method = upload;
    this.#formType = formType;
    this.#sendFile = sendFile;
    this.#onState = onState;
  }

  #uploadFor({ id }: Pick<PickedFile, "id">): FileUpload {
    const upload = this.#files.get(id) ?? {
      stage: UNSIGNED,
      state: { status: "waiting" },
      sent: 0,
      wasInterrupted: false,
    };
    this.#files.set(id, upload);
    return upload;
  }

  #show(picked: PickedFile, state: FileState): void {
    this.#uploadFor(picked).state = state;
    this.#onState(picked.id, state);
  }

  /** Returns the messages of the files that failed, by file id. */
  errors(files: readonly PickedFile[]): Readonly<Record<string, string>> {
    const failed = files.flatMap((file) => {
      const { state } = this.#uploadFor(file);
      return state.status === "failed" ? [[file.id, state.message] as const] : [];
    });
    return Object.fromEntries(failed);
  }

  /**
   * Uploads all files that have not arrived. Never rejects.
   *
   * @returns The part of the body that names the files, or the error.
   */
  async deliver(files: readonly PickedFile[]): Promise<RequestResult<AttachedUploads>> {
    if (files.length === 0) return { ok: true, data: {} };
    for (const file of files) {
      const { stage } = this.#uploadFor(file);
      if (stage.status === "rejected") return stage.error;
    }
    if (this.#method.via === "presign") {
      const unsigned = this.#filesToSign(files);
      const signed = await this.#sign(unsigned);
      if (!signed.ok) return this.#onSigningFailed(unsigned, signed);
    }
    const failed = await this.#send(this.#missingFiles(files));
    // A final failure decides, because a retry would not help.
    const worst = failed.find((result) => !result.transient) ?? failed[0];
    return worst ?? { ok: true, data: this.#listAttached(files) };
  }

  /** Sends a few files at a time. Stops at a network failure, because every other file would time out too. */
  async #send(files: readonly PickedFile[]): Promise<RequestError[]> {
    const queue = [...files];
    const failed: RequestError[] = [];
    const lane = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const result = await this.#uploadFile(next);
        if (result.ok) continue;
        failed.push(result);
        if (result.kind === "network") queue.length = 0;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_UPLOADS[this.#method.via] }, lane));
    return failed;
  }

  /** Shows why signing failed: the problem of each file, or the common problem at every file. */
  #onSigningFailed(files: readonly PickedFile[], error: RequestError): RequestError {
    const fileProblems = files.map((_, i) => problemAt(error.problems, i));
    const common = error.problems.filter((problem) => !fileProblems.includes(problem));
    const isCommon = fileProblems.every((problem) => !problem);
    for (const [i, picked] of files.entries()) {
      const message =
        fileProblems[i]?.message ?? (isCommon ? (common[0]?.message ?? error.message) : undefined);
      this.#show(
        picked,
        message === undefined ? { status: "waiting" } : { status: "failed", message },
      );
      const fileProblem = fileProblems[i];
      if (fileProblem && !error.transient) {
        const fileError = {
          ...error,
          message: uploadFailedFor(picked.file.name, fileProblem.message),
          problems: [],
        };
        this.#uploadFor(picked).stage = { status: "rejected", error: fileError };
      }
    }
    return { ...error, message: t(MESSAGES.documentsFailed), problems: common };
  }

  /**
   * Schedules another upload of a file that arrived and that the edge then rejected.
   *
   * @param isLost Whether the bucket never had the file. A filter may have answered in its place, so the next attempt uses our own host.
   */
  reject(picked: PickedFile, message: string, isLost: boolean): void {
    this.#isRelayed ||= isLost;
    this.#uploadFor(picked).stage = UNSIGNED;
    this.#show(picked, { status: "failed", message });
  }

  /** Returns the files that have arrived, or that the device can still read. */
  async filterReadable(files: readonly PickedFile[]): Promise<readonly PickedFile[]> {
    const areReadable = await Promise.all(
      files.map(
        (picked) => this.#uploadFor(picked).stage.status === "arrived" || isReadable(picked.file),
      ),
    );
    return files.filter((_, i) => areReadable[i]);
  }

  #missingFiles(files: readonly PickedFile[]): readonly PickedFile[] {
    return files.filter((file) => this.#uploadFor(file).stage.status !== "arrived");
  }

  /** The missing files without a valid signed URL. */
  #filesToSign(files: readonly PickedFile[]): readonly PickedFile[] {
    return this.#missingFiles(files).filter((file) => {
      const { stage } = this.#uploadFor(file);
      return stage.status !== "signed" || stage.signed.expiresAt <= Date.now();
    });
  }

  /** Requests signed URLs. All files of a form share one batch, including files that are signed again. */
  async #sign(unsigned: readonly PickedFile[]): Promise<RequestResult<unknown>> {
    if (unsigned.length === 0) return { ok: true, data: undefined };
    const query = new URLSearchParams({
      formType: this.#formType,
      ...(this.#batchId && { batchId: this.#batchId }),
    });
    const result = await postJson<BatchAnswer>(
      `/guest/uploads/presign/bulk?${query}`,
      unsigned.map(({ file }) => ({
        originalFilename: file.name,
        contentType: inferContentType(file.name, file.type),
        fileSize: file.size,
      })),
      (data) => isBatchFor(unsigned, data),
    );
    if (!result.ok) return result;
    this.#batchId = result.data.batchId;
    for (const { fileIndex, uploadUrl, relayUrl, s3Key } of result.data.uploadUrls) {
      const picked = unsigned[fileIndex];
      if (!picked) continue;
      const signed = { uploadUrl, relayUrl, key: s3Key, expiresAt: Date.now() + URL_LIFE_MS };
      this.#uploadFor(picked).stage = { status: "signed", signed };
    }
    return result;
  }

  async #uploadFile(picked: PickedFile): Promise<RequestResult<unknown>> {
    const upload = this.#uploadFor(picked);
    const onProgress = (bytes: number): void => {
      upload.sent = Math.max(bytes, upload.sent);
      this.#show(picked, { status: "sending", sent: upload.sent });
    };
    onProgress(0);
    const result = await this.#transfer(picked, {
      file: picked.file,
      send: this.#sendFile,
      onProgress,
    });
    if (!result.ok) {
      const message = uploadFailedFor(
        picked.file.name,
        result.problems[0]?.message ?? result.message,
      );
      const error = { ...result, message, problems: [] };
      this.#show(picked, { status: "failed", message, sent: upload.sent });
      // The device may be able to read the file again later.
      const isRejected = !result.transient && result.status !== undefined;
      if (isRejected && this.#method.via === "s3") upload.stage = { status: "rejected", error };
      return error;
    }
    upload.stage = { status: "arrived", attached: result.data };
    this.#show(picked, { status: "done" });
    return result;
  }

  /** Uploads one file. A 403 means that the URL expired or a clock is wrong, so the file is signed again once. */
  async #transfer(picked: PickedFile, transfer: Transfer): Promise<RequestResult<Attached>> {
    if (this.#method.via === "s3") return this.#post(transfer);
    const result = await this.#put(picked, transfer);
    if (result.ok || result.status !== FORBIDDEN) return result;
    this.#uploadFor(picked).stage = UNSIGNED;
    return this.#put(picked, transfer);
  }

  async #post(transfer: Transfer): Promise<RequestResult<Attached>> {
    const until = Date.now() + BUSY_RETRY_MS;
    for (;;) {
      const result = await postFile(transfer, this.#method.category ?? "document");
      if (result.ok || result.status !== UNAVAILABLE) return result;
      const { retryAfterMs = BUSY_RETRY_MS } = result;
      if (retryAfterMs > BUSY_PAUSE_MS || Date.now() > until) return result;
      // The random part keeps visitors from retrying all at once.
      await pause(retryAfterMs * (1 + Math.random()));
    }
  }

  async #put(picked: PickedFile, transfer: Transfer): Promise<RequestResult<Attached>> {
    const ready = await this.#sign(this.#filesToSign([picked]));
    if (!ready.ok) return ready;
    const { stage } = this.#uploadFor(picked);
    // Another lead with this file has uploaded it meanwhile, or was refused.
    if (stage.status === "arrived") return { ok: true, data: stage.attached };
    if (stage.status === "rejected") return stage.error;
    if (stage.status === "unsigned") return this.#put(picked, transfer);
    const { uploadUrl, relayUrl } = stage.signed;
    const arrived = { ok: true, data: stage.signed } as const;
    if (!this.#isRelayed || !relayUrl) {
      const result = await putFile(transfer, uploadUrl);
      if (result.ok) return arrived;
      if (!relayUrl || !this.#isBlocked(picked, result)) return result;
    }
    const result = await putFile(transfer, relayUrl);
    // A device that reaches neither host has no network.
    this.#isRelayed ||= result.ok || result.status !== undefined;
    return result.ok ? arrived : result;
  }

  /** Whether the network seems to block the bucket: no byte was sent, or the file was interrupted twice. */
  #isBlocked(picked: PickedFile, { kind, untouched }: RequestError): boolean {
    if (kind !== "network") return false;
    const upload = this.#uploadFor(picked);
    const isSecondTime = upload.wasInterrupted;
    upload.wasInterrupted = true;
    return untouched === true || isSecondTime;
  }

  #listAttached(files: readonly PickedFile[]): AttachedUploads {
    const attached = files.flatMap((file) => {
      const { stage } = this.#uploadFor(file);
      return stage.status === "arrived" ? [stage.attached] : [];
    });
    const uploadedFileKeys = attached.flatMap((upload) => ("key" in upload ? [upload.key] : []));
    if (uploadedFileKeys.length > 0) return { fileUploadBatchId: this.#batchId, uploadedFileKeys };
    const uploadedDocuments = attached.flatMap((upload) =>
      "filePath" in upload
        ? [{ ...upload, fileName: upload.filePath.split("/").at(-1) ?? upload.filePath }]
        : [],
    );
    return { uploadedDocuments };
  }
}
