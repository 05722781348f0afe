import { Hono } from "hono";
import { contentTypeOf, fileProblem, wordPdfAndImages, typeOfMime } from "../../src/forms/files.ts";
import { MESSAGES, type Problem } from "../../src/forms/messages.ts";
import { t } from "../../src/i18n/t.ts";
import { BodyTooLarge, capped } from "../body.ts";
import type { Env } from "../env.ts";
import { badRequest } from "../error-response.ts";
import { Unavailable, withTimeout } from "../timeout.ts";
import { recordUploads } from "./record.ts";
import { attachment } from "./disposition.ts";
import { rowOf } from "./ledger.ts";
import { problemOfFile } from "./problems.ts";
import { hasContentOf, sampleOf } from "../../src/forms/file-content.ts";

/** That of portfolio and circle, the two forms that upload here. */
const RULE = wordPdfAndImages(15);
/** The file, and what a multipart body needs around it. */
const BODY_LIMIT = RULE.maxBytes + 64 * 1024;
const PUT_MS = 15_000;
const CATEGORY = /^[\w-]{1,64}$/;

/** Throws BodyTooLarge; undefined where the body is no multipart form. */
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
  if (file.name.length > 255) return { field: "file", code: "invalid", message: t("The file's name is too long") };
  const fault = fileProblem(RULE, file.name, file.size, contentType);
  if (fault) return problemOfFile(fault, "file", file.name, RULE);
  const type = typeOfMime(contentType);
  if (!type || !(await hasContentOf(type, await sampleOf(file))))
    return problemOfFile("wrong_content", "file", file.name, RULE);
  return undefined;
}

/** `POST /s3/upload`: one file in a multipart form, kept and entered in the ledger until a submission claims it. */
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
    return badRequest(c, "invalid_form", [{ field: "body", code: "invalid_form", message }]);
  }
  const file = form.get("file");
  if (!(file instanceof File)) {
    return badRequest(c, "validation_failed", [{ field: "file", code: "required", message: "Send a file" }]);
  }
  const fileCategory = form.get("fileCategory") || "document";
  if (typeof fileCategory !== "string" || !CATEGORY.test(fileCategory)) {
    const message = "A file category is a short word";
    return badRequest(c, "validation_failed", [{ field: "fileCategory", code: "invalid", message }]);
  }
  const contentType = contentTypeOf(file.name, file.type);
  const problem = await problemIn(file, contentType);
  if (problem) return badRequest(c, "validation_failed", [problem]);

  const id = crypto.randomUUID();
  const upload = { batchId: crypto.randomUUID(), id, fileName: file.name, contentType, size: file.size };
  const now = new Date();
  const row = rowOf(upload, now);
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
