/** A lead on its way in: what it says, whether it may come, its files, and the database. */
import type { Context } from "hono";
import { formOfType } from "../../src/forms/catalogue.ts";
import { allowForWait } from "../../src/forms/dates.ts";
import { type AnyForm } from "../../src/forms/define.ts";
import { softWarningsOf } from "../../src/forms/soft-warnings.ts";
import { MESSAGES, type Problem, unknownForm } from "../../src/forms/messages.ts";
import { fieldOfPath, validateSubmission } from "../../src/forms/validate.ts";
import { t } from "../../src/i18n/t.ts";
import { senderOf } from "../address.ts";
import type { CountedEvent } from "../counts.ts";
import type { Env } from "../env.ts";
import { badRequest, errorResponse, tooManyRequests, unavailable } from "../error-response.ts";
import type { JsonObject } from "../../src/forms/objects.ts";
import type { ParsedObject } from "../json.ts";
import { isLimited } from "../limit.ts";
import { announce } from "../notify/announce.ts";
import { errorName } from "../log.ts";
import { claimOf, ledgerClaim, notFree, type UploadClaim } from "../uploads/claim.ts";
import { isUuid } from "../uploads/keys.ts";
import { type Verified, verifyUploads } from "../uploads/verify.ts";
import { answerIn, formIn } from "./localization.ts";
import { leadOf } from "./lead.ts";
import { metadataOf, refusedBefore, senderFlags, suspicionsOf } from "./metadata.ts";
import { store } from "./store.ts";

// A lead that waited on its device for a network was right when it was given.
allowForWait(24 * 60 * 60 * 1000);

/** The reason of a refusal above the ceiling. */
export const FLOODED = "too_many_requests";

type FormContext = Context<{ Bindings: Env }>;

/** What became of it: the answer, and what is counted and logged of it. */
export interface Outcome {
  readonly response: Response;
  readonly event: Exclude<CountedEvent, "signed" | "posted"> | "stored" | "spooled";
  /** Fields that were refused, or a code. */
  readonly reasons: readonly string[];
  /** What its page had refused before, of a lead that is kept. */
  readonly asked?: readonly string[];
}

/** A field as its form names it, whichever row of a group it stands in: the reasons are a closed set. */
const reasonOf = (form: AnyForm | undefined, { field, code }: Problem): string =>
  (form && fieldOfPath(form, field)?.replace(/\.\d+(?=\.|$)/g, "")) ?? code;

function refused(c: FormContext, code: string, problems: readonly Problem[], form?: AnyForm): Outcome {
  const reasons = [...new Set(problems.map((problem) => reasonOf(form, problem)))];
  return { response: badRequest(c, code, problems), event: "refused", reasons };
}

/** Files that cannot be looked at now do not cost the lead: it comes in with a mark, and the ledger still guards them. */
async function verified(env: Env, form: AnyForm, claim: UploadClaim): Promise<Verified | "unreadable"> {
  try {
    return await verifyUploads(env, form.upload?.rule, claim);
  } catch (error) {
    console.warn("Uploads could not be verified", errorName(error));
    return "unreadable";
  }
}

/** How a lead came in. */
export interface Arrival {
  readonly now: Date;
  /** The browser sent it by itself, without a script. */
  readonly isNative: boolean;
}

/** Marks of the request itself. */
async function requestFlags(c: FormContext, form: AnyForm, isNative: boolean): Promise<readonly string[]> {
  const network = senderOf(c);
  const isFlood = await isLimited(c.env.LEAD_LIMIT, network && `${network} ${form.type}`);
  const ownOrigins = [new URL(c.req.url).origin, c.env.SITE_ORIGIN];
  return [...(isFlood ? ["flood"] : []), ...senderFlags(c.req.raw.headers, ownOrigins, isNative)];
}

async function storeLead(
  c: FormContext,
  form: AnyForm,
  id: string,
  body: JsonObject,
  { now, isNative }: Arrival,
): Promise<Outcome> {
  const metadata = metadataOf(body);
  // A lead that waited may come from another page than its own.
  await answerIn(c, metadata.language);
  const judged = validateSubmission(await formIn(metadata.language, form), body);
  if (!judged.ok) return refused(c, "validation_failed", judged.problems, form);
  const claimed = claimOf(body);
  if (!claimed.ok) return refused(c, "validation_failed", claimed.problems);
  const [flags, files] = await Promise.all([requestFlags(c, form, isNative), verified(c.env, form, claimed.claim)]);
  if (files !== "unreadable" && !files.ok) return refused(c, "validation_failed", files.problems);

  const lead = await leadOf({
    id,
    form,
    body,
    person: judged.person,
    metadata,
    flags: [
      ...suspicionsOf(body),
      ...flags,
      ...(files === "unreadable" ? ["files_unverified"] : []),
      ...new Set(softWarningsOf(form, body).map(({ flag }) => flag)),
    ],
    files: ledgerClaim(claimed.claim),
    now,
  });
  const stored = await store(c.env, lead).catch((error: unknown) => {
    console.error("Neither D1 nor the spool took a lead", errorName(error));
    return undefined;
  });
  if (!stored) return { response: unavailable(c), event: "unavailable", reasons: [] };
  if (stored.at === "conflict") {
    return { response: errorResponse(c, 409, "conflict"), event: "refused", reasons: ["conflict"] };
  }
  if (stored.at === "files_taken") return refused(c, "validation_failed", notFree(claimed.claim));
  if (stored.at === "erased") {
    const message = t("This form was sent before and has been deleted at its sender's wish. Please fill it in anew.");
    return refused(c, "erased", [{ field: "submissionId", code: "erased", message }]);
  }
  if (!stored.spooled) announce(c.env, lead.id, c.executionCtx);
  const data = { id: lead.id, reference: stored.reference };
  return {
    response: c.json({ success: true, message: MESSAGES.submitted, data }),
    event: stored.spooled ? "spooled" : stored.isNew ? "stored" : "repeated",
    reasons: [],
    asked: refusedBefore(form, body),
  };
}

/** The form of a body, where the catalogue has it. */
export const formOf = (body: JsonObject): AnyForm | undefined =>
  typeof body.formType === "string" ? formOfType(body.formType) : undefined;

export async function receiveLead(c: FormContext, parsed: ParsedObject, arrival: Arrival): Promise<Outcome> {
  if (await isLimited(c.env.LEAD_CEILING, senderOf(c))) {
    return { response: tooManyRequests(c), event: "refused", reasons: [FLOODED] };
  }
  if (!parsed.ok) {
    return refused(c, parsed.code, [{ field: "body", code: parsed.code, message: parsed.message }]);
  }
  const body = parsed.value;
  const form = formOf(body);
  if (!form) {
    const named = typeof body.formType === "string" ? body.formType : "";
    const message = unknownForm(named.slice(0, 64));
    return refused(c, "unknown_form", [{ field: "formType", code: "unknown_form", message }]);
  }
  const given = body.submissionId ?? c.req.header("idempotency-key") ?? crypto.randomUUID();
  if (typeof given !== "string" || !isUuid(given.toLowerCase())) {
    const message = "A submission id is a UUID";
    return refused(c, "validation_failed", [{ field: "submissionId", code: "invalid", message }]);
  }
  return storeLead(c, form, given.toLowerCase(), body, arrival);
}
