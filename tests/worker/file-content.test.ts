/** Requirement E4. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FILE_TYPES, type FileType } from "../../src/forms/files.ts";
import { HEAD_BYTES, hasContentOf, readSample, TAIL_BYTES } from "../../src/forms/file-content.ts";
import * as samples from "../support/upload-samples.ts";

const is = async (type: FileType, file: Uint8Array<ArrayBuffer>): Promise<boolean> =>
  hasContentOf(type, await readSample(new Blob([file])));

const LONG_TEXT = samples.bytes("é₹𝒜".repeat(20_000));

const TRUE_FILES: readonly (readonly [FileType, string, Uint8Array<ArrayBuffer>])[] = [
  ["pdf", "a PDF", samples.PDF],
  ["pdf", "a PDF after blank lines", samples.bytes("\r\n \n", samples.PDF)],
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
  ["xlsx", "an Excel file", samples.XLSX],
  ["txt", "a text whose first letters spell a bitmap", samples.TXT],
  ["txt", "a text with a byte order mark", samples.bytes([0xef, 0xbb, 0xbf], "Plot 7")],
  ["txt", "a single letter", samples.bytes("a")],
  ["mp4", "an MP4", samples.MP4],
  ["mov", "a QuickTime film", samples.MOV],
  ["webm", "a WebM", samples.WEBM],
];

const LIARS: readonly (readonly [FileType, string, Uint8Array<ArrayBuffer>])[] = [
  ["pdf", "a program", samples.EXE],
  ["pdf", "a page", samples.HTML],
  ["pdf", "a PNG", samples.PNG],
  ["jpg", "a PNG", samples.PNG],
  ["jpg", "a HEIC picture", samples.HEIC],
  ["png", "a GIF", samples.GIF],
  ["png", "an SVG", samples.SVG],
  ["webp", "a wave file", samples.padded(samples.bytes("RIFF", [1, 0, 0, 0], "WAVEfmt "), 400)],
  ["doc", "a program", samples.EXE],
  ["doc", "a page", samples.HTML],
  ["doc", "a new Word file", samples.DOCX],
  ["xls", "a page", samples.HTML],
  ["docx", "a plain zip", samples.PLAIN_ZIP],
  ["docx", "an Excel file", samples.XLSX],
  ["docx", "a Word file with macros", samples.DOCM],
  ["docx", "a zip without its end", samples.DOCX.subarray(0, -1)],
  ["docx", "a program with a zip behind it", samples.bytes(samples.EXE, samples.DOCX)],
  ["docx", "a Word folder without a content list", samples.zip([{ name: "word/document.xml" }])],
  ["docx", "an old Word file", samples.CFB],
  ["xlsx", "a Word file", samples.DOCX],
  ["xlsx", "a plain zip", samples.PLAIN_ZIP],
  ["txt", "a page", samples.HTML],
  ["txt", "an SVG", samples.SVG],
  ["txt", "a shell script", samples.bytes("#!/bin/sh\nrm -rf /\n")],
  ["txt", "a program", samples.EXE],
  ["txt", "a Linux program", samples.ELF],
  ["txt", "UTF-16", samples.UTF16],
  ["txt", "Latin-1", samples.LATIN1],
  ["txt", "a NUL at the end", samples.bytes("x".repeat(HEAD_BYTES + 10), [0])],
  ["txt", "text that ends inside a character", samples.bytes("caf", [0xc3])],
  ["txt", "text that begins inside a character", samples.bytes([0xa9], "cole")],
  ["mp4", "a QuickTime film", samples.MOV],
  ["mp4", "a HEIC picture", samples.HEIC],
  ["mov", "an MP4", samples.MP4],
  ["webm", "a Matroska film", samples.MKV],
  ["webm", "an MP4", samples.MP4],
];

describe("a file's bytes", () => {
  it.each(TRUE_FILES)("are %s: %s", async (type, _name, file) => {
    expect(await is(type, file)).toBe(true);
  });

  it.each(LIARS)("are not %s: %s", async (type, _name, file) => {
    expect(await is(type, file)).toBe(false);
  });

  it("have a true sample for every type that may be uploaded", () => {
    expect(new Set(TRUE_FILES.map(([type]) => type))).toEqual(new Set(Object.keys(FILE_TYPES)));
  });

  it.each([HEAD_BYTES, TAIL_BYTES])("may be cut inside a character, near %i bytes", async (edge) => {
    for (let size = edge - 5; size <= edge + 5; size++) {
      const whole = LONG_TEXT.subarray(0, size);
      const text = new TextDecoder().decode(whole).replaceAll("\ufffd", "");
      expect(await is("txt", samples.bytes(text)), `${size} bytes`).toBe(true);
    }
    expect(await is("txt", LONG_TEXT)).toBe(true);
  });

  it("never make the check fail, whatever they are", async () => {
    const types = fc.constantFrom(...(Object.keys(FILE_TYPES) as FileType[]));
    const starts = fc.constantFrom(...TRUE_FILES.map(([, , file]) => file.subarray(0, 40)));
    await fc.assert(
      fc.asyncProperty(types, starts, fc.uint8Array({ maxLength: 300 }), async (type, start, rest) => {
        expect(typeof (await is(type, samples.bytes(start, rest)))).toBe("boolean");
        expect(typeof (await is(type, samples.bytes(rest)))).toBe("boolean");
      }),
      { numRuns: 200 },
    );
  });
});
