/** Small files of every kind, with true and false extensions. */

type Bytes = Uint8Array<ArrayBuffer>;

export const bytes = (...parts: readonly (string | readonly number[] | Uint8Array)[]): Bytes => {
  const encoder = new TextEncoder();
  const chunks = parts.map((part) =>
    typeof part === "string" ? encoder.encode(part) : Uint8Array.from(part),
  );
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
};

export const padded = (start: Uint8Array, size: number): Bytes =>
  bytes(start, new Uint8Array(size - start.length));

const u16 = (n: number): number[] => [n & 0xff, (n >> 8) & 0xff];
const u32 = (n: number): number[] => [...u16(n & 0xffff), ...u16(n >>> 16)];

interface ZipEntry {
  readonly name: string;
  readonly data?: string | Uint8Array;
  /** Extra field and comment of the directory entry, such as times and rights. */
  readonly extra?: string;
  readonly note?: string;
}

/** Returns a zip of stored entries. Checksums are 0, because nothing unpacks it. */
export function zip(entries: readonly ZipEntry[], comment = ""): Bytes {
  let offset = 0;
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  for (const { name, data = "x", extra = "", note = "" } of entries) {
    const title = bytes(name);
    const content = bytes(data);
    const sizes = [...u32(0), ...u32(content.length), ...u32(content.length), ...u16(title.length)];
    const local = bytes(
      [0x50, 0x4b, 3, 4, ...u16(20), ...u16(0), ...u16(0), ...u32(0), ...sizes, ...u16(0)],
      title,
      content,
    );
    const fixed = [
      0x50,
      0x4b,
      1,
      2,
      ...u16(20),
      ...u16(20),
      ...u16(0),
      ...u16(0),
      ...u32(0),
      ...sizes,
    ];
    const lengths = [...u16(extra.length), ...u16(note.length)];
    directory.push(
      bytes(
        [...fixed, ...lengths, ...u16(0), ...u16(0), ...u32(0), ...u32(offset)],
        title,
        extra,
        note,
      ),
    );
    locals.push(local);
    offset += local.length;
  }
  const list = bytes(...directory);
  const counts = [
    ...u16(entries.length),
    ...u16(entries.length),
    ...u32(list.length),
    ...u32(offset),
  ];
  return bytes(
    ...locals,
    list,
    [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...counts, ...u16(comment.length)],
    comment,
  );
}

const CONTENT_TYPES = { name: "[Content_Types].xml" };
const BIG = new Uint8Array(70_000);

const PNG_HEADER = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = [
  0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53,
  0xde,
];
const ftyp = (brand: string): Bytes => bytes([0, 0, 0, 20], "ftyp", brand, [0, 0, 2, 0], brand);

export const PDF = bytes("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
export const JPG = padded(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], "JFIF"), 400);
export const PNG = bytes(
  PNG_HEADER,
  IHDR,
  [0, 0, 0, 1],
  "IDAT",
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  "IEND",
  [0, 0, 0, 0],
);
/** The colour profile is longer than the inspected head. */
export const PNG_WITH_PROFILE = bytes(
  PNG_HEADER,
  IHDR,
  u32(BIG.length).toReversed(),
  "iCCP",
  BIG,
  PNG,
);
export const WEBP = padded(bytes("RIFF", u32(392), "WEBPVP8 "), 400);
export const CFB = padded(bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 1536);
export const MP4 = padded(ftyp("isom"), 600);
export const MOV = padded(ftyp("qt  "), 600);
export const WEBM = padded(bytes([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84], "webm"), 600);
export const MKV = padded(bytes([0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88], "matroska"), 600);
export const DOCX = zip([CONTENT_TYPES, { name: "_rels/.rels" }, { name: "word/document.xml" }]);
/** The content list is the last entry, far behind the head. */
export const DOCX_LATE_LIST = zip([
  { name: "word/media/image1.png", data: BIG },
  { name: "word/document.xml" },
  CONTENT_TYPES,
]);
/** The directory is longer than the inspected tail. */
export const DOCX_LONG_DIRECTORY = zip([
  CONTENT_TYPES,
  ...Array.from({ length: 1500 }, (_, i) => ({ name: `word/media/picture-${i}.png` })),
]);
export const DOCX_WITH_COMMENT = zip(
  [CONTENT_TYPES, { name: "word/document.xml", data: BIG }],
  "PK made by hand",
);
export const DOCX_WITH_EXTRAS = zip([
  { ...CONTENT_TYPES, extra: "UT\u0005\0times", note: "the list" },
  { name: "word/document.xml", extra: "ux" },
]);
export const DOCM = zip([
  CONTENT_TYPES,
  { name: "word/document.xml" },
  { name: "word/vbaProject.bin" },
]);
export const XLSX = zip([CONTENT_TYPES, { name: "xl/workbook.xml" }]);
export const PLAIN_ZIP = zip([{ name: "readme.txt" }, { name: "setup.exe" }]);
export const TXT = bytes("BM Road, Indiranagar. ₹1.5 crore, दो मंज़िल.\r\n");
export const EXE = padded(bytes("MZ", [0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]), 900);
export const ELF = padded(bytes([0x7f], "ELF", [2, 1, 1]), 900);
export const HTML = bytes('\n<!DOCTYPE html><script>alert("x")</script>');
export const SVG = bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
export const HEIC = padded(ftyp("heic"), 600);
export const AVIF = padded(ftyp("avif"), 600);
export const JXL = padded(
  bytes([0, 0, 0, 12], "JXL ", [0x0d, 0x0a, 0x87, 0x0a], [0, 0, 0, 20], "ftypjxl "),
  600,
);
/** Boxes of a film without a brand, or with another one. */
export const film = (brand: string): Bytes => padded(ftyp(brand), 600);
export const box = (kind: string, size: number): Bytes =>
  padded(bytes(u32(size).toReversed(), kind), Math.max(600, size));
export const RTF = bytes("{\\rtf1\\ansi\\deff0 {\\fonttbl{\\f0 Arial;}}Agreement to sell\\par}");
/** An Office file with a password: a compound file with an encrypted package in its directory. */
export const LOCKED_OFFICE = bytes(
  padded(
    bytes(
      [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
      new Uint8Array(16),
      [...u16(0x3e), ...u16(3), ...u16(0xfffe), ...u16(9)],
      new Uint8Array(16),
      u32(200),
    ),
    201 * 512,
  ),
  [..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]),
  new Uint8Array(100_000),
);
export const GIF = padded(bytes("GIF89a"), 100);
export const UTF16 = bytes(
  [0xff, 0xfe],
  [...bytes("Flat in Pune")].flatMap((byte) => [byte, 0]),
);
export const UTF16_BE = bytes(
  [0xfe, 0xff],
  [...bytes("Flat in Pune")].flatMap((byte) => [0, byte]),
);
export const LATIN1 = bytes("Caf", [0xe9], " Road");
/** A workbook of an early Excel, which begins with its first record. @param kind the second byte of that record */
export const biff = (kind: number, version: number): Bytes =>
  bytes(
    [9, kind, ...u16(kind === 0 ? 4 : 6), ...u16(version), ...u16(0x10), 0, 0],
    u16(10),
    u16(0),
  );
/** XML of Office 2003. */
export const officeXml = (program: string): Bytes =>
  bytes(`<?xml version="1.0"?>\r\n<?mso-application progid="${program}"?>\r\n<x/>`);
export const openDocument = (kind: string): Bytes =>
  zip([
    { name: "mimetype", data: `application/vnd.oasis.opendocument.${kind}` },
    { name: "content.xml" },
  ]);
/** A workbook of Excel 97: the directory of the compound file names it. */
export const OLD_EXCEL = bytes(
  LOCKED_OFFICE.subarray(0, 201 * 512),
  [..."Workbook"].flatMap((letter) => [letter.charCodeAt(0), 0]),
  new Uint8Array(4000),
);
