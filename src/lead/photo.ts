/** Redraws photos smaller on the device, one at a time. The redraw also removes the place where a photo was taken. */
import { inTime } from "./in-time.ts";
import { t } from "../i18n/t.ts";

/** Longer side in pixels. An A4 title deed stays legible at 220 dots an inch. */
const MAX_SIDE = 2560;
const QUALITY = 0.82;
const JPEG = "image/jpeg";
const TIMEOUT_MS = 30_000;

type Draw = (context: CanvasRenderingContext2D) => void;

/** Draws on a canvas. */
function paint(width: number, height: number, draw: Draw): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement("canvas"), { width, height }).getContext(
    "2d",
  );
  if (!context) throw new Error("The browser has no canvas");
  draw(context);
  return context;
}

/** Exports a drawing as a JPEG. Some browsers answer with another type. */
const exportJpeg = ({ canvas }: CanvasRenderingContext2D): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null): void =>
      blob?.type === JPEG ? resolve(blob) : reject(new Error("The canvas made no JPEG"));
    canvas.toBlob(done, JPEG, QUALITY);
  });

/** Colours of the test pattern, red, green and blue. */
const PATTERN = [
  [0, 0, 0],
  [255, 0, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const;
const SQUARE = 16;
/** Allows for the losses of JPEG and for the small noise of Brave. */
const TOLERANCE = 48;

/**
 * Whether a canvas exports the drawing. A browser that guards against fingerprinting exports noise
 * or white.
 */
async function isCanvasFaithful(): Promise<boolean> {
  const width = PATTERN.length * SQUARE;
  const drawing = paint(width, SQUARE, (context) => {
    for (const [i, colour] of PATTERN.entries()) {
      context.fillStyle = `rgb(${colour.join(",")})`;
      context.fillRect(i * SQUARE, 0, SQUARE, SQUARE);
    }
  });
  const bitmap = await createImageBitmap(await exportJpeg(drawing));
  const copy = paint(width, SQUARE, (context) => context.drawImage(bitmap, 0, 0));
  bitmap.close();
  return PATTERN.every((colour, i) => {
    const { data } = copy.getImageData((i + 0.5) * SQUARE, SQUARE / 2, 1, 1);
    return colour.every((part, channel) => Math.abs(part - data[channel]!) <= TOLERANCE);
  });
}

/** Checked once for all photos, until the check itself fails. */
let canvasCheck: Promise<boolean> | undefined;

async function redraw(photo: Blob): Promise<Blob> {
  canvasCheck ??= isCanvasFaithful();
  const isFaithful = await canvasCheck.catch((error: unknown) => {
    canvasCheck = undefined;
    throw error;
  });
  if (!isFaithful) throw new Error("The browser guards its canvas");
  // An old browser that cannot turn the picture rejects this option.
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  try {
    return await exportJpeg(
      paint(width, height, (context) => {
        context.imageSmoothingQuality = "high";
        context.drawImage(bitmap, 0, 0, width, height);
      }),
    );
  } finally {
    bitmap.close();
  }
}

/** The file to send. `advice` is shown if the browser cannot open the photo. */
export interface Photo {
  readonly file: File;
  readonly advice?: string;
}

const HEIC = /\.hei[cf]$/i;
const HEIC_ADVICE =
  "HEIC photos come from an iPhone and can’t be opened here. For new ones choose Settings, Camera, Formats, Most Compatible. A photo you have already taken becomes a JPG when you send it to yourself on WhatsApp.";

async function smaller(photo: File): Promise<Photo> {
  const { name, lastModified } = photo;
  try {
    const blob = await inTime(TIMEOUT_MS, redraw(photo));
    return { file: new File([blob], name.replace(HEIC, ".jpg"), { type: JPEG, lastModified }) };
  } catch (error) {
    console.warn("The original photo is sent", error);
    return { file: photo, ...(HEIC.test(name) && { advice: t(HEIC_ADVICE) }) };
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Redraws a photo after the ones before it. Returns the original if that fails. Never rejects. */
export function smallerPhoto(photo: File): Promise<Photo> {
  const next = last.then(() => smaller(photo));
  last = next;
  return next;
}
