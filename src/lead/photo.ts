/** Shrinks photos on the device, one after the other. Where that fails, the original is sent. */
import { inTime } from "./in-time.ts";
import { shrinkPhoto } from "./photo-shrink.ts";
import { t } from "../i18n/t.ts";

const TIMEOUT_MS = 30_000;

/** Each photo gets its own worker: the memory is freed afterwards, and a late answer cannot be mixed up with another photo. */
async function shrinkInWorker(photo: File): Promise<Blob> {
  const worker = new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
  const answered = new Promise<unknown>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data));
    worker.addEventListener("error", () => resolve(undefined));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
    worker.postMessage(photo);
  });
  try {
    const answer = await inTime(TIMEOUT_MS, answered);
    if (answer instanceof Blob) return answer;
    // The worker's code did not load, so the page does it. A photo that the worker could not read, the page cannot read either.
    if (answer === undefined) return await shrinkPhoto(photo);
    throw new Error(String(answer));
  } finally {
    worker.terminate();
  }
}

const canWork = (): boolean => typeof Worker === "function" && typeof OffscreenCanvas === "function";

/** The file to send, and advice to the visitor where the photo could not be opened. */
export interface Photo {
  readonly file: File;
  readonly advice?: string;
}

const HEIC = /\.hei[cf]$/i;
const isHeic = async (photo: File): Promise<boolean> =>
  HEIC.test(photo.name) ||
  /^ftyp(?:hei|hev|mif|msf)/.test(
    await photo
      .slice(4, 12)
      .text()
      .catch(() => ""),
  );
const HEIC_ADVICE =
  "Photos of the type HEIC come from an iPhone and could not be opened here. For new ones choose Settings, Camera, Formats, Most Compatible. One that is taken already becomes a JPG when you send it to yourself by WhatsApp.";

async function smaller(photo: File): Promise<Photo> {
  const { name, lastModified } = photo;
  try {
    const blob = await (canWork() ? shrinkInWorker(photo) : shrinkPhoto(photo));
    return { file: new File([blob], name.replace(HEIC, ".jpg"), { type: blob.type, lastModified }) };
  } catch (error) {
    console.warn("The photo is sent as it is", error);
    return { file: photo, ...((await isHeic(photo)) && { advice: t(HEIC_ADVICE) }) };
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Shrinks a photo after those before it. Never rejects. */
export function smallerPhoto(photo: File): Promise<Photo> {
  const next = last.then(() => smaller(photo));
  last = next;
  return next;
}
