/** The worker that shrinks one photo: it gets a Blob, and answers with a Blob or with the error as text. */
import { shrinkPhoto } from "./photo-shrink.ts";

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void shrinkPhoto(data).then(
    (blob) => postMessage(blob),
    (error: unknown) => postMessage(String(error)),
  );
});
