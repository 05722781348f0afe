/** What it signs is the SDK's: tests/contracts/signatures.test.ts. Requirement E4. */
import { describe, expect, it } from "vitest";
import { attachment, cleanFileName } from "../../worker/uploads/disposition.ts";
import { signGet, signPut, type SigningEnv } from "../../worker/uploads/sign.ts";

const BUCKET = "aipm-files";
const now = new Date("2026-11-21T09:15:30.000Z");
const envAt = (endpoint: string): SigningEnv => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY_ID: "AKIDEXAMPLE",
  S3_SECRET_ACCESS_KEY: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
});

const file = { key: "uploads/a", contentType: "image/png", size: 9 };

describe("a signed URL", () => {
  it("escapes a space so that S3 reads a space", async () => {
    const url = await signGet(envAt("https://r2.example"), "http://unused/", {
      key: "uploads/a",
      fileName: "sale deed.pdf",
      expiresSeconds: 60,
      now,
    });
    expect(url).not.toContain("+");
    expect(url).toContain("sale%20deed.pdf");
  });

  it.each([
    ["http://localhost:5302/guest/uploads/presign/bulk?formType=X", "http://localhost:5302"],
    ["https://preview.aipm.example/guest/uploads/presign/bulk", "https://preview.aipm.example"],
  ])("is on the origin of the request where the endpoint is a path: %s", async (requestUrl, origin) => {
    const env = envAt("/cdn-cgi/local/r2/s3/");
    const url = new URL(await signPut(env, requestUrl, file, { expiresSeconds: 60, now }));
    expect(url.origin + url.pathname).toBe(`${origin}/cdn-cgi/local/r2/s3/${BUCKET}/uploads/a`);
  });

  it.each([0, -1, 1.5, 604_801, Number.NaN])("cannot be valid for %d s", async (expiresSeconds) => {
    const attempt = signPut(envAt("https://r2.example"), "http://unused/", file, { expiresSeconds, now });
    await expect(attempt).rejects.toThrow(RangeError);
  });
});

describe("the name that staff download a file under", () => {
  it.each([
    ["title deed.pdf", "title deed.pdf"],
    ["../../etc/passwd", "etc_passwd"],
    ["C:\\docs\\plan.docx", "C_docs_plan.docx"],
    ['a"; filename="evil.exe', "a_; filename=_evil.exe"],
    ["line\r\nSet-Cookie: x=1.pdf", "line_Set-Cookie_ x=1.pdf"],
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["\u200eimage\u200e.pdf", "image.pdf"],
    ["रक्\u200dषा सदनिका\u200cखरेदी.pdf", "रक्\u200dषा सदनिका\u200cखरेदी.pdf"],
    ["👨‍👩‍👧 home.pdf", "👨‍👩‍👧 home.pdf"],
    ["50% paid #1 & 100%25.pdf", "50% paid #1 & 100%25.pdf"],
    ["Deed; part 2.pdf", "Deed; part 2.pdf"],
    [".pdf", "file.pdf"],
    ["???.pdf", "file.pdf"],
    ["_ _.pdf", "file.pdf"],
    [".deed.pdf", "deed.pdf"],
    ["deed\n2.pdf", "deed_2.pdf"],
    ["\ud83c.pdf", "\ufffd.pdf"],
    ["  .hidden. ", "hidden"],
    ["", "file"],
    ["///", "file"],
  ])("is clean: %j", (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it("is bounded and keeps its extension", () => {
    const name = cleanFileName(`${"क".repeat(300)}.docx`);
    expect([...name]).toHaveLength(120);
    expect(name).toMatch(/\.docx$/);
  });

  it("is cut between letters, as people see them", () => {
    expect(cleanFileName(`${"कि".repeat(70)}.pdf`)).toBe(`${"कि".repeat(58)}.pdf`);
    expect(cleanFileName(`${"👨‍👩‍👧".repeat(20)}.pdf`)).toBe(`${"👨‍👩‍👧".repeat(14)}.pdf`);
  });

  it("is sent with no sign that a client could decode", () => {
    expect(attachment("50%20paid; a.pdf")).toBe(
      "attachment; filename=\"50_20paid_ a.pdf\"; filename*=UTF-8''50%2520paid%3B%20a.pdf",
    );
  });

  it("is sent twice: in ASCII, and whole", () => {
    expect(attachment("विक्रय (1).pdf")).toBe(
      "attachment; filename=\"_ (1).pdf\"; filename*=UTF-8''%E0%A4%B5%E0%A4%BF%E0%A4%95%E0%A5%8D%E0%A4%B0%E0%A4%AF%20%281%29.pdf",
    );
  });
});
