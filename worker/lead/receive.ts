/** Receives a lead: validates its answers, checks its files, and stores it. */
import type { Context } from "hono";
import { findForm } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import type { Flag } from "../../src/record/flags.ts";
import { readBody } from "../../src/forms/read-body.ts";
import { findSoftWarnings } from "../../src/forms/soft-warnings.ts";
import { type ErrorBody, MESSAGES, problem, type Problem, unknownForm } from "../../src/forms/messages.ts";
import { t } from "../../src/i18n/t.ts";
import { dailyUse, secondsLeftToday } from "../daily-use.ts";
import type { Env } from "../env.ts";
import { errorBody, RETRY_AFTER } from "../http/error-response.ts";
import { countedNetworks, senderNetwork } from "../http/networks.ts";
import type { JsonObject } from "../../src/forms/objects.ts";
import type { ParsedObject } from "../http/json.ts";
import { isLimited } from "../http/limit.ts";
import { notifyTeam } from "../notify/notify.ts";
import { errorName } from "../http/log.ts";
import { readClaim, fileClaim, notFree, type UploadClaim } from "../uploads/claim.ts";
import { isUuid } from "../uuid-pattern.ts";
import { type Verified, verifyUploads } from "../uploads/verify.ts";
import { answerIn, formIn } from "./localization.ts";
import { createLead, leadBytes } from "./new-lead.ts";
import { botSignals, fileFlags, readMetadata, senderFlags } from "./metadata.ts";
import { type Stored, storeLead } from "./store-lead.ts";

/** A lead may wait a day for a network, so yesterday's date was valid when the visitor entered it. */
const GRACE_MS = 24 * 60 * 60 * 1000;

type FormContext = Context<{ Bindings: Env }>;

/** The answer to a stored lead. */
export interface Accepted {
  readonly success: true;
  readonly message: string;
  readonly data: { readonly id: string; readonly reference: string };
}

/** The answer to a lead, and its part of the log line. */
export interface LeadOutcome {
  readonly status: 200 | 400 | 409 | 429 | 503;
  readonly answer: Accepted | ErrorBody;
  /** Seconds. Absent if waiting would not help. */
  readonly retryAfter?: number;
  readonly outcome: "stored" | "spooled" | "repeated" | "refused" | "unavailable";
  /** When an accepted lead was received first. */
  readonly receivedAt?: string;
  /** Rejected fields, or a code. */
  readonly reasons: readonly string[];
}

/** The name of the field in its form, without the row of a group, so that the log holds no other names. */
const describeProblem = ({ control, code }: Problem): string => control?.replace(/\.\d+(?=\.|$)/g, "") ?? code;

function rejected(c: FormContext, code: string, problems: readonly Problem[]): LeadOutcome {
  const reasons = [...new Set(problems.map(describeProblem))];
  return { status: 400, answer: errorBody(c, 400, code, problems), outcome: "refused", reasons };
}

const FLOODED = "too_many_requests";

/** The answer above LEAD_CEILING, or the daily limit. */
export const flooded = (c: FormContext, retryAfter: number = RETRY_AFTER.flood): LeadOutcome => ({
  status: 429,
  answer: errorBody(c, 429, FLOODED),
  retryAfter,
  outcome: "refused",
  reasons: [FLOODED],
});

/** Checks the files of a lead. While R2 fails, the lead is stored with a flag. The insert still checks that the files are free. */
async function tryVerify(env: Env, form: AnyForm, claim: UploadClaim): Promise<Verified | "unreadable"> {
  try {
    return await verifyUploads(env, form.upload?.rule, claim);
  } catch (error) {
    console.warn("Uploads could not be verified", errorName(error));
    return "unreadable";
  }
}

/** How a lead arrived. */
export interface Arrival {
  readonly now: Date;
  /** Whether the browser submitted the form without our scripts. */
  readonly isNative: boolean;
}

/** The origins of our own pages. */
export const ownOrigins = (c: FormContext): readonly string[] => [new URL(c.req.url).origin, c.env.SITE_ORIGIN];

/** Flags of a suspicious request. */
async function requestFlags(c: FormContext, form: AnyForm, isNative: boolean): Promise<readonly Flag[]> {
  const network = senderNetwork(c);
  const isFlood = await isLimited(c.env.LEAD_LIMIT, network && `${network} ${form.type}`);
  return [...(isFlood ? (["flood"] as const) : []), ...senderFlags(c.req.raw.headers, ownOrigins(c), isNative)];
}

/** The answer for each result of storing a lead. */
function toOutcome(c: FormContext, stored: Stored, id: string, claim: UploadClaim, now: Date): LeadOutcome {
  switch (stored.status) {
    case "over_limit":
      return flooded(c, secondsLeftToday(now));
    case "conflict":
      return { status: 409, answer: errorBody(c, 409, "conflict"), outcome: "refused", reasons: ["conflict"] };
    case "files_taken":
      return rejected(c, "validation_failed", notFree(claim));
    case "erased": {
      const message = t("This form was sent earlier and was then deleted. Please fill it in again.");
      return rejected(c, "erased", [problem("submissionId", "erased", message)]);
    }
    default: {
      const data = { id, reference: stored.reference };
      const answer = { success: true, message: MESSAGES.submitted, data } as const;
      return { status: 200, answer, outcome: stored.status, receivedAt: stored.receivedAt, reasons: [] };
    }
  }
}

async function acceptLead(
  c: FormContext,
  form: AnyForm,
  id: string,
  body: JsonObject,
  { now, isNative }: Arrival,
): Promise<LeadOutcome> {
  const metadata = readMetadata(body);
  // The request's referrer may be another page, because a saved lead is sent from any page.
  await answerIn(c, metadata.language);
  const read = readBody(await formIn(metadata.language, form), body, { now: now.getTime(), grace: GRACE_MS });
  if (!read.ok) return rejected(c, "validation_failed", read.problems);
  const claimed = readClaim(body);
  if (!claimed.ok) return rejected(c, "validation_failed", claimed.problems);
  const [flags, files, networks] = await Promise.all([
    requestFlags(c, form, isNative),
    tryVerify(c.env, form, claimed.claim),
    countedNetworks(c, now),
  ]);
  if (files !== "unreadable" && !files.ok) return rejected(c, "validation_failed", files.problems);

  const lead = await createLead({
    id,
    form,
    body,
    person: read.person,
    metadata,
    flags: [
      ...botSignals(body),
      ...flags,
      ...(files === "unreadable" ? (["files_unverified"] as const) : []),
      ...fileFlags(form, body),
      ...new Set(findSoftWarnings(form, read.answers).map(({ flag }) => flag)),
    ],
    files: fileClaim(claimed.claim),
    now,
  });
  try {
    const stored = await storeLead(c.env, lead, dailyUse(networks, now, { leadBytes: leadBytes(lead) }));
    if (stored.status === "stored" || stored.status === "repeated") notifyTeam(c.env, id, now, c.executionCtx);
    return toOutcome(c, stored, id, claimed.claim, now);
  } catch (error) {
    console.error("Neither D1 nor the spool stored a lead", errorName(error));
    const answer = errorBody(c, 503, "unavailable");
    return { status: 503, answer, retryAfter: RETRY_AFTER.outage, outcome: "unavailable", reasons: [] };
  }
}

/** The form that a body names, if the catalogue has it. */
export const readForm = (body: JsonObject): AnyForm | undefined =>
  typeof body.formType === "string" ? findForm(body.formType) : undefined;

/** Returns the client's id from the body or the `Idempotency-Key` header, whose draft standard allows quotation marks. */
function readSubmissionId(c: FormContext, { submissionId }: JsonObject): string | undefined {
  const key = c.req
    .header("idempotency-key")
    ?.trim()
    .replace(/^"(.*)"$/, "$1");
  const id = submissionId ?? key ?? crypto.randomUUID();
  return typeof id === "string" && isUuid(id.toLowerCase()) ? id.toLowerCase() : undefined;
}

/** Validates and stores the lead of a body. If no store answers, the outcome is 503. */
export async function receiveLead(c: FormContext, parsed: ParsedObject, arrival: Arrival): Promise<LeadOutcome> {
  if (!parsed.ok) return rejected(c, parsed.code, [problem("body", parsed.code, parsed.message)]);
  const body = parsed.value;
  const form = readForm(body);
  if (!form) {
    const message = unknownForm(typeof body.formType === "string" ? body.formType : "");
    return rejected(c, "unknown_form", [problem("formType", "unknown_form", message)]);
  }
  const id = readSubmissionId(c, body);
  if (id === undefined) {
    return rejected(c, "validation_failed", [problem("submissionId", "invalid", "A submission id is a UUID")]);
  }
  return acceptLead(c, form, id, body, arrival);
}
