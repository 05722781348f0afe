/** A lead arrives: its answers are validated, its files checked, and it is stored. */
import type { Context } from "hono";
import { formOfType } from "../../src/forms/catalogue.ts";
import { type AnyForm } from "../../src/forms/define.ts";
import type { Flag } from "../../src/forms/flags.ts";
import { softWarningsOf } from "../../src/forms/soft-warnings.ts";
import { type ErrorBody, MESSAGES, problem, type Problem, unknownForm } from "../../src/forms/messages.ts";
import { validateSubmission } from "../../src/forms/validate.ts";
import { fromWirePath } from "../../src/forms/field-path.ts";
import { t } from "../../src/i18n/t.ts";
import { senderOf, siteOf } from "../http/address.ts";
import type { Env } from "../env.ts";
import { errorBody, RETRY_AFTER } from "../http/error-response.ts";
import type { JsonObject } from "../../src/forms/objects.ts";
import type { ParsedObject } from "../http/json.ts";
import { isLimited } from "../http/limit.ts";
import { announce } from "../notify/announce.ts";
import { errorName } from "../http/log.ts";
import { claimOf, ledgerClaim, notFree, type UploadClaim } from "../uploads/claim.ts";
import { isUuid } from "../uuid.ts";
import { type Verified, verifyUploads } from "../uploads/verify.ts";
import { answerIn, formIn } from "./localization.ts";
import { leadOf } from "./lead.ts";
import { allowanceOf, countBytes } from "./lead-bytes.ts";
import { botSignals, fileFlags, metadataOf, senderFlags } from "./metadata.ts";
import { storeLead } from "./store.ts";

/** A lead may have waited a day for a network: a date of yesterday was valid when it was given. */
const GRACE_MS = 24 * 60 * 60 * 1000;

/** The reason of a refusal above LEAD_CEILING, or of a network that used its day on one on which all did. */
export const FLOODED = "too_many_requests";

type FormContext = Context<{ Bindings: Env }>;

/** The answer to a lead that is kept. */
export interface Accepted {
  readonly success: true;
  readonly message: string;
  readonly data: { readonly id: string; readonly reference: string };
}

/** The answer to a lead, and what the log line says of it. */
export interface LeadOutcome {
  readonly status: 200 | 400 | 409 | 429 | 503;
  readonly answer: Accepted | ErrorBody;
  /** Seconds; none where waiting would not help. */
  readonly retryAfter?: number;
  readonly outcome: "stored" | "spooled" | "repeated" | "refused" | "unavailable";
  /** Rejected fields, or a code. */
  readonly reasons: readonly string[];
}

/** The field as its form names it, without the row of a group, so that reasons are a closed set. */
const reasonOf = (form: AnyForm | undefined, { field, code }: Problem): string =>
  (form && fromWirePath(form, field)?.replace(/\.\d+(?=\.|$)/g, "")) ?? code;

function refused(c: FormContext, code: string, problems: readonly Problem[], form?: AnyForm): LeadOutcome {
  const reasons = [...new Set(problems.map((one) => reasonOf(form, one)))];
  return { status: 400, answer: errorBody(c, 400, code, problems), outcome: "refused", reasons };
}

/** While R2 fails, a lead is stored unchecked with a mark. The ledger still guards whose files they are. */
async function verified(env: Env, form: AnyForm, claim: UploadClaim): Promise<Verified | "unreadable"> {
  try {
    return await verifyUploads(env, form.upload?.rule, claim);
  } catch (error) {
    console.warn("Uploads could not be verified", errorName(error));
    return "unreadable";
  }
}

/** The network by which bytes are counted. */
const countedNetwork = (c: FormContext): string | undefined => {
  const network = senderOf(c);
  return network && siteOf(network);
};

/** How a lead arrived. */
export interface Arrival {
  readonly now: Date;
  /** Sent by the browser itself, without our script. */
  readonly isNative: boolean;
}

/** Where our own pages stand. */
export const ownOrigins = (c: FormContext): readonly string[] => [new URL(c.req.url).origin, c.env.SITE_ORIGIN];

/** The marks of a suspicious request. */
async function requestFlags(
  c: FormContext,
  form: AnyForm,
  isNative: boolean,
  isOver: boolean,
): Promise<readonly Flag[]> {
  const network = senderOf(c);
  const isFlood = isOver || (await isLimited(c.env.LEAD_LIMIT, network && `${network} ${form.type}`));
  return [...(isFlood ? (["flood"] as const) : []), ...senderFlags(c.req.raw.headers, ownOrigins(c), isNative)];
}

async function acceptLead(
  c: FormContext,
  form: AnyForm,
  id: string,
  body: JsonObject,
  { now, isNative }: Arrival,
): Promise<LeadOutcome> {
  const metadata = metadataOf(body);
  // The request's referrer may be another page, since a stored lead is sent from any page.
  await answerIn(c, metadata.language);
  const judged = validateSubmission(await formIn(metadata.language, form), body, {
    now: now.getTime(),
    grace: GRACE_MS,
  });
  if (!judged.ok) return refused(c, "validation_failed", judged.problems, form);
  const claimed = claimOf(body);
  if (!claimed.ok) return refused(c, "validation_failed", claimed.problems);
  const network = countedNetwork(c);
  const isOver = allowanceOf(network, now) === "answers";
  const [flags, files] = await Promise.all([
    requestFlags(c, form, isNative, isOver),
    verified(c.env, form, claimed.claim),
  ]);
  if (files !== "unreadable" && !files.ok) return refused(c, "validation_failed", files.problems);

  const lead = await leadOf({
    id,
    form,
    body,
    person: judged.person,
    metadata,
    flags: [
      ...botSignals(body),
      ...flags,
      ...(files === "unreadable" ? (["files_unverified"] as const) : []),
      ...fileFlags(form, body),
      ...new Set(softWarningsOf(form, body).map(({ flag }) => flag)),
    ],
    files: ledgerClaim(claimed.claim),
    now,
    ...(isOver && { mostExtra: 0 }),
  });
  const stored = await storeLead(c.env, lead).catch((error: unknown) => {
    console.error("Neither D1 nor the spool took a lead", errorName(error));
    return undefined;
  });
  // A store that failed may have taken it all the same.
  const isNew = !stored || (stored.at === "kept" && stored.isNew);
  if (isNew) {
    countBytes(c.env, c.executionCtx, { network, bytes: new TextEncoder().encode(lead.payload).length, now });
  }
  if (!stored) {
    const answer = errorBody(c, 503, "unavailable");
    return { status: 503, answer, retryAfter: RETRY_AFTER.outage, outcome: "unavailable", reasons: [] };
  }
  if (stored.at === "conflict") {
    const answer = errorBody(c, 409, "conflict");
    return { status: 409, answer, outcome: "refused", reasons: ["conflict"] };
  }
  if (stored.at === "files_taken") return refused(c, "validation_failed", notFree(claimed.claim));
  if (stored.at === "erased") {
    const message = t("This form was sent before and has been deleted at its sender's wish. Please fill it in anew.");
    return refused(c, "erased", [problem("submissionId", "erased", message)]);
  }
  if (!stored.spooled) announce(c.env, lead.id, c.executionCtx);
  return {
    status: 200,
    answer: { success: true, message: MESSAGES.submitted, data: { id: lead.id, reference: stored.reference } },
    outcome: stored.spooled ? "spooled" : stored.isNew ? "stored" : "repeated",
    reasons: [],
  };
}

/** The form that a body names, if the catalogue has it. */
export const formOf = (body: JsonObject): AnyForm | undefined =>
  typeof body.formType === "string" ? formOfType(body.formType) : undefined;

/** Validates and stores the lead of a body. Never rejects where a store fails: that is a 503. */
export async function receiveLead(c: FormContext, parsed: ParsedObject, arrival: Arrival): Promise<LeadOutcome> {
  const { now } = arrival;
  if ((await isLimited(c.env.LEAD_CEILING, senderOf(c))) || allowanceOf(countedNetwork(c), now) === "none") {
    return {
      status: 429,
      answer: errorBody(c, 429, FLOODED),
      retryAfter: RETRY_AFTER.flood,
      outcome: "refused",
      reasons: [FLOODED],
    };
  }
  if (!parsed.ok) {
    return refused(c, parsed.code, [problem("body", parsed.code, parsed.message)]);
  }
  const body = parsed.value;
  const form = formOf(body);
  if (!form) {
    const named = typeof body.formType === "string" ? body.formType : "";
    const message = unknownForm(named);
    return refused(c, "unknown_form", [problem("formType", "unknown_form", message)]);
  }
  // The draft standard writes the header's value in quotation marks.
  const key = c.req
    .header("idempotency-key")
    ?.trim()
    .replace(/^"(.*)"$/, "$1");
  const given = body.submissionId ?? key ?? crypto.randomUUID();
  if (typeof given !== "string" || !isUuid(given.toLowerCase())) {
    const message = "A submission id is a UUID";
    return refused(c, "validation_failed", [problem("submissionId", "invalid", message)]);
  }
  return acceptLead(c, form, given.toLowerCase(), body, arrival);
}
