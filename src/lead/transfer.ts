/** Sends one file, to storage by a signed PUT or to the edge. */
import { inferContentType } from "../forms/file-types.ts";
import { MESSAGES } from "../forms/messages.ts";
import {
  isText,
  readData,
  type RequestResult,
  requestError,
  toRequestError,
  unreachable,
} from "./json-request.ts";
import { t } from "../i18n/t.ts";

/** The response of `/s3/upload`. The lead includes it. */
export interface UploadedDocument {
  readonly id: string;
  readonly originalFileName: string;
  readonly filePath: string;
  readonly fileSize: number;
  readonly contentType: string;
  readonly fileCategory: string;
  readonly createdAt: string;
}

/** Receives the bytes that were sent so far. */
export type OnProgress = (sent: number) => void;

export interface Request {
  readonly method: "PUT" | "POST";
  readonly url: string;
  readonly body: File | FormData;
  readonly headers: Readonly<Record<string, string>>;
  /** Size of the file, bytes. */
  readonly size: number;
  readonly accepts: (status: number) => boolean;
}

const isSuccess = (status: number): boolean => status < 300;
/** The key of a PUT with `if-none-match: *` exists: an earlier attempt arrived, and only its response was lost. */
const ALREADY_THERE = 412;

/** Sends a request, by XMLHttpRequest in a page and by fetch in the service worker. Never rejects. */
export type Send = (request: Request, onProgress: OnProgress) => Promise<RequestResult<unknown>>;

/** Reads the whole file. The first bytes of a removed card or of a cloud file may still be there. */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .stream()
    .pipeTo(new WritableStream())
    .then(
      () => true,
      () => false,
    );

/** A file, the function that sends it, and the function that receives its progress. */
export interface Transfer {
  readonly file: File;
  readonly send: Send;
  readonly onProgress: OnProgress;
}

/** Browsers report a file that was moved, changed or removed as a network error. */
async function transfer({ file, send, onProgress }: Transfer, request: Omit<Request, "size">) {
  const result = await send({ ...request, size: file.size }, onProgress);
  if (result.ok || result.kind !== "network" || (await isReadable(file))) return result;
  return requestError("validation", t(MESSAGES.unreadable));
}

/** Puts a file to its signed URL. */
export function putFile(sent: Transfer, url: string): Promise<RequestResult<unknown>> {
  const { file } = sent;
  const headers = { "content-type": inferContentType(file.name, file.type), "if-none-match": "*" };
  const accepts = (status: number): boolean => isSuccess(status) || status === ALREADY_THERE;
  return transfer(sent, { method: "PUT", url, body: file, headers, accepts });
}

/** Posts a file to `/s3/upload`. */
export async function postFile(
  sent: Transfer,
  category: string,
): Promise<RequestResult<UploadedDocument>> {
  const { file } = sent;
  const body = new FormData();
  body.set("file", new File([file], file.name, { type: inferContentType(file.name, file.type) }));
  body.set("fileCategory", category);
  const result = await transfer(sent, {
    method: "POST",
    url: "/s3/upload",
    body,
    headers: {},
    accepts: isSuccess,
  });
  if (!result.ok) return result;
  const isOurs = ({ id, filePath, fileSize }: Partial<UploadedDocument>): boolean =>
    isText(id) && isText(filePath) && fileSize === file.size;
  return readData(result.data, isOurs, t(MESSAGES.uploadFailed));
}

/** A transfer is aborted when no byte has moved for this long. */
const STALL_MS = 30_000;
/** If the browser reports no progress, the bar moves 10 % every 200 ms, up to 90 %. */
const GUESS = { everyMs: 200, step: 0.1, most: 0.9 } as const;

/** Sends a file with progress, by XMLHttpRequest. */
export const sendWithProgress: Send = ({ method, url, body, headers, size, accepts }, onProgress) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled = false;
    let untouched = true;
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
    // A browser that has the length here reports progress.
    request.upload.addEventListener("loadstart", (event) => {
      if (event.lengthComputable) clearInterval(guess);
    });
    const settle = (result: RequestResult<unknown>): void => {
      clearTimeout(stall);
      clearInterval(guess);
      resolve(result);
    };
    request.upload.addEventListener("progress", (event) => {
      clearInterval(guess);
      if (event.loaded > 0) untouched = false;
      moved();
      onProgress(Math.min(size, event.loaded));
    });
    request.addEventListener("load", () => {
      let result: unknown;
      try {
        result = JSON.parse(request.responseText);
      } catch {
        result = undefined; // Storage answers in XML or with an empty body, so only the status counts.
      }
      const { status } = request;
      settle(
        accepts(status)
          ? { ok: true, data: result }
          : toRequestError(status, result, (name) => request.getResponseHeader(name)),
      );
    });
    request.addEventListener("error", () => settle({ ...unreachable(false), untouched }));
    request.addEventListener("abort", () => settle({ ...unreachable(stalled), untouched }));
    // Chromium fires it when a connection times out, although we set no limit.
    request.addEventListener("timeout", () => settle({ ...unreachable(true), untouched }));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    moved();
    request.send(body);
  });
