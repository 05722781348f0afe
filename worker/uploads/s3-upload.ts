import { type Context, Hono } from "hono";
import { listDeclaredTypes, inferContentType, fileProblem, findMime, wordPdfAndImages } from "../../src/forms/files.ts";
import { MESSAGES, problem, type Problem } from "../../src/forms/messages.ts";
import { t } from "../../src/i18n/t.ts";
import { BodyTooLarge, capped } from "../http/body.ts";
import type { Env } from "../env.ts";
import { badRequest, unavailable } from "../http/error-response.ts";
import { widePrefix, senderNetwork } from "../http/networks.ts";
import { readMultipart, release, type Reservation, reserve, TooSlow } from "./body-memory.ts";
import { Unavailable, withTimeout } from "../timeout.ts";
import { recordUploads, rejectEarly } from "./record-uploads.ts";
import { attachment } from "../../src/record/file-name.ts";
import { newUpload } from "./uploads.ts";
import { problemOfFile } from "./problems.ts";
import { detectContent, readSample } from "../../src/record/file-content.ts";

/** The rule of the two forms that upload here, PORTFOLIO_MANAGEMENT and GROUP_BUYING_CREATE. */
const RULE = wordPdfAndImages(15);
/** Bytes of the largest file, plus the rest of its multipart body. */
const BODY_LIMIT = RULE.maxBytes + 64 * 1024;
const PUT_MS = 15_000;

/** Seconds until memory is usually free again. */
const BUSY_RETRY_SECONDS = 2;

/** Returns the declared bytes of the request, capped at the limit. A request without a length counts as the limit. */
const countBytes = ({ headers }: Request): number =>
  Math.min(BODY_LIMIT, Number(headers.get("content-length") ?? Number.NaN) || BODY_LIMIT);

const CATEGORY = /^[\w-]{1,64}$/;

/** Browsers percent-encode these three characters in a file name. */
const ESCAPED = /%(?:22|0d|0a)/gi;

/** Name and type of an accepted file, or its problem. */
type FileResult =
  | { readonly ok: true; readonly fileName: string; readonly contentType: string }
  | { readonly ok: false; readonly problem: Problem };

/** Whether the content is base64, a data URL or hexadecimal. Some clients send it, but RFC 7578 forbids it in multipart forms. */
const isEncoded = async (file: File): Promise<boolean> =>
  /^(?:data:[^,\s]*,)?[\w+/\r\n-]{64,}=*[\r\n]*$/.test(await file.slice(0, 4096).text());

async function readFile(file: File): Promise<FileResult> {
  const fileName = file.name.replace(ESCAPED, decodeURIComponent);
  if (fileName.length > 255) {
    return { ok: false, problem: problem("file", "invalid", t("The file's name is too long")) };
  }
  const fault = fileProblem(RULE, fileName, file.size, inferContentType(fileName, file.type));
  if (fault) return { ok: false, problem: problemOfFile(fault, "file", fileName, RULE) };
  const { type, really } = await detectContent(
    listDeclaredTypes(fileName, file.type),
    await readSample(file),
    RULE.types,
  );
  if (type) return { ok: true, fileName, contentType: findMime(type) };
  if (await isEncoded(file)) {
    const message = "The file came encoded as text, such as base64. Send its bytes as they are";
    return { ok: false, problem: problem("file", "invalid", message) };
  }
  return { ok: false, problem: problemOfFile("wrong_content", "file", fileName, RULE, really) };
}

async function upload(c: Context<{ Bindings: Env }>, reservation: Reservation): Promise<Response> {
  let form: FormData | undefined;
  try {
    form = await readMultipart(capped(c.req.raw, BODY_LIMIT), reservation);
  } catch (error) {
    if (error instanceof TooSlow) return unavailable(c, BUSY_RETRY_SECONDS);
    if (!(error instanceof BodyTooLarge)) throw error;
    return badRequest(c, "validation_failed", [problemOfFile("too_large", "file", "1", RULE)]);
  }
  if (!form) {
    const message = "Send the file in a multipart form (multipart/form-data)";
    return badRequest(c, "invalid_form", [problem("body", "invalid_form", message)]);
  }
  const [file, ...others] = form.getAll("file");
  if (others.length > 0) return badRequest(c, "validation_failed", [problem("file", "invalid", "Send one file")]);
  if (!(file instanceof File)) {
    const isElsewhere = [...form.values()].some((part) => part instanceof File);
    const missing = isElsewhere ? 'Send the file in a part that is called "file"' : "Choose a file";
    // A part with an empty `filename`, or with `filename*` alone, is read as text.
    const message = file ? 'Send the file with its name, as filename="deed.pdf"' : missing;
    return badRequest(c, "validation_failed", [problem("file", "required", message)]);
  }
  const fileCategory = form.get("fileCategory") || "document";
  if (typeof fileCategory !== "string" || !CATEGORY.test(fileCategory)) {
    const message = "A file category is a short word";
    return badRequest(c, "validation_failed", [problem("fileCategory", "invalid", message)]);
  }
  const read = await readFile(file);
  if (!read.ok) return badRequest(c, "validation_failed", [read.problem]);
  const { fileName, contentType } = read;

  const id = crypto.randomUUID();
  const now = new Date();
  const row = newUpload({ batchId: crypto.randomUUID(), id, fileName, contentType, size: file.size }, now);
  const refusal = await recordUploads(c, [row], now);
  if (refusal) return refusal;
  const put = c.env.FILES.put(row.key, file, {
    httpMetadata: { contentType, contentDisposition: attachment(fileName) },
  });
  await withTimeout(PUT_MS, put).catch((cause: unknown) => {
    throw new Unavailable("R2 did not take an upload", { cause });
  });
  return c.json({
    success: true,
    message: MESSAGES.uploaded,
    data: {
      id,
      originalFileName: fileName,
      filePath: row.key,
      fileSize: file.size,
      contentType,
      fileCategory,
      createdAt: row.createdAt,
    },
  });
}

/**
 * `POST /s3/upload`: stores one file of a multipart form (`file`, `fileCategory`) until a submission claims it. Errors: 400 with
 * problems, 429 if the network has used its daily quota, 503 while no store answers or the memory for uploads is full.
 */
export const s3Upload = new Hono<{ Bindings: Env }>().post("/s3/upload", async (c) => {
  const bytes = countBytes(c.req.raw);
  const refusal = await rejectEarly(c, bytes, new Date());
  if (refusal) return refusal;
  const network = senderNetwork(c);
  const reservation = reserve(network && widePrefix(network), bytes, BODY_LIMIT);
  if (!reservation) return unavailable(c, BUSY_RETRY_SECONDS);
  try {
    return await upload(c, reservation);
  } finally {
    release(reservation);
  }
});
