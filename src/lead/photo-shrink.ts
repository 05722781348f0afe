/** Makes a photo smaller for slow networks, and removes where it was taken. Runs in a worker or in the page. */
import { readJpeg } from "./jpeg.ts";

/** Pixels of the longer side: an A4 title deed stays legible at 220 dots an inch. */
const LONGEST = 2560;
const QUALITY = 0.82;
/** Each pixel takes four bytes while it is drawn; more pixels could crash the page on a phone. */
const MOST_PIXELS = 64e6;
const JPEG = "image/jpeg";

async function draw(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
  const isHere = typeof OffscreenCanvas === "function";
  const canvas = isHere ? new OffscreenCanvas(size.width, size.height) : document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d") as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type: JPEG, quality: QUALITY });
  return new Promise((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
}

async function drawn(photo: Blob): Promise<Blob | null> {
  // An old browser that cannot turn the picture refuses this option, and the original is sent.
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  try {
    const blob = await draw(bitmap);
    return blob?.type === JPEG ? blob : null;
  } finally {
    bitmap.close();
  }
}

/**
 * @returns a JPEG: drawn anew, or the original without metadata where that is smaller
 * @throws where the photo cannot be read
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  const jpeg = readJpeg(new Uint8Array(await photo.arrayBuffer()));
  const smaller =
    jpeg && jpeg.pixels > MOST_PIXELS
      ? null
      : await drawn(photo).catch((error: unknown) => {
          if (!jpeg) throw error;
          console.warn("A photo could not be made smaller", error);
          return null;
        });
  const sent = smaller && (!jpeg || smaller.size < jpeg.clean.size) ? smaller : jpeg?.clean;
  if (!sent) throw new Error("The photo could not be drawn");
  return sent;
}
