/** One photo, off the main thread: a Blob comes, a Blob or the reason why not goes back. */
import { shrinkPhoto } from "./photo-shrink.ts";

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void shrinkPhoto(data).then(
    (blob) => postMessage(blob),
    (error: unknown) => postMessage(String(error)),
  );
});
