/** Photos made smaller on the device, one after the other; whatever fails, the original is what is sent. */
import { shrinkPhoto } from "./photo-shrink.ts";
import { t } from "../i18n/t.ts";

const TIMEOUT_MS = 30_000;

/** A worker for each: its memory is free again afterwards, and no late answer can be taken for another photo's. */
async function shrinkInWorker(photo: File): Promise<Blob> {
  const worker = new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data));
      worker.addEventListener("error", () => resolve(undefined));
      timer = setTimeout(() => reject(new Error("The photo took too long")), TIMEOUT_MS);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
      worker.postMessage(photo);
    });
    if (answer instanceof Blob) return answer;
    // Its program could not be had: the page does it. A photo that it could not read, the page could not either.
    if (answer === undefined) return await shrinkPhoto(photo);
    throw new Error(String(answer));
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

const canWork = (): boolean => typeof Worker === "function" && typeof OffscreenCanvas === "function";

/** What is sent of a photo, and what to do where it cannot be. */
export interface Photo {
  readonly file: File;
  readonly advice?: string;
}

const HEIC = /\.hei[cf]$/i;
const HEIC_ADVICE =
  "Photos of the type HEIC come from an iPhone and could not be opened here. For new ones choose Settings, Camera, Formats, Most Compatible. One that is taken already becomes a JPG when you send it to yourself by WhatsApp.";

async function smaller(photo: File): Promise<Photo> {
  const { name, lastModified } = photo;
  try {
    const blob = await (canWork() ? shrinkInWorker(photo) : shrinkPhoto(photo));
    return { file: new File([blob], name.replace(HEIC, ".jpg"), { type: blob.type, lastModified }) };
  } catch (error) {
    console.warn("The photo is sent as it is", error);
    return { file: photo, ...(HEIC.test(name) && { advice: t(HEIC_ADVICE) }) };
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Never rejects. */
export function smallerPhoto(photo: File): Promise<Photo> {
  const next = last.then(() => smaller(photo));
  last = next;
  return next;
}
