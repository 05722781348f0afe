/** Removes from a JPEG what tells of place, time and device. */

const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, app1: 0xe1, app2: 0xe2, app13: 0xed, comment: 0xfe } as const;
/** SOF0 to SOF15 hold the picture's size; three of the range are other tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Inside a scan: an escaped 0xff, or a restart marker. */
const isData = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

const ORIENTATION = 0x0112;

/** The orientation in the TIFF part of an Exif segment; 1 where there is none. */
function orientationOf(tiff: DataView): number {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  for (let entry = 0; entry < tiff.getUint16(directory, isLittle); entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (tiff.getUint16(at, isLittle) === ORIENTATION) return tiff.getUint16(at + 8, isLittle);
  }
  return 1;
}

/** An Exif segment with the orientation alone. */
function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const segment = new Uint8Array([
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0,
  ]);
  segment[29] = orientation;
  return segment;
}

interface Jpeg {
  readonly pixels: number;
  /** Without Exif, XMP, IPTC, comments and whatever stands behind the picture; it is drawn the same. */
  readonly clean: Blob;
}

/** Reads a JPEG; undefined where it is none, or broken. */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): Jpeg | undefined {
  try {
    return read(bytes);
  } catch (error) {
    // A segment's length that leads beyond the end of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function read(bytes: Uint8Array<ArrayBuffer>): Jpeg | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] !== 0xff || bytes[1] !== MARKER.start) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let pixels = 0;
  let orientation = 1;
  let at = 2;
  for (let marker = view.getUint8(at + 1); marker !== MARKER.end; marker = view.getUint8(at + 1)) {
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const begin = at;
    at += 2 + view.getUint16(at + 2);
    const text = String.fromCharCode(...bytes.subarray(begin + 4, begin + 10));
    if (isFrame(marker)) pixels = view.getUint16(begin + 5) * view.getUint16(begin + 7);
    if (marker === MARKER.app1 && text === "Exif\0\0") {
      orientation = orientationOf(new DataView(bytes.buffer, bytes.byteOffset + begin + 10, at - begin - 10));
    }
    if (marker === MARKER.scan) {
      do at = bytes.indexOf(0xff, at + 1);
      while (at >= 0 && isData(view.getUint8(at + 1)));
      if (at < 0) return undefined;
    }
    const tells =
      marker === MARKER.app1 ||
      marker === MARKER.app13 ||
      marker === MARKER.comment ||
      // The list of further pictures in the same file.
      (marker === MARKER.app2 && text.startsWith("MPF\0"));
    if (!tells) parts.push(bytes.subarray(begin, at));
  }
  const head = [bytes.subarray(0, 2), ...(orientation === 1 ? [] : [orientationSegment(orientation)])];
  return { pixels, clean: new Blob([...head, ...parts, bytes.subarray(at, at + 2)], { type: "image/jpeg" }) };
}
