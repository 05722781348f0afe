/**
 * Files on their way to storage. All must arrive before a form is sent; a file that fails is tried again alone, and
 * what has arrived is kept. Two ways, by the form's rule: signed PUTs of one batch, or `/s3/upload` one by one.
 */
import type { Upload } from "../forms/define.ts";
import { contentTypeOf } from "../forms/files.ts";
import { MESSAGES, uploadFailedFor } from "../forms/messages.ts";
import { type Answer, postJson, refusal, refusalOf, unreachable } from "./request.ts";

export interface PickedFile {
  /** Stands for the file on the page. */
  readonly id: string;
  readonly file: File;
}

export type FileState =
  | { readonly at: "waiting" }
  | { readonly at: "sending"; readonly sent: number }
  | { readonly at: "done" }
  | { readonly at: "failed"; readonly message: string };

/** What `/s3/upload` answers, and the form sends on. */
export interface UploadedDocument {
  readonly id: string;
  readonly originalFileName: string;
  readonly filePath: string;
  readonly fileSize: number;
  readonly contentType: string;
  readonly fileCategory: string;
  readonly createdAt: string;
}

interface Signed {
  readonly uploadUrl: string;
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}
interface BatchAnswer {
  readonly uploadUrls: readonly { readonly fileIndex: number; readonly uploadUrl: string; readonly s3Key: string }[];
  readonly batchId: string;
}

/** A transfer is stopped when no byte has moved for this long. */
const STALL_MS = 30_000;
/** Shorter than the edge's expiry, so that a slow start is not refused. */
const URL_LIFE_MS = 12 * 60_000;
/** Where the browser reports no progress: 10 % every 200 ms, up to 90 %. */
const GUESS = { everyMs: 200, step: 0.1, most: 0.9 } as const;

type Progress = (sent: number) => void;

/** One request whose bytes are counted on their way; never rejects. */
function send(
  method: "PUT" | "POST",
  url: string,
  body: File | FormData,
  headers: Readonly<Record<string, string>>,
  size: number,
  onProgress: Progress,
  accepts = (status: number): boolean => status < 300,
): Promise<Answer<unknown>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled = false;
    let stall: ReturnType<typeof setTimeout> | undefined;
    let guessed = 0;
    const moved = (): void => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        stalled = true;
        request.abort();
      }, STALL_MS);
    };
    const guess = setInterval(() => {
      guessed = Math.min(GUESS.most, guessed + GUESS.step);
      onProgress((size * guessed) / GUESS.most);
    }, GUESS.everyMs);
    // A browser that knows the length here will report how much of it has gone: a slow start is no reason to guess.
    request.upload.addEventListener("loadstart", (event) => {
      if (event.lengthComputable) clearInterval(guess);
    });
    const settle = (answer: Answer<unknown>): void => {
      clearTimeout(stall);
      clearInterval(guess);
      resolve(answer);
    };
    request.upload.addEventListener("progress", (event) => {
      clearInterval(guess);
      moved();
      onProgress(Math.min(size, event.loaded));
    });
    request.addEventListener("load", () => {
      let answer: unknown;
      try {
        answer = JSON.parse(request.responseText);
      } catch {
        answer = undefined; // Storage answers in XML, or nothing: the status says it all.
      }
      const { status } = request;
      settle(
        accepts(status)
          ? { ok: true, data: answer }
          : refusalOf(status, answer, request.getResponseHeader("retry-after")),
      );
    });
    request.addEventListener("error", () => settle(unreachable(false)));
    request.addEventListener("abort", () => settle(unreachable(stalled)));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    moved();
    request.send(body);
  });
}

/** Status of a PUT under `if-none-match: *` to a key that exists: an earlier try had arrived, its answer had not. */
const ALREADY_THERE = 412;
const FORBIDDEN = 403;

function put(file: File, signed: Signed, onProgress: Progress): Promise<Answer<unknown>> {
  return send(
    "PUT",
    signed.uploadUrl,
    file,
    { "content-type": contentTypeOf(file.name, file.type), "if-none-match": "*" },
    file.size,
    onProgress,
    (status) => status < 300 || status === ALREADY_THERE,
  );
}

async function post(file: File, category: string, onProgress: Progress): Promise<Answer<UploadedDocument>> {
  const form = new FormData();
  const named = new File([file], file.name, { type: contentTypeOf(file.name, file.type) });
  form.set("file", named);
  form.set("fileCategory", category);
  const answer = await send("POST", "/s3/upload", form, {}, file.size, onProgress);
  if (!answer.ok) return answer;
  const data = (answer.data as { data?: UploadedDocument } | undefined)?.data;
  return data ? { ok: true, data } : refusal("server", MESSAGES.uploadFailed);
}

export interface Delivered {
  readonly fileUploadBatchId?: string;
  readonly uploadedFileKeys?: readonly string[];
  readonly uploadedDocuments?: readonly (UploadedDocument & { readonly fileName: string })[];
}

/** By which way files go. */
export type UploadWay = Pick<Upload, "via" | "category">;

/** Remembers what has arrived, so that a second try sends only what is missing. */
export class Uploads {
  readonly #upload: UploadWay;
  readonly #formType: string;
  readonly #signed = new Map<string, Signed>();
  #batchId = "";
  readonly #arrived = new Map<string, UploadedDocument | Signed>();

  constructor(upload: UploadWay, formType: string) {
    this.#upload = upload;
    this.#formType = formType;
  }

  /** Sends what has not arrived. The answer holds what the form attaches, or why it cannot be sent yet. */
  async deliver(
    files: readonly PickedFile[],
    report: (id: string, state: FileState) => void,
  ): Promise<Answer<Delivered>> {
    if (files.length === 0) return { ok: true, data: {} };
    if (this.#upload.via === "presign") {
      const signed = await this.#sign(files);
      if (!signed.ok) {
        for (const [i, { id }] of this.#unsigned(files).entries()) {
          const own = signed.problems.find(({ field }) => field.split(".", 1)[0] === String(i));
          report(id, { at: "failed", message: own?.message ?? signed.message });
        }
        const problems = signed.problems.filter(({ field }) => field === "");
        return { ...signed, message: MESSAGES.documentsFailed, problems };
      }
    }
    const answers = await Promise.all(this.#missing(files).map((picked) => this.#one(picked, report)));
    const failed = answers.filter((answer) => !answer.ok);
    // One that cannot succeed as it is decides: trying again would not help.
    const worst = failed.find((answer) => !answer.transient) ?? failed[0];
    if (worst) return worst;
    return { ok: true, data: this.#delivered(files) };
  }

  /** What was stored of it is no longer of use: it is sent anew with the next try. */
  forget(id: string): void {
    this.#arrived.delete(id);
    this.#signed.delete(id);
  }

  #missing(files: readonly PickedFile[]): readonly PickedFile[] {
    return files.filter(({ id }) => !this.#arrived.has(id));
  }

  /** Without a link that still admits them. */
  #unsigned(files: readonly PickedFile[]): readonly PickedFile[] {
    const now = Date.now();
    return this.#missing(files).filter(({ id }) => (this.#signed.get(id)?.until ?? 0) <= now);
  }

  /** A batch has one id: what joins it, or is tried after its link expired, is signed into the same one. */
  async #sign(files: readonly PickedFile[]): Promise<Answer<unknown>> {
    const unsigned = this.#unsigned(files);
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
    for (const { fileIndex, uploadUrl, s3Key } of answer.data.uploadUrls) {
      const picked = unsigned[fileIndex];
      if (picked) this.#signed.set(picked.id, { uploadUrl, key: s3Key, until: Date.now() + URL_LIFE_MS });
    }
    return answer;
  }

  async #one({ id, file }: PickedFile, report: (id: string, state: FileState) => void): Promise<Answer<unknown>> {
    const onProgress = (sent: number): void => report(id, { at: "sending", sent });
    onProgress(0);
    const answer = await this.#transfer({ id, file }, onProgress);
    if (!answer.ok) {
      const message = uploadFailedFor(file.name, answer.message);
      report(id, { at: "failed", message });
      return { ...answer, message, problems: [] };
    }
    this.#arrived.set(id, this.#signed.get(id) ?? (answer.data as UploadedDocument));
    report(id, { at: "done" });
    return answer;
  }

  /** A link that is refused has run out on a slow way, or on a clock that is wrong: it is signed anew once. */
  async #transfer(picked: PickedFile, onProgress: Progress): Promise<Answer<unknown>> {
    const { id, file } = picked;
    const signed = this.#signed.get(id);
    if (!signed) return post(file, this.#upload.category ?? "document", onProgress);
    const answer = await put(file, signed, onProgress);
    if (answer.ok || answer.status !== FORBIDDEN) return answer;
    this.#signed.delete(id);
    const again = await this.#sign([picked]);
    const renewed = this.#signed.get(id);
    return again.ok && renewed ? put(file, renewed, onProgress) : again;
  }

  #delivered(files: readonly PickedFile[]): Delivered {
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
