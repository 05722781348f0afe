/** The file name that a browser saves a download under. */
import { expect, it } from "vitest";
import { attachment, cleanFileName } from "../../../src/record/file-name.ts";

it.each([
  ["title  deed...pdf. ", "title deed.pdf"],
  ["deed.pdf  (1)", "deed.pdf (1)"],
  ["../../etc/passwd", "etc_passwd"],
  ['a"; filename="evil.exe', "a_ filename=_evil.exe"],
  ["line\r\nSet-Cookie: x=1.pdf", "line_Set-Cookie_ x=1.pdf"],
  ["invoice\u202efdp.exe", "invoicefdp.exe"],
  ["रक्\u200dषा सदनिका\u200cखरेदी.pdf", "रक्\u200dषा सदनिका\u200cखरेदी.pdf"],
  ["👨‍👩‍👧 home.pdf", "👨‍👩‍👧 home.pdf"],
  ["50% paid #1 & 100%25.pdf", "50% paid #1 _ 100%25.pdf"],
  ["$(reboot) `id`; deed && x.pdf", "(reboot) _id_ deed _ x.pdf"],
  ["-rf ~.pdf", "rf ~.pdf"],
  [".pdf", "file.pdf"],
  ["???.pdf", "file.pdf"],
  [".deed.pdf", "deed.pdf"],
  ["\ud83c.pdf", "\ufffd.pdf"],
  ["  .hidden. ", "hidden"],
  ["", "file"],
])("cleans the download name %j", (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

it("cuts a long download name between grapheme clusters, and keeps its extension", () => {
  expect([...cleanFileName(`${"क".repeat(300)}.docx`)]).toHaveLength(120);
  expect(cleanFileName(`${"कि".repeat(70)}.pdf`)).toBe(`${"कि".repeat(58)}.pdf`);
  expect(cleanFileName(`${"👨‍👩‍👧".repeat(20)}.pdf`)).toBe(`${"👨‍👩‍👧".repeat(14)}.pdf`);
});

it("sends a download name in ASCII and UTF-8, without signs that a client decodes", () => {
  expect(attachment("विक्रय 50%20paid; (1).pdf")).toBe(
    "attachment; filename=\"_ 50_20paid_ (1).pdf\"; filename*=UTF-8''%E0%A4%B5%E0%A4%BF%E0%A4%95%E0%A5%8D%E0%A4%B0%E0%A4%AF%2050%2520paid_%20%281%29.pdf",
  );
});
