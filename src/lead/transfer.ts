/** One file on its way, its bytes counted; never rejects. */
import { contentTypeOf } from "../forms/files.ts";
import { MESSAGES } from "../forms/messages.ts";
import { type Answer, errorResponse, errorResponseOf, unreachable } from "./request.ts";

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

/** A transfer is stopped when no byte has moved for this long. */
const STALL_MS = 30_000;
/** Where the browser reports no progress: 10 % every 200 ms, up to 90 %. */
const GUESS = { everyMs: 200, step: 0.1, most: 0.9 } as const;

export type Progress = (sent: number) => void;

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
}

/** Status of a PUT under `if-none-match: *` to a key that exists: an earlier try had arrived, its answer had not. */
const ALREADY_THERE = 412;

export function put(file: File, url: string, onProgress: Progress): Promise<Answer<unknown>> {
  return send(
    "PUT",
    url,
    file,
    { "content-type": contentTypeOf(file.name, file.type), "if-none-match": "*" },
    file.size,
    onProgress,
    (status) => status < 300 || status === ALREADY_THERE,
  );
}

export async function post(file: File, category: string, onProgress: Progress): Promise<Answer<UploadedDocument>> {
  const form = new FormData();
  const named = new File([file], file.name, { type: contentTypeOf(file.name, file.type) });
  form.set("file", named);
  form.set("fileCategory", category);
  const answer = await send("POST", "/s3/upload", form, {}, file.size, onProgress);
  if (!answer.ok) return answer;
  const data = (answer.data as { data?: UploadedDocument } | undefined)?.data;
  return data ? { ok: true, data } : errorResponse("server", MESSAGES.uploadFailed);
}
