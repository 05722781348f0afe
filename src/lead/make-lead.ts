/** Creates a lead from the answers of a form, with everything that another page needs to send it later. */
import { CALL_TIME } from "../forms/reading/call-time.ts";
import type { AnyForm } from "../forms/define.ts";
import { noticeVersion } from "../forms/notice.ts";
import { attempt } from "./storage.ts";
import type { OutgoingLead, SubmissionContext } from "./outbox.ts";

const UTM = ["source", "medium", "campaign", "term", "content"] as const;

/** Returns the referrer, a space and the query of the first page. If storage is forbidden, those of this page. */
const readArrival = (): string =>
  attempt(() => sessionStorage.getItem("aipm:arrival")) ??
  `${document.referrer} ${location.search}`;

/** Returns the referrer and campaign tags that the first page of the visit stored (before-react.ts). */
function readVisit() {
  const [referrer = "", search] = readArrival().split(" ");
  const tags = new URLSearchParams(search);
  const utm = UTM.flatMap((name) => {
    const value = tags.get(`utm_${name}`);
    return value ? [[name, value.slice(0, 200)] as const] : [];
  });
  return { referrer: referrer.slice(0, 500), utm: Object.fromEntries(utm) };
}

type Answers = Pick<OutgoingLead, "id" | "values" | "body" | "files">;

/** @param context Facts about the submission that are not answers. */
export function makeLead(
  form: AnyForm,
  answers: Answers,
  context: SubmissionContext,
): OutgoingLead {
  const { type: formType, heading, upload } = form;
  const { pathname: path } = location;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const callTime = answers.values[CALL_TIME];
  const meta = {
    path,
    noticeVersion: noticeVersion(form),
    timeZone,
    callTime,
    ...readVisit(),
    ...context,
  };
  return { ...answers, formType, heading, path, at: Date.now(), meta, ...(upload && { upload }) };
}
