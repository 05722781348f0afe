/** Files sent by a page, which shows how far each one is. */
import { type Answer, errorResponseOf, unreachable } from "./request.ts";
import { type Progress, type Request, transfersBy } from "./transfer.ts";

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

export const watchedTransfers = transfersBy(send);
