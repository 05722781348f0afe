/** A file on its way: what is asked of storage and of the edge, by whichever means of the browser sends it. Never rejects. */
import { contentTypeOf } from "../forms/files.ts";
import { MESSAGES } from "../forms/messages.ts";
import { type Answer, errorResponse, errorResponseOf, unreachable } from "./request.ts";
import { t } from "../i18n/t.ts";

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

export type Progress = (sent: number) => void;

export interface Request {
  readonly method: "PUT" | "POST";
  readonly url: string;
  readonly body: File | FormData;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the file, bytes. */
  readonly size: number;
  readonly accepts: (status: number) => boolean;
}

export interface Transfers {
  /** To an address that was signed for it. */
  readonly put: (file: File, url: string, onProgress: Progress) => Promise<Answer<unknown>>;
  /** To the edge, which stores it. */
  readonly post: (file: File, category: string, onProgress: Progress) => Promise<Answer<UploadedDocument>>;
}

const isSuccess = (status: number): boolean => status < 300;
/** Status of a PUT under `if-none-match: *` to a key that exists: an earlier try had arrived, its answer had not. */
const ALREADY_THERE = 412;

export const transfersBy = (send: (request: Request, onProgress: Progress) => Promise<Answer<unknown>>): Transfers => ({
  put(file, url, onProgress) {
    const headers = { "content-type": contentTypeOf(file.name, file.type), "if-none-match": "*" };
    const accepts = (status: number): boolean => isSuccess(status) || status === ALREADY_THERE;
    return send({ method: "PUT", url, body: file, headers, size: file.size, accepts }, onProgress);
  },
  async post(file, category, onProgress) {
    const body = new FormData();
    body.set("file", new File([file], file.name, { type: contentTypeOf(file.name, file.type) }));
    body.set("fileCategory", category);
    const request = { method: "POST", url: "/s3/upload", body, headers: {}, size: file.size } as const;
    const answer = await send({ ...request, accepts: isSuccess }, onProgress);
    if (!answer.ok) return answer;
    const data = (answer.data as { data?: UploadedDocument } | undefined)?.data;
    return data ? { ok: true, data } : errorResponse("server", t(MESSAGES.uploadFailed));
  },
});

/** A transfer is stopped when no byte has moved for this long. */
const STALL_MS = 30_000;
/** Where the browser reports no progress: 10 % every 200 ms, up to 90 %. */
const GUESS = { everyMs: 200, step: 0.1, most: 0.9 } as const;

const send = ({ method, url, body, headers, size, accepts }: Request, onProgress: Progress): Promise<Answer<unknown>> =>
  new Promise((resolve) => {
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
          : errorResponseOf(status, answer, request.getResponseHeader("retry-after")),
      );
    });
    request.addEventListener("error", () => settle(unreachable(false)));
    request.addEventListener("abort", () => settle(unreachable(stalled)));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    moved();
    request.send(body);
  });

/** Files sent by a page, which shows how far each one is. */
export const watchedTransfers = transfersBy(send);
