/** Receives a lead: validates its answers, checks its files, and stores it. */
import type { Context } from "hono";
import { findForm } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import type { Flag } from "../../src/record/flags.ts";
import { readBody } from "../../src/forms/read-body.ts";
import { findSoftWarnings } from "../../src/forms/soft-warnings.ts";
import { MESSAGES, problem, unknownForm } from "../../src/forms/messages.ts";
import { t } from "../../src/i18n/t.ts";
import { dailyUse, secondsLeftToday } from "../daily-use.ts";
import type { Env } from "../env.ts";
import { badRequest, invalid, Refused, tooManyRequests, Unavailable } from "../http/refused.ts";
import { countedNetworks, senderNetwork } from "../http/networks.ts";
import type { JsonObject } from "../../src/forms/objects.ts";
import { isLimited } from "../http/limit.ts";
import { notifyTeam } from "../notify/notify.ts";
import { errorName } from "../http/log.ts";
import { readClaim, fileClaim, notFree, type UploadClaim } from "../uploads/claim.ts";
import { isUuid } from "../uuid-pattern.ts";
import { verifyUploads } from "../uploads/verify.ts";
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

type Outcome = "stored" | "spooled" | "repeated";

/** What became of an accepted lead. */
export interface Received {
  readonly answer: Accepted;
  readonly outcome: Outcome;
  /** When the edge received it first, as ISO time. */
  readonly receivedAt: string;
}

/** Checks the files of a lead. While R2 fails, the lead is stored with a flag. The insert still checks that the files are free. */
async function verifyFiles(env: Env, form: AnyForm, claim: UploadClaim): Promise<readonly Flag[]> {
  try {
    await verifyUploads(env, form.upload?.rule, claim);
    return [];
  } catch (error) {
    if (error instanceof Refused && error.status === 400) throw error;
    console.warn("Uploads could not be verified", errorName(error));
    return ["files_unverified"];
  }
}

/** How a lead arrived. */
export interface Arrival {
  readonly now: Date;
  /** Whether the browser submitted the form without our scripts. */
  readonly isNative: boolean;
}

/** Flags of a suspicious request. */
async function requestFlags(
  c: FormContext,
  form: AnyForm,
  isNative: boolean,
): Promise<readonly Flag[]> {
  const network = senderNetwork(c);
  const isFlood = await isLimited(c.env.LEAD_LIMIT, network && `${network} ${form.type}`);
  return [...(isFlood ? (["flood"] as const) : []), ...senderFlags(c, isNative)];
}

function refusalOf(
  status: Exclude<Stored["status"], Outcome>,
  claim: UploadClaim,
  now: Date,
): Refused {
  switch (status) {
    case "over_limit":
      return tooManyRequests(secondsLeftToday(now));
    case "conflict":
      return new Refused(409, "conflict");
    case "files_taken":
      return invalid(...notFree(claim));
    case "erased": {
      const message = t(
        "This form was sent earlier and was then deleted. Please fill it in again.",
      );
      return badRequest("erased", problem("submissionId", "erased", message));
    }
  }
}

/** The form that a body names, if the catalogue has it. */
export const readForm = (body: JsonObject): AnyForm | undefined =>
  typeof body.formType === "string" ? findForm(body.formType) : undefined;

/**
 * Returns the client's id from the body or the `Idempotency-Key` header, whose draft standard allows quotation marks.
 *
 * @throws Refused
 */
function readSubmissionId(c: FormContext, { submissionId }: JsonObject): string {
  const key = c.req
    .header("idempotency-key")
    ?.trim()
    .replace(/^"(.*)"$/, "$1");
  const id = submissionId ?? key ?? crypto.randomUUID();
  if (typeof id === "string" && isUuid(id.toLowerCase())) return id.toLowerCase();
  throw invalid(problem("submissionId", "invalid", "A submission id is a UUID"));
}

/** Validates and stores the lead of a body. @throws Refused */
export async function receiveLead(
  c: FormContext,
  body: JsonObject,
  { now, isNative }: Arrival,
): Promise<Received> {
  const form = readForm(body);
  if (!form) {
    const message = unknownForm(typeof body.formType === "string" ? body.formType : "");
    throw badRequest("unknown_form", problem("formType", "unknown_form", message));
  }
  const id = readSubmissionId(c, body);
  const metadata = readMetadata(body);
  // The request's referrer may be another page, because a saved lead is sent from any page.
  await answerIn(c, metadata.language);
  const read = readBody(await formIn(metadata.language, form), body, {
    now: now.getTime(),
    grace: GRACE_MS,
  });
  if (!read.ok) throw invalid(...read.problems);
  const claim = readClaim(body);
  const [flags, unverified, networks] = await Promise.all([
    requestFlags(c, form, isNative),
    verifyFiles(c.env, form, claim),
    countedNetworks(c, now),
  ]);
  const lead = await createLead({
    id,
    form,
    body,
    person: read.person,
    metadata,
    flags: [
      ...botSignals(body),
      ...flags,
      ...unverified,
      ...fileFlags(form, body),
      ...new Set(findSoftWarnings(form, read.answers).map(({ flag }) => flag)),
    ],
    files: fileClaim(claim),
    now,
  });
  const use = dailyUse(networks, now, { leadBytes: leadBytes(lead) });
  const { status, reference, receivedAt } = await storeLead(c.env, lead, use).catch(
    (cause: unknown) => {
      console.error("Neither D1 nor the spool stored a lead", errorName(cause));
      throw new Unavailable(cause);
    },
  );
  if (status !== "stored" && status !== "repeated" && status !== "spooled")
    throw refusalOf(status, claim, now);
  if (status !== "spooled") notifyTeam(c.env, id, now, c.executionCtx);
  const answer = { success: true, message: MESSAGES.submitted, data: { id, reference } } as const;
  return { answer, outcome: status, receivedAt };
}
