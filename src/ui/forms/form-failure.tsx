import { useEffect, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { FormSession } from "../../lead/form-session.ts";
import type { ShownFailure } from "../../lead/form-states.ts";
import { t } from "../../i18n/t.ts";
import { listErrorsWithoutControl } from "./form-errors.ts";
import { LeadStatus } from "./lead-status.tsx";

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
  const { message, isOffline, expiresAt: until, retryAt } = failure;
  const details = listErrorsWithoutControl(failure.problems);
  const waiting = until === undefined ? undefined : { until, isOffline };
  return (
    <LeadStatus
      role="alert"
      className="notice-error"
      status={{ type: "failed", heading, message, details, wayOn: wayOn(failure), waiting }}
    >
      {retryAt === undefined ? null : <Countdown key={retryAt} until={retryAt} />}
      {waiting ? (
        <button type="button" className="btn btn-quiet" onClick={session.discard}>
          {t("Discard")}
        </button>
      ) : null}
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
