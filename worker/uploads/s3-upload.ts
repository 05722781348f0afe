import { Hono } from "hono";
import { contentTypeOf, fileProblem, wordPdfAndImages, typeOfMime } from "../../src/forms/files.ts";
import { MESSAGES, problem, type Problem } from "../../src/forms/messages.ts";
import { t } from "../../src/i18n/t.ts";
import { BodyTooLarge, capped } from "../body.ts";
import type { Env } from "../env.ts";
import { badRequest } from "../error-response.ts";
import { Unavailable, withTimeout } from "../timeout.ts";
import { recordUploads } from "./record.ts";
import { attachment } from "./disposition.ts";
import { uploadRowOf } from "./ledger.ts";
import { problemOfFile } from "./problems.ts";
import { hasContentOf, readSample } from "../../src/forms/file-content.ts";

/** The rule of the two forms that upload here, PORTFOLIO_MANAGEMENT and GROUP_BUYING_CREATE. */
const RULE = wordPdfAndImages(15);
/** The file, and the rest of a multipart body. */
const BODY_LIMIT = RULE.maxBytes + 64 * 1024;
const PUT_MS = 15_000;
const CATEGORY = /^[\w-]{1,64}$/;

/** Undefined where the body is no multipart form. @throws BodyTooLarge */
async function readForm(request: Request): Promise<FormData | undefined> {
  const body = capped(request, BODY_LIMIT);
  try {
    return await body.formData();
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    return undefined;
  }
}

async function problemIn(file: File, contentType: string): Promise<Problem | undefined> {
  if (file.name.length > 255) return problem("file", "invalid", t("The file's name is too long"));
  const fault = fileProblem(RULE, file.name, file.size, contentType);
  if (fault) return problemOfFile(fault, "file", file.name, RULE);
  const type = typeOfMime(contentType);
  if (!type || !(await hasContentOf(type, await readSample(file))))
    return problemOfFile("wrong_content", "file", file.name, RULE);
  return undefined;
}

/**
 * `POST /s3/upload`: stores one file of a multipart form (`file`, `fileCategory`) until a submission claims it. Errors: 400 with
 * problems, 429 where the network's quota of the day is used up, 503 while no store answers.
 */
export const s3Upload = new Hono<{ Bindings: Env }>().post("/s3/upload", async (c) => {
  let form: FormData | undefined;
  try {
    form = await readForm(c.req.raw);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    return badRequest(c, "validation_failed", [problemOfFile("too_large", "file", "1", RULE)]);
  }
  if (!form) {
    const message = "Send the file in a multipart form (multipart/form-data)";
    return badRequest(c, "invalid_form", [problem("body", "invalid_form", message)]);
  }
  const file = form.get("file");
  if (!(file instanceof File)) {
    return badRequest(c, "validation_failed", [problem("file", "required", "Send a file")]);
  }
  const fileCategory = form.get("fileCategory") || "document";
  if (typeof fileCategory !== "string" || !CATEGORY.test(fileCategory)) {
    const message = "A file category is a short word";
    return badRequest(c, "validation_failed", [problem("fileCategory", "invalid", message)]);
  }
  const contentType = contentTypeOf(file.name, file.type);
  const fault = await problemIn(file, contentType);
  if (fault) return badRequest(c, "validation_failed", [fault]);

  const id = crypto.randomUUID();
  const upload = { batchId: crypto.randomUUID(), id, fileName: file.name, contentType, size: file.size };
  const now = new Date();
  const row = uploadRowOf(upload, now);
  const refusal = await recordUploads(c, [row], now);
  if (refusal) return refusal;
  const put = c.env.FILES.put(row.key, file, {
    httpMetadata: { contentType, contentDisposition: attachment(file.name) },
  });
  await withTimeout(PUT_MS, put).catch((cause: unknown) => {
    throw new Unavailable("R2 did not take an upload", { cause });
  });
  return c.json({
    success: true,
    message: MESSAGES.uploaded,
    data: {
      id,
      originalFileName: file.name,
      filePath: row.key,
      fileSize: file.size,
      contentType,
      fileCategory,
      createdAt: row.createdAt,
    },
  });
});
