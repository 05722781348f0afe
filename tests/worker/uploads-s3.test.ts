import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { MIB } from "../../src/forms/files.ts";
import { release, reserve } from "../../worker/uploads/body-memory.ts";
import { s3Upload } from "../../worker/uploads/s3-upload.ts";
import * as samples from "../support/upload-samples.ts";
import { ledger, storedKeys } from "./uploads-support.ts";

const form = (file: File | string | null, more: Record<string, string | File> = {}): FormData => {
  const data = new FormData();
  if (file !== null) data.set("file", file);
  for (const [name, value] of Object.entries(more)) data.append(name, value);
  return data;
};

const post = (body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(s3Upload.request("/s3/upload", { method: "POST", body, headers }, env));

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const pdf = (content: Uint8Array<ArrayBuffer>, name = "a.pdf", type = "application/pdf") =>
  new File([content], name, { type });
describe("POST /s3/upload", () => {
  it("stores the file and its row, and answers with its record", async () => {
    const file = new File([samples.PDF], "विक्रय पत्र.pdf", { type: "application/pdf" });
    const response = await post(form(file, { fileCategory: "circle_investment_documents" }));
    expect(response.status).toBe(200);
    const body = await response.json<{ data: { id: string; filePath: string; createdAt: string } }>();
    const { id, filePath, createdAt } = body.data;
    expect(body).toEqual({
      success: true,
      message: "Files uploaded successfully",
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        originalFileName: "विक्रय पत्र.pdf",
        filePath: expect.stringMatching(`^uploads/\\d{4}/\\d{2}/[0-9a-f-]{36}/${id}$`),
        fileSize: samples.PDF.length,
        contentType: "application/pdf",
        fileCategory: "circle_investment_documents",
        createdAt: new Date(createdAt).toISOString(),
      },
    });
    expect(await ledger()).toMatchObject([
      {
        key: filePath,
        file_name: "विक्रय पत्र.pdf",
        content_type: "application/pdf",
        size: samples.PDF.length,
        state: "pending",
      },
    ]);
    const object = await env.FILES.get(filePath);
    expect(new Uint8Array(await object!.arrayBuffer())).toEqual(samples.PDF);
    expect(object!.httpMetadata?.contentType).toBe("application/pdf");
  });

  it.each([
    ["a phone's Office file by its name", new File([samples.DOCX], "plan.docx"), DOCX],
    ["a file as what it is", new File([samples.JPG], "IMG_3564.HEIC", { type: "image/heic" }), "image/jpeg"],
    ["a file of exactly 15 MiB", pdf(samples.padded(samples.PDF, 15 * MIB)), "application/pdf"],
  ])("accepts %s, as a document when no category is sent", async (_name, file, contentType) => {
    const response = await post(form(file));
    expect(await response.json()).toMatchObject({ data: { contentType, fileCategory: "document" } });
    expect(await ledger()).toMatchObject([{ content_type: contentType, file_name: file.name }]);
  });

  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  const named = (filename: string): BodyInit => {
    const head = `--x\r\ncontent-disposition: form-data; name="file"; ${filename}\r\ncontent-type: application/pdf`;
    return samples.bytes(`${head}\r\n\r\n`, samples.PDF, "\r\n--x--\r\n");
  };

  it.each([
    ["O%22Brien%22.pdf", 'O"Brien".pdf'],
    ["a%0D%0Ab.pdf", "a\r\nb.pdf"],
    ["50% a%20b.pdf", "50% a%20b.pdf"],
  ])("reads the name %j as the client wrote it", async (sent, name) => {
    const response = await post(named(`filename="${sent}"`), multipart);
    expect(await response.json()).toMatchObject({ data: { originalFileName: name } });
  });

  /** Their words: uploads-presign.test.ts. */
  it.each([
    ["no file", form(null), "file", "required"],
    ["text instead of a file", form("a.pdf"), "file", "required"],
    ["two files", form(pdf(samples.PDF), { file: "b.pdf" }), "file", "invalid"],
    ["an empty file", form(pdf(new Uint8Array())), "file", "empty_file"],
    ["one byte over 15 MiB", form(pdf(samples.padded(samples.PDF, 15 * MIB + 1))), "file", "too_large"],
    ["a type that its forms do not take", form(pdf(samples.TXT, "a.txt", "text/plain")), "file", "invalid_type"],
    ["a name that belies the type", form(pdf(samples.PDF, "a.exe")), "file", "invalid_type"],
    ["a program called a PDF", form(pdf(samples.EXE)), "file", "wrong_content"],
    ["a zip called a Word file", form(pdf(samples.PLAIN_ZIP, "a.docx", DOCX)), "file", "wrong_content"],
    ["a PDF as base64", form(pdf(samples.bytes(btoa("%PDF-1.7".repeat(20))))), "file", "invalid"],
    [
      "a PDF as a data URL",
      form(pdf(samples.bytes(`data:application/pdf;base64,${btoa("%PDF-1.7".repeat(20))}`))),
      "file",
      "invalid",
    ],
    ["a name of 256 characters", form(pdf(samples.PDF, `${"n".repeat(252)}.pdf`)), "file", "invalid"],
    ["a category that is no word", form(pdf(samples.PDF), { fileCategory: "../x y" }), "fileCategory", "invalid"],
  ])("refuses %s and writes nothing", async (_name, body, field, code) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      code: "validation_failed",
      message: "Invalid request. Please check your input and try again.",
      errors: [{ field, code, message: expect.stringMatching(/\w/) }],
    });
    expect(await ledger()).toEqual([]);
    expect(await storedKeys()).toEqual([]);
  });

  it.each<[string, BodyInit, Record<string, string>]>([
    ["JSON", "{}", { "content-type": "application/json" }],
    ["a multipart body without its parts", "hello", multipart],
    ["a multipart body without a boundary", "hello", { "content-type": "multipart/form-data" }],
    [
      "a part without a chosen file",
      samples.bytes('--x\r\ncontent-disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--x--\r\n'),
      multipart,
    ],
    ["a name that comes in another way", named("filename*=utf-8''deed.pdf"), multipart],
    ["an empty name", named('filename=""'), multipart],
  ])("refuses %s", async (_name, body, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      success: false,
      errors: [
        {
          message: expect.stringMatching(/multipart|with its name, as filename="|Choose a file|is empty/),
        },
      ],
    });
    expect(await ledger()).toEqual([]);
  });

  it("names the part when a file comes under another name", async () => {
    const response = await post(form(null, { "file[]": pdf(samples.PDF) }));
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'Send the file in a part that is called "file"' }],
    });
  });

  it("rejects a body without a Content-Length after 100 MiB", async () => {
    let sent = 0;
    const chunk = new Uint8Array(MIB);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 150) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await post(body, multipart);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: "file", code: "too_large" }] });
    expect(sent).toBeGreaterThan(16);
    expect(sent).toBeLessThanOrEqual(102);
  });

  const large = (): FormData => form(pdf(samples.padded(samples.PDF, 15 * MIB)));
  /** A body that never ends. A cancelled request is the same to the isolate, because it never reaches `finally`. */
  const endless = () => new ReadableStream<Uint8Array>({ start: (c) => c.enqueue(samples.bytes("--x")) });
  const from = (network: string, headers: Record<string, string> = {}) => ({ "cf-connecting-ip": network, ...headers });
  const OFFICE = "203.0.113.80";

  it("gives one network half of the memory, and answers 503 when all is in use", async () => {
    // On a busy machine, 15 s may pass meanwhile, and end a reservation.
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now });
    const headers = (network: string) => from(network, multipart);
    const stuck = [post(endless(), headers("2001:db8:1::1"))];
    // Another /64 of the same /48.
    const neighbour = await post(endless(), headers("2001:db8:1:2::1"));
    expect([neighbour.status, neighbour.headers.get("retry-after")]).toEqual([503, "2"]);
    expect((await post(large(), from(OFFICE))).status).toBe(200);
    stuck.push(post(endless(), headers("2001:db8:2::1")));
    await vi.waitFor(async () => expect((await post(large(), from(OFFICE))).status).toBe(503));
    vi.setSystemTime(now + 60_000);
    expect((await post(large(), from(OFFICE))).status).toBe(200);
    expect((await Promise.all(stuck)).map(({ status }) => status)).toEqual([503, 503]);
  });

  it("keeps the reservation of a slow body that makes progress", async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now });
    const first = reserve("slow", 1000, 1000);
    vi.setSystemTime(now + 14_000);
    expect(reserve("slow", 1, 1000)).toBeUndefined();
    vi.setSystemTime(now + 16_000);
    const second = reserve("slow", 1000, 1000);
    expect([first, second]).toMatchObject([{ bytes: 1000 }, { bytes: 1000 }]);
    release(second!);
  });

  it("reads no body of a network whose quota is used up", async () => {
    const network = { "cf-connecting-ip": "198.51.100.9" };
    expect((await post(large(), network)).status).toBe(200);
    await env.DB.prepare("UPDATE daily_use SET file_bytes = file_bytes + 5 * 1024 * 1024 * 1024 - 20000000").run();
    const read = vi.fn((controller: ReadableStreamDefaultController) => controller.close());
    const body = new ReadableStream<Uint8Array>({ pull: read }, { highWaterMark: 0 });
    const response = await post(body, { ...multipart, ...network });
    expect([response.status, (await response.json<{ code: string }>()).code]).toEqual([429, "upload_quota"]);
    expect(read).not.toHaveBeenCalled();
  });
});
