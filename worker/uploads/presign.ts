import { Hono } from "hono";
import { formOfType } from "../../src/forms/catalogue.ts";
import { type FileRule, WIDEST_RULE } from "../../src/forms/files.ts";
import { MESSAGES, unknownForm } from "../../src/forms/messages.ts";
import { bodyKind, BodyTooLarge, readText } from "../body.ts";
import { countInBackground } from "../counts.ts";
import type { Env } from "../env.ts";
import { badRequest } from "../error-response.ts";
import { parseJson } from "../json.ts";
import { recordUploads } from "./record.ts";
import { isUuid } from "./keys.ts";
import { rowOf } from "./ledger.ts";
import { readAnnouncement } from "./presign-request.ts";
import { noFilesHere } from "./problems.ts";
import { PUT_SECONDS, signPut } from "./sign.ts";

/** The file rule of a form type: null where the form takes no files, undefined where there is no such form. */
export type RuleOf = (formType: string) => FileRule | null | undefined;

const JSON_LIMIT = 64 * 1024;

const ruleOfForm: RuleOf = (formType) => {
  const form = formOfType(formType);
  return form && (form.upload?.rule ?? null);
};
/** Of the catalogue, so that the counts are a closed set. */
const countedType = (formType: string | undefined): string => formOfType(formType ?? "")?.type ?? "";

/** `POST /guest/uploads/presign/bulk?formType=&batchId=`: one signed PUT for each announced file, one batch for all. */
export const presignRoute = (ruleOf: RuleOf = ruleOfForm): Hono<{ Bindings: Env }> =>
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

    if (bodyKind(c.req.header("content-type")) !== "json") {
      const message = "Send the list of files as JSON (application/json)";
      return badRequest(c, "unsupported_type", [{ field: "body", code: "unsupported_type", message }]);
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
    const refusal = await recordUploads(c, rows, now);
    if (refusal) return refusal;
    const validity = { expiresSeconds: PUT_SECONDS, now };
    const uploadUrls = await Promise.all(
      rows.map(async (row, fileIndex) => ({
        fileIndex,
        uploadUrl: await signPut(c.env, c.req.url, row, validity),
        s3Key: row.key,
      })),
    );
    countInBackground(c, [{ formType: countedType(formType), event: "signed" }]);
    return c.json({ success: true, message: MESSAGES.signed, data: { uploadUrls, batchId } });
  });

export const presign = presignRoute();
