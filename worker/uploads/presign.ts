import { Hono } from "hono";
import { type FileRule, WIDEST_RULE } from "../../src/forms/file-types.ts";
import { MESSAGES, problem, unknownForm } from "../../src/forms/messages.ts";
import { bodyKind, readText } from "../http/body.ts";
import type { Env } from "../env.ts";
import { badBody, badRequest, invalid } from "../http/refused.ts";
import { parseJson } from "../../src/forms/objects.ts";
import { recordUploads } from "./record-uploads.ts";
import { isUuid } from "../uuid-pattern.ts";
import { readAnnouncement } from "./presign-request.ts";
import { noFilesHere } from "./problems.ts";
import { relayUrl } from "./relay.ts";
import { PUT_SECONDS, signPut } from "../../src/record/sign.ts";
import { newUpload } from "./uploads.ts";

const JSON_LIMIT = 64 * 1024;

/** The file rule of a form type: `null` if the form takes no files, `undefined` if the form does not exist. */
type FindRule = (formType: string) => FileRule | null | undefined;

/**
 * `POST /guest/uploads/presign/bulk?formType=&batchId=`: takes a list of files, and answers with one signed PUT for each, all in one
 * batch, and a second address of each on our own host. Errors: 400 with problems, 429 where the network's quota of the day is used up, 503 while no store answers.
 */
export const presign = (findRule: FindRule) =>
  new Hono<{ Bindings: Env }>().post("/guest/uploads/presign/bulk", async (c) => {
    const formType = c.req.query("formType");
    const rule = formType ? findRule(formType) : WIDEST_RULE;
    if (rule === undefined) {
      const message = unknownForm(formType ?? "");
      throw badRequest("unknown_form", problem("formType", "unknown_form", message));
    }
    if (rule === null) throw badRequest("uploads_not_allowed", noFilesHere("formType"));

    // A submission names one batch, so a file that is signed again joins the batch of the others.
    const batchId = c.req.query("batchId")?.toLowerCase() || crypto.randomUUID();
    if (!isUuid(batchId)) throw invalid(problem("batchId", "invalid", "Send a batch id or none"));

    if (bodyKind(c.req.header("content-type")) !== "json")
      throw badBody("unsupported_type", "Send the list of files as JSON (application/json)");
    const body = parseJson(await readText(c.req.raw, JSON_LIMIT));
    if (body === undefined) throw badRequest("invalid_json");
    const files = readAnnouncement(body, rule);

    const now = new Date();
    const rows = files.map(({ originalFilename, contentType, fileSize }) =>
      newUpload(
        {
          batchId,
          id: crypto.randomUUID(),
          fileName: originalFilename,
          contentType,
          size: fileSize,
        },
        now,
      ),
    );
    await recordUploads(c, rows, now);
    const validity = { expiresSeconds: PUT_SECONDS, now };
    const uploadUrls = await Promise.all(
      rows.map(async (row, fileIndex) => ({
        fileIndex,
        uploadUrl: await signPut(c.env, c.req.url, row, validity),
        relayUrl: await relayUrl(c.env, c.req.url, row, validity),
        s3Key: row.key,
      })),
    );
    return c.json({ success: true, message: MESSAGES.signed, data: { uploadUrls, batchId } });
  });
