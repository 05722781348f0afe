import { Hono } from "hono";
import { type FileRule, WIDEST_RULE } from "../../src/forms/files.ts";
import { MESSAGES, unknownForm } from "../../src/forms/messages.ts";
import { BodyTooLarge, readText } from "../body.ts";
import { insertUploads, LEDGER_MS } from "../database.ts";
import type { Env } from "../env.ts";
import { badRequest } from "../error-response.ts";
import { parseJson } from "../json.ts";
import { withTimeout } from "../timeout.ts";
import { isUuid } from "./keys.ts";
import { rowOf } from "./ledger.ts";
import { readAnnouncement } from "./presign-request.ts";
import { noFilesHere } from "./problems.ts";
import { PUT_SECONDS, signPut } from "./sign.ts";

/** The file rule of a form type: null where the form takes no files, undefined where there is no such form. */
export type RuleOf = (formType: string) => FileRule | null | undefined;

const JSON_LIMIT = 64 * 1024;

/** `POST /guest/uploads/presign/bulk?formType=&batchId=`: one signed PUT for each announced file, one batch for all. */
export const presignRoute = (ruleOf: RuleOf): Hono<{ Bindings: Env }> =>
  new Hono<{ Bindings: Env }>().post("/guest/uploads/presign/bulk", async (c) => {
    const formType = c.req.query("formType");
    const rule = formType ? ruleOf(formType) : WIDEST_RULE;
    if (rule === undefined) {
      const message = unknownForm((formType ?? "").slice(0, 64));
      return badRequest(c, "unknown_form", [{ field: "formType", code: "unknown_form", message }]);
    }
    if (rule === null) return badRequest(c, "uploads_not_allowed", [noFilesHere("formType")]);

    // A file that is sent again joins the batch of those that arrived: a submission names one batch.
    const batchId = c.req.query("batchId") || crypto.randomUUID();
    if (!isUuid(batchId)) {
      return badRequest(c, "validation_failed", [
        { field: "batchId", code: "invalid", message: "Send a batch id or none" },
      ]);
    }

    let body: unknown;
    try {
      body = parseJson(await readText(c.req.raw, JSON_LIMIT));
    } catch (error) {
      if (error instanceof BodyTooLarge) return badRequest(c, "body_too_large");
      throw error;
    }
    if (body === undefined) return badRequest(c, "invalid_json");
    const read = readAnnouncement(body, rule);
    if (!read.ok) return badRequest(c, "validation_failed", read.problems);

    const now = new Date();
    const rows = read.files.map(({ originalFilename, contentType, fileSize }) =>
      rowOf({ batchId, id: crypto.randomUUID(), fileName: originalFilename, contentType, size: fileSize }, now),
    );
    // The ledger first: a file that nobody knows of could never be swept.
    await withTimeout(LEDGER_MS, insertUploads(c.env.DB, rows));
    const validity = { expiresSeconds: PUT_SECONDS, now };
    const uploadUrls = await Promise.all(
      rows.map(async (row, fileIndex) => ({
        fileIndex,
        uploadUrl: await signPut(c.env, c.req.url, row, validity),
        s3Key: row.key,
      })),
    );
    return c.json({ success: true, message: MESSAGES.signed, data: { uploadUrls, batchId } });
  });
