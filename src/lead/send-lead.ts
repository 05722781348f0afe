/** Makes a lead with all that any page needs to send it later, and posts it to the edge. */
import { CALL_TIME } from "../forms/call-time.ts";
import type { AnyForm } from "../forms/define.ts";
import type { FormValues } from "../forms/fields.ts";
import { noticeVersion } from "../forms/notice.ts";
import type { Body } from "../forms/payload.ts";
import type { Job } from "./machine.ts";
import { type SubmissionContext, store, claim } from "./outbox.ts";
import type { Receipt } from "./receipts.ts";
import { type RequestResult, postJson } from "./request.ts";
import { attempt } from "./storage.ts";
import type { PickedFile } from "./upload.ts";

export type SubmitLead = (
  submissionId: string,
  body: Body,
  circumstances: SubmissionContext,
) => Promise<RequestResult<Receipt>>;

const UTM = ["source", "medium", "campaign", "term", "content"] as const;

/** The referrer, a space and the query. Where storage is forbidden, those of this page. */
const arrival = (): string =>
  attempt(() => sessionStorage.getItem("aipm:arrival")) ?? `${document.referrer} ${location.search}`;

/** Referrer and campaign tags of the visit's first page, which stores them (wake.ts), since the form may be several pages later. */
function visit() {
  const [referrer = "", search] = arrival().split(" ");
  const tags = new URLSearchParams(search);
  const utm = UTM.flatMap((name) => {
    const value = tags.get(`utm_${name}`);
    return value ? [[name, value.slice(0, 200)] as const] : [];
  });
  return { referrer: referrer.slice(0, 500), utm: Object.fromEntries(utm) };
}

interface Answers {
  readonly id: string;
  readonly values: FormValues;
  readonly body: Body;
  readonly files: readonly PickedFile[];
}

/**
 * Makes a lead of a form's answers and stores it in the outbox.
 *
 * @param keeps whether to store it; the form claims it then
 */
export async function prepareLead(
  form: AnyForm,
  written: Answers,
  circumstances: SubmissionContext,
  keeps: boolean,
): Promise<Job> {
  const { type: formType, heading, upload } = form;
  const { pathname: path } = location;
  const at = Date.now();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const callTime = written.values[CALL_TIME];
  const meta = { path, noticeVersion: noticeVersion(form), timeZone, callTime, ...visit(), ...circumstances };
  const lead = { ...written, formType, heading, path, at, meta, ...(upload && { upload }) };
  if (keeps) claim(lead.id);
  return { lead, isStored: keeps && (await store(lead)), failed: 0, since: at };
}

/** `POST /forms`. Never rejects. */
export const postLead = (submissionId: string, body: Body, meta: object): Promise<RequestResult<Receipt>> =>
  postJson<Receipt>("/forms", { ...body, submissionId, meta });
