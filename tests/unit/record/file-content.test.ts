import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DAMAGED,
  FILE_TYPES,
  type FileType,
  LOCKED,
  TYPES,
  wordPdfAndImages,
} from "../../../src/forms/file-types.ts";
import { detectContent, HEAD_BYTES, readSample } from "../../../src/record/file-content.ts";
import * as samples from "../../support/upload-samples.ts";

const inspect = async (
  called: FileType,
  file: Uint8Array<ArrayBuffer>,
  allowed: readonly FileType[] = TYPES,
) => detectContent([called], await readSample(new Blob([file])), allowed);

const named = (...names: string[]) => samples.zip(names.map((name) => ({ name })));
const PAGE = samples.bytes("<html><script>alert(1)</script>");

const TRUE_FILES: readonly (readonly [FileType, string, Uint8Array<ArrayBuffer>])[] = [
  ["pdf", "a PDF", samples.PDF],
  ["pdf", "a PDF after blank lines", samples.bytes("\r\n \n", samples.PDF)],
  ["pdf", "a PDF after a mark", samples.bytes([0xef, 0xbb, 0xbf], samples.PDF)],
  [
    "pdf",
    "a PDF behind 200 bytes of nothing",
    samples.bytes(new Uint8Array(200).fill(0xaa), samples.PDF),
  ],
  [
    "pdf",
    "a PDF that ends its header at 1,024 bytes",
    samples.bytes(new Uint8Array(1019), samples.PDF),
  ],
  [
    "pdf",
    "a PDF behind the header of a mail",
    samples.bytes(
      "Message-ID: <ab1@mail.example>\r\nFrom: Asha <asha@mail.example>\r\n\r\n",
      samples.PDF,
    ),
  ],
  ["jpg", "a JPEG", samples.JPG],
  ["png", "a PNG", samples.PNG],
  ["png", "a PNG whose colour profile fills the head", samples.PNG_WITH_PROFILE],
  ["webp", "a WebP", samples.WEBP],
  ["doc", "an old Word file", samples.CFB],
  ["xls", "an old Excel file", samples.CFB],
  ["docx", "a Word file", samples.DOCX],
  ["docx", "a Word file whose content list comes late", samples.DOCX_LATE_LIST],
  ["docx", "a Word file whose directory is longer than the tail", samples.DOCX_LONG_DIRECTORY],
  ["docx", "a Word file with a zip comment", samples.DOCX_WITH_COMMENT],
  ["docx", "a Word file whose entries carry extra fields and comments", samples.DOCX_WITH_EXTRAS],
  [
    "docx",
    "a Word file of a mail gateway, with a line break behind it",
    samples.bytes(samples.DOCX, "\r\n"),
  ],
  [
    "docx",
    "a Word file of a program for Windows",
    named("[Content_Types].xml", "word\\document.xml"),
  ],
  [
    "docx",
    "a Word file whose list is in small letters",
    named("[content_types].xml", "word/document.xml"),
  ],
  ["doc", "RTF", samples.RTF],
  ["xlsx", "an Excel file", samples.XLSX],
  ["xlsx", "an Excel file with leading slashes", named("/[Content_Types].xml", "/xl/workbook.xml")],
  ["txt", "a text whose first letters spell a bitmap", samples.TXT],
  ["txt", "a text with a byte order mark", samples.bytes([0xef, 0xbb, 0xbf], "Plot 7")],
  ["txt", "a text whose head ends inside a letter", samples.bytes("é₹𝒜".repeat(20_000))],
  ["txt", "UTF-16 of Notepad", samples.UTF16],
  ["txt", "UTF-16 in the other order", samples.UTF16_BE],
  ["txt", "the one byte a letter of an older Windows", samples.LATIN1],
  [
    "txt",
    "a text of a database, with its own separators",
    samples.bytes("Plot 7", [0x0b], "Rs 5 lakh ₹", [0x1d], "x"),
  ],
  ["txt", "a text of DOS, with its end", samples.bytes("Plot 7\r\n", [0x1a])],
  ["mp4", "an MP4", samples.MP4],
  ["mp4", "a film of an Android phone", samples.film("3gp4")],
  ["mp4", "an iPhone's film under this name", samples.MOV],
  ["mp4", "a film whose index comes first", samples.box("moov", 108)],
  ["mov", "a QuickTime film", samples.MOV],
  ["mov", "a film with the brand of an MP4", samples.MP4],
  ...["moov", "mdat", "wide", "free", "skip", "pnot"].map(
    (kind) =>
      ["mov", `an old camera's film that begins with ${kind}`, samples.box(kind, 20)] as const,
  ),
  ["mov", "a film that says nothing of its length", samples.box("mdat", 0)],
  ["webm", "a WebM", samples.WEBM],
  ["webm", "a film of the recorder in Chrome, with the DocType of Matroska", samples.MKV],
];

/** Files with a declared type that differs from the real one. */
const MISNAMED: readonly (readonly [FileType, FileType, Uint8Array<ArrayBuffer>])[] = [
  ["jpg", "png", samples.PNG],
  ["webp", "jpg", samples.JPG],
  ["doc", "docx", samples.DOCX],
  ["docx", "doc", samples.CFB],
  ["docx", "doc", samples.RTF],
  ["xls", "xlsx", samples.XLSX],
  ["mp4", "webm", samples.WEBM],
  ["webm", "mp4", samples.MP4],
  ["xls", "txt", samples.bytes("Date\tAmount\r\n01/04/2026\t5000\r\n")],
  ["xls", "txt", samples.UTF16],
  ["xls", "txt", samples.bytes("Дом в Гоа")],
  ["doc", "txt", samples.bytes("MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\nLease")],
];

/** The name, the bytes and the declared type of each file. */
const LIARS: readonly (readonly [FileType, string, Uint8Array<ArrayBuffer>, string?])[] = [
  ["pdf", "a program", samples.EXE],
  ["pdf", "a PNG", samples.PNG, "PNG"],
  ["pdf", "a page with a PDF behind it", samples.bytes(PAGE, samples.PDF), "HTML"],
  [
    "pdf",
    "a page with a PDF behind it, after a word",
    samples.bytes("x<sCript src=//a.example></script>", samples.PDF),
    "TXT",
  ],
  [
    "pdf",
    "a picture that runs, with a PDF behind it",
    samples.bytes("<svg/onload=alert(1)>", samples.PDF),
  ],
  [
    "pdf",
    "a shell script with a PDF behind it",
    samples.bytes("#!/bin/sh\nrm -rf /\n", samples.PDF),
  ],
  [
    "pdf",
    "a page with a PDF after 1,024 bytes",
    samples.bytes(samples.padded(PAGE, 1024), samples.PDF),
    "HTML",
  ],
  ["pdf", "a header that begins at 1,020 bytes", samples.bytes(new Uint8Array(1020), samples.PDF)],
  ["pdf", "a zip with a PDF behind it", samples.bytes(samples.PLAIN_ZIP, samples.PDF), "ZIP"],
  ["jpg", "a HEIC picture", samples.HEIC, "HEIC"],
  ["jpg", "an AVIF picture", samples.AVIF, "AVIF"],
  ["jpg", "a JPEG XL", samples.JXL, "JXL"],
  ["png", "a GIF", samples.GIF, "GIF"],
  ["png", "an SVG", samples.SVG],
  [
    "webp",
    "a wave file",
    samples.padded(samples.bytes("RIFF", [1, 0, 0, 0], "WAVEfmt "), 400),
    "WAV",
  ],
  ["doc", "a file with a password", samples.LOCKED_OFFICE, LOCKED],
  ["xls", "a page of a bank", samples.bytes("<table><tr><td>Date</td></tr></table>"), "HTML"],
  ["xls", "a workbook of Excel 2", samples.biff(0x00, 2), "Excel 2"],
  ["xls", "a workbook of Excel 3", samples.biff(0x02, 3), "Excel 3"],
  ["xls", "a workbook of Excel 4", samples.biff(0x04, 4), "Excel 4"],
  ["xls", "a workbook of Excel 5 without its container", samples.biff(0x08, 0x500), "Excel 5"],
  ["xlsx", "a workbook of Excel 97 without its container", samples.biff(0x08, 0x600), "Excel 97"],
  ["xls", "a workbook in XML", samples.officeXml("Excel.Sheet"), "Excel XML"],
  ["doc", "a letter in XML", samples.officeXml("Word.Document"), "Word XML"],
  ["doc", "XML of another program", samples.bytes('<?xml version="1.0"?><deed/>'), "XML"],
  [
    "doc",
    "a letter of Word 1",
    samples.padded(samples.bytes([0x9b, 0xa5, 0x21, 0]), 600),
    "Word 1",
  ],
  [
    "doc",
    "a letter of Word 2",
    samples.padded(samples.bytes([0xdb, 0xa5, 0x2d, 0]), 600),
    "Word 2",
  ],
  [
    "doc",
    "a letter of Windows Write",
    samples.padded(samples.bytes([0x31, 0xbe, 0, 0]), 600),
    "Windows Write",
  ],
  [
    "doc",
    "a letter of WordPerfect",
    samples.padded(samples.bytes([0xff, 0x57, 0x50, 0x43, 0x10, 0]), 600),
    "WordPerfect",
  ],
  [
    "doc",
    "a page of OneNote",
    samples.padded(samples.bytes([0xe4, 0x52, 0x5c, 0x7b, 0x8c]), 600),
    "OneNote",
  ],
  [
    "xls",
    "a table of Lotus",
    samples.padded(samples.bytes([0, 0, 2, 0, 6, 4, 6, 0]), 600),
    "Lotus 1-2-3",
  ],
  [
    "mp4",
    "a film of Windows",
    samples.padded(samples.bytes([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66]), 600),
    "WMV",
  ],
  [
    "pdf",
    "a plan of CorelDRAW",
    samples.padded(samples.bytes("RIFF", [0, 1, 0, 0], "CDRDvrsn"), 600),
    "CorelDRAW",
  ],
  ["pdf", "an erased memory card", samples.bytes(new Uint8Array(5000).fill(0xff)), DAMAGED],
  ["txt", "an erased memory card", samples.bytes(new Uint8Array(5000).fill(0xff)), DAMAGED],
  ["docx", "a letter of LibreOffice", samples.openDocument("text"), "ODT"],
  ["xlsx", "a table of LibreOffice", samples.openDocument("spreadsheet"), "ODS"],
  ["docx", "a letter of Pages", named("Index/Document.iwa", "preview.jpg"), "Pages or Numbers"],
  [
    "xlsx",
    "a table of an older Numbers",
    named("index.xml", "QuickLook/Thumbnail.jpg"),
    "Pages or Numbers",
  ],
  ["jpg", "an X-ray", samples.bytes(new Uint8Array(128), "DICM", new Uint8Array(64)), "DICOM"],
  [
    "pdf",
    "the Mac's facts about a file",
    samples.padded(samples.bytes([0, 5, 0x16, 7, 0, 2]), 100),
    "AppleDouble",
  ],
  ["jpg", "a JPEG behind a line break", samples.bytes("\r\n", samples.JPG), DAMAGED],
  [
    "jpg",
    "a JPEG behind a byte order mark",
    samples.bytes([0xef, 0xbb, 0xbf], samples.JPG),
    DAMAGED,
  ],
  ["png", "a PNG behind a blank line", samples.bytes("\n \n", samples.PNG), DAMAGED],
  [
    "png",
    "a PNG that was sent as text",
    samples.bytes([0x89], "PNG\n", [0x1a, 0x0a], samples.PNG.subarray(8)),
    DAMAGED,
  ],
  ["pdf", "a download that broke off", new Uint8Array(5000), DAMAGED],
  ["pdf", "an answer in JSON", samples.bytes('{"error":"not found"}'), "TXT"],
  ["pdf", "a PDF in base64", samples.bytes("JVBERi0xLjQKJeLjz9MK"), "TXT"],
  ["pdf", "PostScript", samples.bytes("%!PS-Adobe-3.0\n%%EOF\n"), "TXT"],
  ["docx", "a text", samples.TXT, "TXT"],
  ["pdf", "an old Excel file", samples.OLD_EXCEL, "XLS"],
  ["docx", "a plain zip", samples.PLAIN_ZIP, "ZIP"],
  ["docx", "an Excel file", samples.XLSX, "XLSX"],
  ["docx", "a Word file with macros", samples.DOCM, "DOCM"],
  ["docx", "a zip without its end", samples.DOCX.subarray(0, -1), "ZIP"],
  [
    "docx",
    "a zip with a page behind it",
    samples.bytes(samples.DOCX, samples.padded(PAGE, 1100)),
    "ZIP",
  ],
  ["docx", "a program with a zip behind it", samples.bytes(samples.EXE, samples.DOCX)],
  ["docx", "a Word folder without a content list", named("word/document.xml"), "ZIP"],
  ["xlsx", "an Excel file with macros", named("[Content_Types].xml", "XL\\vbaproject.bin"), "XLSM"],
  ["xlsx", "a Word file", samples.DOCX, "DOCX"],
  ["txt", "RTF", samples.RTF, "RTF"],
  ["txt", "a page", samples.HTML, "HTML"],
  ["txt", "a table of a page", samples.bytes("<table><tr><td>Date</td></tr></table>"), "HTML"],
  [
    "txt",
    "a page behind a byte order mark",
    samples.bytes([0xef, 0xbb, 0xbf], samples.HTML),
    "HTML",
  ],
  [
    "txt",
    "a page in UTF-16",
    samples.bytes(
      [0xff, 0xfe],
      [...samples.HTML].flatMap((byte) => [byte, 0]),
    ),
    "HTML",
  ],
  ["txt", "a page in an older encoding", samples.bytes("<html>Caf", [0xe9]), "HTML"],
  ["txt", "a shell script", samples.bytes("#!/bin/sh\nrm -rf /\n")],
  ["txt", "a Linux program", samples.ELF],
  ["txt", "UTF-16 without its mark", samples.UTF16.subarray(2)],
  ["txt", "UTF-16 with a NUL", samples.bytes(samples.UTF16, [0, 0])],
  ["txt", "a control among letters of an older Windows", samples.bytes("Caf", [0xe9, 7])],
  ["txt", "a NUL at the end", samples.bytes("x".repeat(HEAD_BYTES + 10), [0])],
  ["mp4", "a HEIC picture", samples.HEIC, "HEIC"],
  ["mp4", "a JPEG 2000", samples.film("jp2 ")],
  [
    "mov",
    "a word where a box would stand",
    samples.bytes("abcdfree of cost, as agreed with the seller"),
    "TXT",
  ],
  ["mp4", "a Matroska film", samples.MKV, "MKV"],
  ["mov", "a Matroska film", samples.MKV, "MKV"],
];

describe("check of file content", () => {
  it.each([
    ...TRUE_FILES.map(([type, name, file]) => ({ called: type, name, file, result: { type } })),
    ...MISNAMED.map(([called, type, file]) => ({ called, name: type, file, result: { type } })),
    ...LIARS.map(([called, name, file, really]) => ({ called, name, file, result: { really } })),
  ])("reads $name that is called $called as $result", async ({ called, file, result }) => {
    expect(await inspect(called, file)).toEqual(result);
  });

  it.each([
    ["doc", "txt", samples.bytes("Lease")],
    ["jpg", "mp4", samples.MP4],
  ] as const)(
    "names a rejected type when the form does not allow it: %s of %s",
    async (called, type, file) => {
      expect(await inspect(called, file, wordPdfAndImages(5).types)).toEqual({
        really: type.toUpperCase(),
      });
    },
  );

  it("names a likely type when the form does not allow it", async () => {
    expect(await inspect("png", samples.WEBP, ["pdf", "png"])).toEqual({ really: "WEBP" });
  });

  it("never throws, for any bytes", async () => {
    const types = fc.constantFrom(...(Object.keys(FILE_TYPES) as FileType[]));
    const starts = fc.constantFrom(...TRUE_FILES.map(([, , file]) => file.subarray(0, 40)));
    await fc.assert(
      fc.asyncProperty(
        types,
        starts,
        fc.uint8Array({ maxLength: 300 }),
        async (type, start, rest) => {
          await inspect(type, samples.bytes(start, rest));
          await inspect(type, samples.bytes(rest));
        },
      ),
      { numRuns: 200 },
    );
  });
});
