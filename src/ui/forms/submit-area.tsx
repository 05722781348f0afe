import { useSelector } from "@tanstack/react-form";
import { Fragment, useEffect, useId, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { MESSAGES } from "../../forms/messages.ts";
import { findTodayValues } from "../../forms/payload.ts";
import { isSame } from "../../lead/draft.ts";
import type { FormSession } from "../../lead/form-session.ts";
import { type FormState, isSending } from "../../lead/form-states.ts";
import { useHydrated } from "../hydrated.ts";
import { Sentence } from "../sentence.tsx";
import { type FieldRef, formProgress, type FormProgress } from "./form-errors.ts";
import { FieldLink } from "./field-link.tsx";
import { FormFailure } from "./form-failure.tsx";
import { NextSteps } from "./form-aside.tsx";
import { PapersToHaveReady } from "./papers.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import type { LeadFormApi } from "./use-lead-form.ts";
import type { FormFiles } from "../../lead/form-files.ts";
import { useStored } from "./use-stored.ts";
import type { PlainMessage } from "../../i18n/message.ts";
import { t } from "../../i18n/t.ts";

interface SubmitAreaProps {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
  readonly session: FormSession;
  readonly lead: FormState;
  readonly files: FormFiles;
  /** The button was pressed. A form with `gate: "alert"` then says that something is missing. */
  readonly isPressed: boolean;
  /** Of the last lead of this form, sent within a day. */
  readonly lastReference: string | undefined;
}

/** The submit button, with the privacy notice, the missing answers and the error. */
export function SubmitArea({
  definition,
  form,
  session,
  lead,
  files,
  isPressed,
  lastReference,
}: SubmitAreaProps) {
  const failure = "failure" in lead ? lead.failure : undefined;
  // Files are sent before the answers.
  const isUploading = !useStored(files.list).every(({ state }) => state?.status === "done");
  const { labels, gate } = definition;
  // Some forms keep their answers after success. The button then waits for a change.
  const unchanged = lead.status === "sent";
  const isHydrated = useHydrated();
  const progress = useSelector(
    form.store,
    // Dates that start with today are answers already. The count stays at hydration, and is not announced then.
    ({ values }) =>
      formProgress(definition, isHydrated ? values : { ...values, ...findTodayValues(definition) }),
    { compare: isSame },
  );
  const { missing } = progress;
  const id = useId();
  // The button of the prerendered page is always active, because native-form.ts holds the submission.
  const waits = isHydrated && gate === "disabled" && missing.length > 0;
  const isUnderWay = isSending(lead);
  const busyLabel = (isUploading && labels.uploading) || labels.busy;
  return (
    <div className="grid gap-5">
      {isUnderWay ? <UploadProgress {...{ files }} /> : null}
      {gate === "alert" && isPressed && missing.length > 0 ? (
        // The summary is the alert for screen readers. It appears at the same time.
        <p className="notice notice-error">{t(MESSAGES.requiredFields)}</p>
      ) : null}
      {failure ? <FormFailure {...{ definition, session, failure }} /> : null}
      {definition.unlisted ? null : <NextSteps form={definition} />}
      <PapersToHaveReady form={definition} />
      <PrivacyNotice form={definition} />
      <SendingStatus
        isUnderWay={isUnderWay}
        text={isUploading ? "Sending your files…" : "Sending your answers…"}
      >
        {unchanged ? t("Sent. Change an answer to send it again.") : ""}
      </SendingStatus>
      {unchanged || lastReference === undefined ? null : <SentBefore reference={lastReference} />}
      {unchanged ? null : (
        <StillNeeded {...{ id, progress, isPressed }} showsProgress={gate === "disabled"} />
      )}
      <button
        type="submit"
        data-submit=""
        className={`btn ${waits ? "btn-secondary" : "btn-primary"} w-full sm:w-fit sm:min-w-56`}
        disabled={isUnderWay || unchanged}
        aria-disabled={waits || undefined}
        aria-describedby={unchanged ? undefined : id}
      >
        {isUnderWay ? busyLabel : labels.submit}
      </button>
    </div>
  );
}

const SentBefore = ({ reference }: { readonly reference: string }) => (
  <p className="text-small text-stone">
    {t("You’ve already sent this form ({reference}). If you send it again, it’s a new enquiry.", {
      reference,
    })}
  </p>
);

/** A sentence with a link to each field. */
function Answers({
  text,
  answers,
}: {
  text: "Still needed: {answers}." | "Please check: {answers}.";
  answers: readonly FieldRef[];
}) {
  return answers.length > 0 ? (
    <p className="[line-height:2]">
      <Sentence
        text={text}
        answers={answers.map(({ control, label }, i) => (
          <Fragment key={control}>
            {i === 0 ? null : <span>{i === answers.length - 1 ? t(" and ") : " "}</span>}
            <span className="inline-block max-w-full">
              <FieldLink to={control}>{label}</FieldLink>
              {i < answers.length - 2 ? <span>,</span> : null}
            </span>
          </Fragment>
        ))}
      />
    </p>
  ) : null;
}

interface StillNeededProps {
  /** For `aria-describedby` of the button. It names the count if there is one, because the links precede the button. */
  readonly id: string;
  readonly progress: FormProgress;
  /** Only if the button waits for the required answers. */
  readonly showsProgress: boolean;
  /** Before, the list comes with half of the answers, so that the form does not begin with a reproach. */
  readonly isPressed: boolean;
}

/** "3 of 5 answered", which screen readers announce, and links to the missing answers. */
function StillNeeded({ id, progress, showsProgress, isPressed }: StillNeededProps) {
  const { missing, toCheck, answered, total } = progress;
  return (
    <div
      id={showsProgress ? undefined : id}
      className="grid gap-1 text-small text-stone unscripted:hidden empty:hidden"
    >
      {showsProgress ? (
        <p id={id} role="status" className="figures">
          {t("{given} of {total} answered", { given: answered, total })}
        </p>
      ) : null}
      {showsProgress && (isPressed || answered * 2 >= total) ? (
        <Answers text="Still needed: {answers}." answers={missing} />
      ) : null}
      <Answers text="Please check: {answers}." answers={toCheck} />
    </div>
  );
}

const SLOW_MS = 10_000;

/** Announces to screen readers that the form is being sent. They do not announce a changed button label. */
function SendingStatus({
  isUnderWay,
  text,
  children,
}: {
  isUnderWay: boolean;
  text: PlainMessage;
  children: string;
}) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return (
    <p role="status" data-sending="" className="text-small text-stone empty:absolute">
      {isUnderWay
        ? t(slow ? "Still sending. The network is slow: please keep this page open." : text)
        : children}
    </p>
  );
}
