import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { formOfType } from "../../src/forms/catalogue.ts";
import { type ErrorBody, MESSAGES, unknownForm } from "../../src/forms/messages.ts";
import { judge } from "../../src/forms/parse.ts";
import { BodyTooLarge, readText } from "../body.ts";
import type { Env } from "../env.ts";
import { isLimited } from "../limit.ts";
import { announce } from "../notify/announce.ts";
import { badRequest, errorResponse, tooManyRequests, unavailable } from "../error-response.ts";
import { type ParsedObject, parseObject } from "../json.ts";
import { errorName } from "../timeout.ts";
import { claimOf, ledgerClaim, notFree, type UploadClaim } from "../uploads/claim.ts";
import { isUuid } from "../uploads/keys.ts";
import { type Verified, verifyUploads } from "../uploads/verify.ts";
import { metadataOf, suspicionsOf } from "./metadata.ts";
import { leadOf } from "./lead.ts";
import { bodyOfNative, nativeFields } from "./native.ts";
import { type Accepted, NATIVE_POLICY, nativePage } from "./native-page.ts";
import { store } from "./store.ts";

const JSON_LIMIT = 64 * 1024;

/** The text of a body within the limit; undefined where it is larger. */
const textOf = (request: Request): Promise<string | undefined> =>
  readText(request, JSON_LIMIT).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  });

/** Files that cannot be looked at now do not cost the lead: it comes in with a mark, and the ledger still guards them. */
async function verified(env: Env, formType: string, claim: UploadClaim): Promise<Verified | "unreadable"> {
  try {
    return await verifyUploads(env, formOfType(formType)?.upload?.rule, claim);
  } catch (error) {
    console.warn("Uploads could not be verified", errorName(error));
    return "unreadable";
  }
}

interface Asked {
  readonly now: Date;
  /** Called once the address is known not to send too much. */
  readonly read: () => ParsedObject | Promise<ParsedObject>;
}

/** Rate, signs of a program, then the form's own judgement, its files, and the database. */
async function receive(c: Context<{ Bindings: Env }>, { now, read: parse }: Asked): Promise<Response> {
  if (await isLimited(c.env, c.req.header("cf-connecting-ip"))) {
    return tooManyRequests(c);
  }
  const read = await parse();
  if (!read.ok) return badRequest(c, read.code, [{ field: "body", code: read.code, message: read.message }]);
  const body = read.value;

  const formType = typeof body.formType === "string" ? body.formType : "";
  const form = formOfType(formType);
  if (!form) {
    const message = unknownForm(formType.slice(0, 64));
    return badRequest(c, "unknown_form", [{ field: "formType", code: "unknown_form", message }]);
  }
  const given = body.submissionId ?? c.req.header("idempotency-key") ?? crypto.randomUUID();
  if (typeof given !== "string" || !isUuid(given.toLowerCase())) {
    const message = "A submission id is a UUID";
    return badRequest(c, "validation_failed", [{ field: "submissionId", code: "invalid", message }]);
  }
  const judged = judge(form, body);
  if (!judged.ok) return badRequest(c, "validation_failed", judged.problems);

  const claimed = claimOf(body);
  if (!claimed.ok) return badRequest(c, "validation_failed", claimed.problems);
  const files = await verified(c.env, form.type, claimed.claim);
  if (files !== "unreadable" && !files.ok) return badRequest(c, "validation_failed", files.problems);

  const lead = await leadOf({
    id: given.toLowerCase(),
    form,
    body,
    person: judged.person,
    metadata: metadataOf(body),
    flags: [...suspicionsOf(body), ...(files === "unreadable" ? ["files_unverified"] : [])],
    files: ledgerClaim(claimed.claim),
    now,
  });
  const stored = await store(c.env, lead).catch((error: unknown) => {
    console.error("Neither D1 nor the spool took a lead", errorName(error));
    return undefined;
  });
  if (!stored) return unavailable(c);
  if (stored.at === "conflict") return errorResponse(c, 409, "conflict");
  if (stored.at === "files_taken") return badRequest(c, "validation_failed", notFree(claimed.claim));
  if (!stored.spooled) announce(c.env, lead.id, c.executionCtx);
  return c.json({ success: true, message: MESSAGES.submitted, data: { id: lead.id, reference: stored.reference } });
}

/** `POST /forms`: JSON from the page's script or any client, or a form that the browser sends by itself. */
export const forms = new Hono<{ Bindings: Env }>().post("/forms", async (c) => {
  const now = new Date();
  const text = await textOf(c.req.raw);
  if (text === undefined) {
    return badRequest(c, "body_too_large", [
      { field: "body", code: "body_too_large", message: "The form is too long" },
    ]);
  }
  const fields = nativeFields(c.req.header("content-type"), text);
  if (!fields) return receive(c, { now, read: () => parseObject(text) });
  const arrival = { referrer: c.req.header("referer"), now };
  const answered = await receive(c, {
    now,
    read: async () => ({ ok: true, value: await bodyOfNative(fields, arrival) }),
  });
  const page = nativePage(formOfType(fields.get("formType") ?? ""), await answered.json<Accepted | ErrorBody>());
  c.header("content-security-policy", NATIVE_POLICY);
  return c.html(page, answered.status as ContentfulStatusCode);
});
