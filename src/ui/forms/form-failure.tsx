import { useEffect, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { FormSession } from "../../lead/form-session.ts";
import type { ShownFailure } from "../../lead/form-states.ts";
import { t } from "../../i18n/t.ts";
import { listErrorsWithoutControl } from "./form-errors.ts";
import { Kept, LeadStatus, orTalk } from "./lead-status.tsx";
import { Sentence } from "../sentence.tsx";

/** Returns the visitor's options. */
function wayOn({ isUpload, isFinal, expiresAt }: ShownFailure): string {
  if (!isUpload && expiresAt !== undefined) return t("Press the button to send it now");
  if (!isUpload) return t("Please try again");
  if (isFinal) return t("Remove the rejected file, or choose another one, and send again");
  return t("Send again to retry the missing files, or remove them and send the form without");
}

interface FormFailureProps {
  readonly definition: AnyForm;
  readonly failure: ShownFailure;
  readonly session: Pick<FormSession, "discard">;
}

/** Why the lead was not sent. While it waits, the form's own button sends it, and this one discards it. */
export function FormFailure({ definition: { heading }, failure, session }: FormFailureProps) {
  const { message, isOffline, expiresAt, retryAt } = failure;
  const buttons = (
    <>
      {retryAt === undefined ? null : <Countdown key={retryAt} until={retryAt} />}
      {expiresAt === undefined ? null : (
        <button type="button" className="btn btn-quiet" onClick={session.discard}>
          {t("Discard")}
        </button>
      )}
    </>
  );
  return (
    <LeadStatus role="alert" className="notice-error" {...{ buttons }}>
      <p className="font-600">{message}</p>
      {listErrorsWithoutControl(failure.problems).map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <p>
        <Sentence
          text="Everything you entered is still here. {wayOn}, or call {phone} or {chat}."
          wayOn={wayOn(failure)}
          {...orTalk(heading)}
        />
      </p>
      {expiresAt === undefined ? null : <Kept {...{ heading, isOffline }} until={expiresAt} />}
    </LeadStatus>
  );
}

const secondsTo = (until: number): number => Math.max(1, Math.ceil((until - Date.now()) / 1000));

/** `role="timer"`, so that screen readers do not announce every second. */
function Countdown({ until }: { until: number }) {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <p role="timer" className="figures">
      {t("Trying again in {seconds} s…", { seconds })}
    </p>
  );
}
