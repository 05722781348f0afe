/** tests/contracts/signatures.test.ts compares signatures with those of the SDK. */
import { describe, expect, it } from "vitest";
import { attachment, cleanFileName } from "../../worker/uploads/disposition.ts";
import { signGet, type SigningEnv } from "../../worker/uploads/sign.ts";

const env: SigningEnv = {
  S3_ENDPOINT: "https://r2.example",
  S3_BUCKET: "aipm-files",
  S3_ACCESS_KEY_ID: "AKIDEXAMPLE",
  S3_SECRET_ACCESS_KEY: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};

describe("a signed URL", () => {
  const get = (expiresSeconds: number): Promise<string> =>
    signGet(env, "http://unused/", { key: "uploads/a", fileName: "sale deed.pdf", expiresSeconds, now: new Date() });

  it("escapes a space so that S3 reads a space", async () => {
    const url = await get(60);
    expect(url).not.toContain("+");
    expect(url).toContain("sale%20deed.pdf");
  });

  it.each([0, 1.5, 604_801])("cannot be valid for %d s", async (expiresSeconds) => {
    await expect(get(expiresSeconds)).rejects.toThrow(RangeError);
  });
});

describe("download name", () => {
  it.each([
    ["title  deed...pdf. ", "title deed.pdf"],
    ["deed.pdf  (1)", "deed.pdf (1)"],
    ["../../etc/passwd", "etc_passwd"],
    ['a"; filename="evil.exe', "a_; filename=_evil.exe"],
    ["line\r\nSet-Cookie: x=1.pdf", "line_Set-Cookie_ x=1.pdf"],
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["रक्\u200dषा सदनिका\u200cखरेदी.pdf", "रक्\u200dषा सदनिका\u200cखरेदी.pdf"],
    ["👨‍👩‍👧 home.pdf", "👨‍👩‍👧 home.pdf"],
    ["50% paid #1 & 100%25.pdf", "50% paid #1 & 100%25.pdf"],
    [".pdf", "file.pdf"],
    ["???.pdf", "file.pdf"],
    [".deed.pdf", "deed.pdf"],
    ["\ud83c.pdf", "\ufffd.pdf"],
    ["  .hidden. ", "hidden"],
    ["", "file"],
  ])("is clean: %j", (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it("is cut to a limit between grapheme clusters, and keeps its extension", () => {
    expect([...cleanFileName(`${"क".repeat(300)}.docx`)]).toHaveLength(120);
    expect(cleanFileName(`${"कि".repeat(70)}.pdf`)).toBe(`${"कि".repeat(58)}.pdf`);
    expect(cleanFileName(`${"👨‍👩‍👧".repeat(20)}.pdf`)).toBe(`${"👨‍👩‍👧".repeat(14)}.pdf`);
  });

  it("is sent in ASCII and in UTF-8, without characters that a client decodes", () => {
    expect(attachment("विक्रय 50%20paid; (1).pdf")).toBe(
      "attachment; filename=\"_ 50_20paid_ (1).pdf\"; filename*=UTF-8''%E0%A4%B5%E0%A4%BF%E0%A4%95%E0%A5%8D%E0%A4%B0%E0%A4%AF%2050%2520paid%3B%20%281%29.pdf",
    );
  });
});
