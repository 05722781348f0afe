import { describe, expect, it } from "vitest";
import {
  DAMAGED,
  FILE_PROBLEM_TEXT,
  inferContentType,
  documents,
  documentsImagesAndVideo,
  listExtensions,
  fileProblem,
  imagesAndPdf,
  MIB,
  renameForType,
  listPickerExtensions,
  findTypeByMime,
} from "../../../src/forms/file-types.ts";

const RULE = documentsImagesAndVideo(50);
const PDF = "application/pdf";
const DOC = "application/msword";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const XLS = "application/vnd.ms-excel";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Name, declared media type, media type that is sent, and the name for staff. */
const ACCEPTED: readonly (readonly [string, string, string, string])[] = [
  ["deed.pdf", PDF, PDF, "deed.pdf"],
  ["DEED.PDF", "", PDF, "DEED.PDF"],
  ["Sale deed dt.12-03-2024", PDF, PDF, "Sale deed dt.12-03-2024.pdf"],
  ["Dr. Rao agreement", PDF, PDF, "Dr. Rao agreement.pdf"],
  ["Agreement v2.1 final", PDF, PDF, "Agreement v2.1 final.pdf"],
  ["Plot No.5", PDF, PDF, "Plot No.5.pdf"],
  ["agreement.final", PDF, PDF, "agreement.final.pdf"],
  ["invoice of magicbricks.com", PDF, PDF, "invoice of magicbricks.com.pdf"],
  ["deed.पीडीएफ", PDF, PDF, "deed.पीडीएफ.pdf"],
  ["deed.pdf (1)", "", PDF, "deed (1).pdf"],
  ["deed.pdf(2)", PDF, PDF, "deed(2).pdf"],
  ["deed.pdf.1", "", PDF, "deed.1.pdf"],
  ["deed.pdf ", "", PDF, "deed.pdf"],
  ["deed.pdf.", "", PDF, "deed.pdf"],
  ["deed.pdf~", "", PDF, "deed.pdf"],
  ["deed.pdf\u200e", "", PDF, "deed.pdf"],
  ["deed.pdf.pdf", PDF, PDF, "deed.pdf.pdf"],
  ["image:1641", "image/jpeg", "image/jpeg", "image:1641.jpg"],
  ["photo.jfif", "", "image/jpeg", "photo.jfif"],
  ["photo.jpe", "image/jpeg", "image/jpeg", "photo.jpe"],
  ["photo.pjpeg", "image/jpeg", "image/jpeg", "photo.pjpeg"],
  ["photo.PJP", "image/pjpeg", "image/jpeg", "photo.PJP"],
  ["IMG_1.HEIC", "image/heic", "image/jpeg", "IMG_1.jpg"],
  ["IMG_1.heif", "", "image/jpeg", "IMG_1.jpg"],
  ["scan.png", "image/jpeg", "image/png", "scan.png"],
  ["scan.png", "image/x-png", "image/png", "scan.png"],
  ["a.docx", DOC, DOCX, "a.docx"],
  ["a.xlsx", XLS, XLSX, "a.xlsx"],
  ["a.docx", "application/vnd.ms-office", DOCX, "a.docx"],
  ["a.docx", "application/zip", DOCX, "a.docx"],
  ["a.docx", "application/octet-stream", DOCX, "a.docx"],
  ["a.mp4", "video/quicktime", "video/mp4", "a.mp4"],
  ["a.MOV", "video/mp4", "video/quicktime", "a.MOV"],
  ["a.mp4", "video/x-m4v", "video/mp4", "a.mp4"],
  ["a.m4v", "video/x-m4v", "video/mp4", "a.m4v"],
  ["notes.txt", "text/plain; charset=UTF-8", "text/plain", "notes.txt"],
];

describe("a picked file", () => {
  it.each(ACCEPTED)("accepts %j of type %j", (name, declared, sent, saved) => {
    expect(inferContentType(name, declared)).toBe(sent);
    expect(fileProblem(RULE, name, 1, sent)).toBeUndefined();
    expect(renameForType(findTypeByMime(sent)!, name)).toBe(saved);
  });

  it.each([
    ["a.docx", DOC],
    ["a.png", "image/jpeg"],
    ["IMG_1.HEIC", "image/heic"],
  ])("accepts %j of type %j from a client that sends the type unchanged", (name, declared) => {
    expect(fileProblem(RULE, name, 1, declared)).toBeUndefined();
  });

  it.each([
    ["a.exe", PDF],
    ["a.exe (1)", PDF],
    ["deed\u202efdp.exe", PDF],
    ["a.ex\u200ee", PDF],
    ["a.html", PDF],
    ["a.svg", "image/png"],
    ["a.pdf.js~", PDF],
    ["a.docm", DOCX],
    ["a.xlsm", XLSX],
    ["a.txt", PDF],
    ["a.pdf", "image/jpeg"],
    ["a.docx", XLS],
    ["a.webm", PDF],
    ["a.3gp", "video/3gpp"],
    ["a.svg", "image/svg+xml"],
    ["a.html", "text/html"],
    ["a.exe", ""],
    ["a", ""],
  ])("rejects %j of type %j", (name, declared) => {
    expect(fileProblem(RULE, name, 1, declared)).toBe("invalid_type");
  });

  it("applies the rule of its form", () => {
    expect(fileProblem(RULE, "a.pdf", 0, PDF)).toBe("empty_file");
    expect(fileProblem(RULE, "a.pdf", 50 * MIB, PDF)).toBeUndefined();
    expect(fileProblem(RULE, "a.pdf", 50 * MIB + 1, PDF)).toBe("too_large");
    expect(fileProblem(documents(15), "a.webp", 1, "image/webp")).toBe("invalid_type");
    expect(fileProblem(imagesAndPdf(10), "a.docx", 1, DOC)).toBe("invalid_type");
  });
});

it.each([
  ["TXT", RULE, "File a.pdf is really of type TXT. Rename it to .txt, and choose it again."],
  [
    "PNG",
    imagesAndPdf(10),
    "File a.pdf is really of type PNG. Rename it to .png, and choose it again.",
  ],
  [
    "TXT",
    imagesAndPdf(10),
    /TXT\. Please save it as one of these and choose it again: \.pdf, \.jpg/,
  ],
  ["Excel 4", RULE, /Excel 4\. Please save it as one of these/],
  [DAMAGED, RULE, /damaged and does not open/],
])("explains a file that is really %s", (really, rule, message) => {
  expect(FILE_PROBLEM_TEXT.wrong_content("a.pdf", rule, really)).toMatch(message);
});

it("saves a file under a name that fits its content", () => {
  expect(renameForType("png", "screenshot.jpg")).toBe("screenshot.png");
  expect(renameForType("jpg", "IMG-WA0001.png (2)")).toBe("IMG-WA0001 (2).jpg");
  expect(renameForType("docx", "agreement.doc")).toBe("agreement.docx");
  expect(renameForType("txt", "statement.xls")).toBe("statement.txt");
  expect(renameForType("txt", "list.csv")).toBe("list.csv.txt");
  expect(renameForType("pdf", "a.exe")).toBe("a.exe.pdf");
  expect(renameForType("pdf", "a.jpg")).toBe("a.jpg.pdf");
  expect(renameForType("pdf", ".pdf")).toBe(".pdf");
});

it("offers rarer JPEG names in the picker and leaves HEIC out", () => {
  const rule = imagesAndPdf(10);
  expect(listExtensions(rule)).toEqual([".pdf", ".jpg", ".jpeg", ".png", ".webp"]);
  expect(listPickerExtensions(rule).join()).toBe(
    ".pdf,.jpg,.jpeg,.jfif,.jpe,.pjpeg,.pjp,.png,.webp",
  );
});
