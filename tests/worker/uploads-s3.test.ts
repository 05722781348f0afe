import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { MIB } from "../../src/forms/file-types.ts";
import * as samples from "../support/upload-samples.ts";
import { fetched, type Stores } from "./forms-support.ts";
import { ledger, storedKeys } from "./uploads-support.ts";

const form = (file: File | string | null, more: Record<string, string | File> = {}): FormData => {
  const data = new FormData();
  if (file !== null) data.set("file", file);
  for (const [name, value] of Object.entries(more)) data.append(name, value);
  return data;
};

/** A form goes out with its length, as browsers send it. */
async function post(
  body: BodyInit,
  headers: Record<string, string> = {},
  stores: Stores = {},
): Promise<Response> {
  if (body instanceof ReadableStream)
    return fetched("/s3/upload", { method: "POST", body, headers }, stores);
  const encoded = new Response(body, { headers });
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  const described = {
    "content-type": encoded.headers.get("content-type")!,
    "content-length": String(bytes.length),
  };
  return fetched(
    "/s3/upload",
    { method: "POST", body: bytes, headers: { ...described, ...headers } },
    stores,
  );
}

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const pdf = (content: Uint8Array<ArrayBuffer>, name = "a.pdf", type = "application/pdf") =>
  new File([content], name, { type });
describe("POST /s3/upload", () => {
  it("stores the file and its row, and answers with its record", async () => {
    const file = new File([samples.PDF], "विक्रय पत्र.pdf", { type: "application/pdf" });
    const response = await post(form(file, { fileCategory: "circle_investment_documents" }));
    expect(response.status).toBe(200);
    const body = await response.json<{
      data: { id: string; filePath: string; createdAt: string };
    }>();
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
    [
      "a file as what it is",
      new File([samples.JPG], "IMG_3564.HEIC", { type: "image/heic" }),
      "image/jpeg",
    ],
    ["a file of exactly 15 MiB", pdf(samples.padded(samples.PDF, 15 * MIB)), "application/pdf"],
  ])("accepts %s, as a document when no category is sent", async (_name, file, contentType) => {
    const response = await post(form(file));
    expect(await response.json()).toMatchObject({
      data: { contentType, fileCategory: "document" },
    });
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
    [
      "one byte over 15 MiB",
      form(pdf(samples.padded(samples.PDF, 15 * MIB + 1))),
      "file",
      "too_large",
    ],
    [
      "a type that its forms do not take",
      form(pdf(samples.TXT, "a.txt", "text/plain")),
      "file",
      "invalid_type",
    ],
    ["a name that belies the type", form(pdf(samples.PDF, "a.exe")), "file", "invalid_type"],
    ["a program called a PDF", form(pdf(samples.EXE)), "file", "wrong_content"],
    [
      "a zip called a Word file",
      form(pdf(samples.PLAIN_ZIP, "a.docx", DOCX)),
      "file",
      "wrong_content",
    ],
    ["a PDF as base64", form(pdf(samples.bytes(btoa("%PDF-1.7".repeat(20))))), "file", "invalid"],
    [
      "a PDF as a data URL",
      form(pdf(samples.bytes(`data:application/pdf;base64,${btoa("%PDF-1.7".repeat(20))}`))),
      "file",
      "invalid",
    ],
    [
      "a name of 256 characters",
      form(pdf(samples.PDF, `${"n".repeat(252)}.pdf`)),
      "file",
      "invalid",
    ],
    [
      "a category that is no word",
      form(pdf(samples.PDF), { fileCategory: "../x y" }),
      "fileCategory",
      "invalid",
    ],
  ])("refuses %s, and stores no file", async (_name, body, field, code) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      code: "validation_failed",
      message: "Invalid request. Please check your input and try again.",
      errors: [{ field, code, message: expect.stringMatching(/\w/) }],
    });
    expect(await storedKeys()).toEqual([]);
  });

  const big = (size: number, start = samples.PDF): File => pdf(samples.padded(start, size));
  const [asMultipart, withName] = [
    /^Send the file in a multipart form/,
    / with its name, as filename="/,
  ];
  it.each<[string, BodyInit, RegExp, Record<string, string>?]>([
    ["JSON", "{}", asMultipart, { "content-type": "application/json" }],
    ["a multipart body without its parts", "hello", asMultipart, multipart],
    [
      "a multipart body without a boundary",
      "hello",
      asMultipart,
      { "content-type": "multipart/form-data" },
    ],
    [
      "a part without a chosen file",
      samples.bytes(
        '--x\r\ncontent-disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--x--\r\n',
      ),
      /^Choose a file|is empty/,
      multipart,
    ],
    ["a name that comes in another way", named("filename*=utf-8''deed.pdf"), withName, multipart],
    ["an empty name", named('filename=""'), withName, multipart],
    [
      "a file of another name",
      form(null, { "file[]": pdf(samples.PDF) }),
      / in a part that is called "file"$/,
    ],
    ["two large files", form(big(300_000), { file: big(300_000) }), /^Send one file$/],
    [
      "three files of which two are large",
      form(big(70_000), { more: big(200_000), notes: "" }),
      /^Send one file$/,
    ],
    [
      "a long text before the file",
      form(null, { notes: "x".repeat(300_000), file: big(1000) }),
      asMultipart,
    ],
  ])("refuses %s, and says why", async (_name, body, message, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(message) }],
    });
    expect(await storedKeys()).toEqual([]);
  });

  it.each([
    ["whose middle is not parsed", { file: big(300_000), fileCategory: "deed" }],
    [
      "behind a long category",
      { fileCategory: "deed", notes: "x".repeat(60_000), file: big(300_000) },
    ],
    ["before long notes", { file: big(300_000), notes: "x".repeat(60_000), fileCategory: "deed" }],
  ])("stores a file %s", async (_name, parts) => {
    const body = form(null, parts);
    const { data } = await (await post(body)).json<{ data: { filePath: string } }>();
    expect(data).toMatchObject({ fileSize: 300_000, fileCategory: "deed" });
    const object = await env.FILES.get(data.filePath);
    expect(new Uint8Array(await object!.arrayBuffer())).toEqual(
      new Uint8Array(await parts.file.arrayBuffer()),
    );
    expect(await ledger()).toMatchObject([{ key: data.filePath, size: 300_000 }]);
  });

  it("stores the file of a body that lost its Content-Length", async () => {
    const { body, headers } = new Response(form(big(300_000), { fileCategory: "deed" }));
    const response = await post(body!, { "content-type": headers.get("content-type")! });
    expect(await response.json()).toMatchObject({
      data: { fileSize: 300_000, fileCategory: "deed" },
    });
    expect(await ledger()).toMatchObject([{ size: 300_000 }]);
  });

  it("answers 503 if the sweep took the row of a very slow body", async () => {
    const FILES = new Proxy(env.FILES, {
      get(target, name) {
        if (name !== "put") return (Reflect.get(target, name) as () => unknown).bind(target);
        return async (...args: Parameters<R2Bucket["put"]>) => {
          await env.DB.prepare("UPDATE uploads SET state = 'swept'").run();
          return target.put(...args);
        };
      },
    });
    expect((await post(form(pdf(samples.PDF)), {}, { FILES })).status).toBe(503);
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

  /** The longest body that arrives slowly. It ends with its sender. */
  const slowly = (network: string, body: UnderlyingSource<Uint8Array>, stores: Stores = {}) => {
    const headers = {
      ...multipart,
      "content-length": String(15 * MIB),
      "cf-connecting-ip": network,
    };
    return post(new ReadableStream(body), headers, stores);
  };

  it("stores a file within 5 s while 300 bodies of 20 networks do not end", async () => {
    const leaving = new AbortController();
    const endless: UnderlyingSource<Uint8Array> = {
      start(controller) {
        controller.enqueue(samples.bytes("--x\r\n"));
        leaving.signal.addEventListener("abort", () => controller.error(new Error("gone")));
      },
    };
    const slow = Array.from({ length: 300 }, (_, i) => slowly(`198.51.100.${i % 20}`, endless));
    await vi.waitFor(async () => expect(await ledger()).toHaveLength(300), 30_000);
    const since = Date.now();
    const file = samples.padded(samples.bytes("%PDF-1.7"), 20);
    const response = await post(form(pdf(file)), { "cf-connecting-ip": "203.0.113.80" });
    expect([response.status, Date.now() - since < 5000]).toEqual([200, true]);
    leaving.abort();
    await Promise.allSettled(slow);
    expect(await storedKeys()).toHaveLength(1);
  });

  it("reads a body no faster than R2 takes it", async () => {
    let read = 0;
    const chunk = new Uint8Array(64 * 1024);
    const pull = (controller: ReadableStreamDefaultController) => {
      read += chunk.length;
      controller.enqueue(chunk);
    };
    const FILES = { put: () => new Promise(() => {}) } as unknown as R2Bucket;
    void slowly("203.0.113.80", { pull }, { FILES });
    await vi.waitFor(() => expect(read).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(read).toBeLessThanOrEqual(2 * chunk.length);
  });

  it("stores nothing for a network whose quota is used up", async () => {
    const network = { "cf-connecting-ip": "198.51.100.9" };
    expect((await post(form(big(15 * MIB)), network)).status).toBe(200);
    await env.DB.prepare(
      "UPDATE daily_use SET file_bytes = file_bytes + 5 * 1024 * 1024 * 1024 - 20000000",
    ).run();
    const response = await post(form(big(15 * MIB)), network);
    expect([response.status, (await response.json<{ code: string }>()).code]).toEqual([
      429,
      "upload_quota",
    ]);
    expect([await ledger(), await storedKeys()]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });
});
