import { describe, expect, it } from "vitest";
import { MIB } from "../../src/forms/file-types.ts";
import { announced, ledger, sign, type Signed } from "./uploads-support.ts";

const pdf = announced;
const post = (body: unknown, query = ""): Promise<Response> =>
  sign(body, { query, stores: { SIGN_LIMIT: undefined } });

describe("POST /guest/uploads/presign/bulk", () => {
  it("signs a URL for each file of one batch, and records them", async () => {
    const photo = { originalFilename: "घर.jpeg", contentType: "image/jpeg", fileSize: 3 * MIB };
    const response = await post([pdf(), photo], "?formType=DOCUMENT_VERIFICATION");
    expect(response.status).toBe(200);
    const body = await response.json<Signed>();
    const { batchId, uploadUrls } = body.data;
    const entry = (fileIndex: number) => ({
      fileIndex,
      uploadUrl: expect.stringMatching(
        /^https:\/\/www\.aipm\.example\/cdn-cgi\/local\/r2\/s3\/aipm-files\/uploads\//,
      ),
      relayUrl: expect.stringMatching(
        /^https:\/\/www\.aipm\.example\/guest\/uploads\/\d{4}\/.*[?&]signature=[0-9a-f]{64}$/,
      ),
      s3Key: expect.stringMatching(`^uploads/\\d{4}/\\d{2}/${batchId}/[0-9a-f-]{36}$`),
    });
    expect(body).toEqual({
      success: true,
      message: "Upload URLs generated successfully",
      data: { uploadUrls: [entry(0), entry(1)], batchId },
    });
    const rows = await ledger();
    expect(rows).toMatchObject([
      {
        file_name: "title deed.pdf",
        content_type: "application/pdf",
        size: 1000,
        state: "pending",
        lead_id: null,
      },
      { file_name: "घर.jpeg", content_type: "image/jpeg", size: 3 * MIB, batch_id: batchId },
    ]);
    expect(rows.map(({ key }) => key)).toEqual(uploadUrls.map(({ s3Key }) => s3Key));
    expect(Date.parse(rows[0]!.expires_at) - Date.parse(rows[0]!.created_at)).toBe(15 * 60_000);
  });

  it("signs a file again in the same batch, under a name that D1 can store", async () => {
    const { data } = await (await post([pdf()])).json<Signed>();
    await post([pdf(1, "a\u0000b\n\ud800.pdf")], `?batchId=${data.batchId.toUpperCase()}`);
    expect(await ledger()).toMatchObject([
      { batch_id: data.batchId },
      { batch_id: data.batchId, file_name: "a_b_\ufffd.pdf" },
    ]);
  });

  it("applies the widest rule when no form is named", async () => {
    const film = { originalFilename: "tour.mp4", contentType: "video/mp4", fileSize: 50 * MIB };
    expect((await post([film])).status).toBe(200);
    expect((await post([film], "?formType=DOCUMENT_VERIFICATION")).status).toBe(400);
  });

  it.each(["video/webm;codecs=vp9,opus", 'video/webm; codecs="vp9,opus"', "video/webm;codecs=vp8"])(
    "signs a recording of the browser's own type: %s",
    async (contentType) => {
      const recording = { originalFilename: "tour.webm", contentType, fileSize: 1 };
      expect((await post([recording])).status).toBe(200);
    },
  );

  const crowd = (last: number) => [...Array.from({ length: 6 }, () => pdf(15 * MIB)), pdf(last)];
  it.each([
    ["a whole batch of 100 MiB", crowd(10 * MIB)],
    ["a name of 255 characters", [pdf(1, `${"n".repeat(251)}.pdf`)]],
    [
      "a type with a parameter",
      [{ originalFilename: "a.txt", contentType: "text/plain;charset=utf-8", fileSize: 1 }],
    ],
  ])("takes %s", async (_name, body) => {
    expect((await post(body, "?formType=DOCUMENT_VERIFICATION")).status).toBe(200);
  });

  const TYPES = ".pdf, .doc, .docx, .xls, .xlsx, .txt, .jpg, .jpeg, .png";
  const exe = { ...pdf(), originalFilename: "a.exe", contentType: "application/x-msdownload" };
  const raw = (more: string): string =>
    `[{${more},"originalFilename":"a.pdf","contentType":"application/pdf"}]`;
  const someMessage = expect.stringMatching(/\w/) as string;
  it.each<[message: string, body: unknown, field: string, code: string]>([
    [
      "File big.pdf is too large. Maximum size is 15 MB",
      [pdf(), pdf(15 * MIB + 1, "big.pdf")],
      "1.fileSize",
      "too_large",
    ],
    [
      "File title deed.pdf is empty. Choose a file that has something in it.",
      [pdf(0)],
      "0.fileSize",
      "empty_file",
    ],
    [
      `File a.exe has invalid type. Allowed types: ${TYPES}`,
      [exe],
      "0.contentType",
      "invalid_type",
    ],
    [
      `File a.exe has invalid type. Allowed types: ${TYPES}`,
      [pdf(1, "a.exe")],
      "0.contentType",
      "invalid_type",
    ],
    [
      "The limit is 10 files together.",
      Array.from({ length: 11 }, () => pdf()),
      "",
      "too_many_files",
    ],
    [
      "Together the files are too large. The limit is 100 MB.",
      crowd(10 * MIB + 1),
      "",
      "batch_too_large",
    ],
    ["Send at least one file", [], "", "invalid"],
    ["Send a list of files", { 0: pdf() }, "", "invalid"],
    [someMessage, ["a.pdf"], "0", "invalid"],
    [
      "Send the file's size as a number of bytes",
      [{ ...pdf(), fileSize: "1000" }],
      "0.fileSize",
      "invalid",
    ],
    [
      "The file has a name that is not allowed",
      raw('"__proto__":{"x":1},"fileSize":1'),
      "0",
      "forbidden_key",
    ],
    ["A file's size cannot be negative", [pdf(-1)], "0.fileSize", "invalid"],
    [someMessage, raw('"fileSize":1e999'), "0.fileSize", "invalid"],
    ["Send the file's name", [pdf(1, "")], "0.originalFilename", "invalid"],
    [
      "The file's name is too long",
      [pdf(1, `${"n".repeat(252)}.pdf`)],
      "0.originalFilename",
      "invalid",
    ],
    [
      someMessage,
      [{ ...pdf(), contentType: "application/pdf\r\nx-amz-acl: public-read" }],
      "0.contentType",
      "invalid",
    ],
  ])("answers %s to %j, and writes nothing", async (message, body, field, code) => {
    const response = await post(body, "?formType=DOCUMENT_VERIFICATION");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      code: "validation_failed",
      message: "Invalid request. Please check your input and try again.",
      errors: [{ field, code, message }],
    });
    expect(await ledger()).toEqual([]);
  });

  it.each([
    ["bad JSON", '[{"originalFilename"', "", "invalid_json"],
    [
      "a body over 64 KiB",
      `[${" ".repeat(64 * 1024)}]`,
      "",
      "body_too_large",
      "The form is too long",
    ],
    [
      "an unknown form",
      [pdf()],
      "?formType=PIZZA",
      "unknown_form",
      "Form configuration not found for type: PIZZA",
    ],
    [
      "a form that takes no files",
      [pdf()],
      "?formType=CONTACT_US",
      "uploads_not_allowed",
      "You cannot attach files to this form.",
    ],
    ["a made-up batch", [pdf()], "?batchId=../x", "validation_failed", "Send a batch id or none"],
  ])("refuses %s and writes nothing", async (_name, body, query, code, message?: string) => {
    const response = await post(body, query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      success: false,
      code,
      errors: message ? [{ message }] : [],
    });
    expect(await ledger()).toEqual([]);
  });
});
