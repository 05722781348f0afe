/**
 * `POST /s3/upload`: stores one file of a multipart form. The body goes into R2 as it arrives, because slow bodies in memory would
 * lock other visitors out. A multipart body does not state where its file ends, so R2 first has the whole body under the file's key,
 * and then a copy of the file over it. No one knows the key before.
 */
import { Hono } from "hono";
import {
  listDeclaredTypes,
  inferContentType,
  fileProblem,
  findMime,
  wordPdfAndImages,
} from "../../src/forms/file-types.ts";
import { MESSAGES, problem } from "../../src/forms/messages.ts";
import { t } from "../../src/i18n/t.ts";
import { capped } from "../http/body.ts";
import { badBody, invalid, Refused, Unavailable } from "../http/refused.ts";
import type { Env } from "../env.ts";
import { bestEffort, withTimeout } from "../timeout.ts";
import { recordUploads } from "./record-uploads.ts";
import { attachment } from "../../src/record/file-name.ts";
import { describeUpload, newUpload } from "./uploads.ts";
import { problemOfFile } from "./problems.ts";
import { putBody, storedBytes } from "./objects.ts";
import { EDGE_BYTES, findDelimiter, onePart, readForm } from "./stored-form.ts";
import {
  type Bytes,
  detectContent,
  type FileSample,
  readSample,
} from "../../src/record/file-content.ts";

/** The rule of the two forms that upload here, PORTFOLIO_MANAGEMENT and GROUP_BUYING_CREATE. */
const RULE = wordPdfAndImages(15);
/** Bytes of the largest file, plus the rest of its multipart body. */
const BODY_LIMIT = RULE.maxBytes + EDGE_BYTES;
/** For all that follows the last byte of the body. */
const FINISH_MS = 20_000;

const CATEGORY = /^[\w-]{1,64}$/;

/** Browsers percent-encode these three characters in a file name. */
const ESCAPED = /%(?:22|0d|0a)/gi;

const refused = (field: string, code: string, message: string): Refused =>
  invalid(problem(field, code, message));
const refusedFile = (...fault: Parameters<typeof problemOfFile>): Refused =>
  invalid(problemOfFile(...fault));

const severalFiles = (): Refused => refused("file", "invalid", "Send one file");
const tooLarge = (): Refused => refusedFile("too_large", "file", "1", RULE);
const notMultipart = (): Refused =>
  badBody("invalid_form", "Send the file in a multipart form (multipart/form-data)");

/** Finds the file of a form, and its category. @throws Refused */
function findFile(form: FormData): { readonly file: File; readonly fileCategory: string } {
  const [file, ...others] = form.getAll("file");
  if (others.length > 0) throw severalFiles();
  if (!(file instanceof File)) {
    const isElsewhere = [...form.values()].some((part) => part instanceof File);
    const missing = isElsewhere ? 'Send the file in a part that is called "file"' : "Choose a file";
    // A part with an empty `filename`, or with `filename*` alone, is read as text.
    throw refused(
      "file",
      "required",
      file ? 'Send the file with its name, as filename="deed.pdf"' : missing,
    );
  }
  const fileCategory = form.get("fileCategory") || "document";
  if (typeof fileCategory === "string" && CATEGORY.test(fileCategory))
    return { file, fileCategory };
  throw refused("fileCategory", "invalid", "A file category is a short word");
}

/** Whether the content is base64, a data URL or hexadecimal. Some clients send it, but RFC 7578 forbids it in multipart forms. */
const isEncoded = ({ head }: FileSample): boolean =>
  /^(?:data:[^,\s]*,)?[\w+/\r\n-]{64,}=*[\r\n]*$/.test(new TextDecoder().decode(head));

/** Checks name, size and bytes. @returns the media type of the bytes @throws Refused */
async function checkFile(fileName: string, type: string, bytes: Bytes): Promise<string> {
  if (fileName.length > 255) throw refused("file", "invalid", t("The file's name is too long"));
  const fault = fileProblem(RULE, fileName, bytes.size, inferContentType(fileName, type));
  if (fault) throw refusedFile(fault, "file", fileName, RULE);
  const sample = await readSample(bytes);
  const content = await detectContent(listDeclaredTypes(fileName, type), sample, RULE.types);
  if (content.type) return findMime(content.type);
  if (!isEncoded(sample))
    throw refusedFile("wrong_content", "file", fileName, RULE, content.really);
  throw refused(
    "file",
    "invalid",
    "The file came encoded as text, such as base64. Send its bytes as they are",
  );
}

/** Copies the file of a stored body over the body. @returns the file's part of the answer @throws Refused */
async function extractFile(
  { DB, FILES }: Env,
  key: string,
  bodySize: number,
  type: string,
  now: Date,
) {
  const delimiter = findDelimiter(type)!;
  const stored = await readForm(storedBytes(FILES, key, bodySize), type, delimiter);
  if (!stored) throw notMultipart();
  const { file, fileCategory } = findFile(stored.form);
  const place = await stored.locate(file);
  if (!place) throw notMultipart();
  const { start, size } = place;
  const fileName = file.name.replace(ESCAPED, decodeURIComponent);
  const contentType = await checkFile(fileName, file.type, storedBytes(FILES, key, size, start));
  const part = await FILES.get(key, { range: { offset: start, length: size } });
  const body = part!.body.pipeThrough(onePart(delimiter, severalFiles));
  const httpMetadata = { contentType, contentDisposition: attachment(fileName) };
  await putBody(FILES, key, { body, size }, { httpMetadata });
  const isOurs = await describeUpload(DB, { key, fileName, contentType, size }, now);
  if (!isOurs) throw new Unavailable();
  return { originalFileName: fileName, filePath: key, fileSize: size, contentType, fileCategory };
}

const ZEROS = new Uint8Array(EDGE_BYTES);

/** Stores a body. If a proxy removed its length, zeros fill it up to the limit. @returns its size without them */
async function putForm(
  bucket: R2Bucket,
  key: string,
  request: Request,
  stated: number | undefined,
): Promise<number> {
  let size = 0;
  const padding = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      controller.enqueue(chunk);
    },
    flush(controller) {
      for (let left = BODY_LIMIT - size; left > 0; left -= ZEROS.length)
        controller.enqueue(ZEROS.subarray(0, left));
    },
  });
  const body = capped(request, BODY_LIMIT, tooLarge).body!;
  const whole = stated === undefined ? body.pipeThrough(padding) : body;
  await putBody(bucket, key, { body: whole, size: stated ?? BODY_LIMIT }, {});
  return stated ?? size;
}

/**
 * `POST /s3/upload`: stores the file of a multipart form (`file`, `fileCategory`) until a submission claims it. Errors: 400 with
 * problems, 429 if the network has used its daily quota, 503 while no store answers.
 */
export const s3Upload = new Hono<{ Bindings: Env }>().post("/s3/upload", async (c) => {
  const { FILES } = c.env;
  const type = c.req.header("content-type") ?? "";
  if (!findDelimiter(type) || !c.req.raw.body) throw notMultipart();
  const header = c.req.header("content-length");
  const stated = header === undefined ? undefined : Number(header);
  const bytes = stated ?? BODY_LIMIT;
  if (bytes > BODY_LIMIT) throw tooLarge();
  const [batchId, id, now] = [crypto.randomUUID(), crypto.randomUUID(), new Date()];
  const row = newUpload({ batchId, id, fileName: "", contentType: "", size: bytes }, now);
  await recordUploads(c, [row], now);

  const { key, createdAt } = row;
  const size = await putForm(FILES, key, c.req.raw, stated);
  try {
    const extracted = await withTimeout(FINISH_MS, extractFile(c.env, key, size, type, new Date()));
    return c.json({
      success: true,
      message: MESSAGES.uploaded,
      data: { id, ...extracted, createdAt },
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw new Unavailable(error);
    if (error.status === 400)
      await bestEffort("A refused file stays until the sweep", FILES.delete(key));
    throw error;
  }
});
