import { useEffect, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { ShownFailure } from "../../lead/form-states.ts";
import { t } from "../../i18n/t.ts";
import { listErrorsWithoutControl } from "./form-errors.ts";
import { WaitingLead, orTalk } from "./waiting-lead.tsx";
import { Sentence } from "../sentence.tsx";

interface FormFailureProps {
  readonly definition: AnyForm;
  readonly failure: ShownFailure;
  readonly session: { readonly [Action in "resume" | "discard"]: () => unknown };
}

/** Returns the visitor's options. */
function wayOn({ isUpload, isFinal }: ShownFailure): string {
  if (!isUpload) return t("Please try again");
  if (isFinal) return t("Remove the rejected file, or choose another one, and send again");
  return t("Send again to retry the missing files, or remove them and send the form without");
}

/**
 * Explains why the lead was not sent, that nothing is lost, what happens next, and how else to
 * reach us.
 */
export function FormFailure({ definition, failure, session }: FormFailureProps) {
  const { message, isOffline, expiresAt, retryAt } = failure;
  const { heading } = definition;
  return (
    <div className="notice notice-error grid gap-3">
      <div role="alert" className="grid gap-2">
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
        {expiresAt === undefined ? null : <WaitingLead {...{ heading, isOffline }} until={expiresAt} />}
      </div>
      {retryAt === undefined ? null : <Countdown key={retryAt} until={retryAt} />}
      <p className="flex flex-wrap gap-3 empty:hidden">
        {expiresAt === undefined ? null : (
          <>
            <button type="button" className="btn btn-secondary" onClick={session.resume}>
              {t("Send now")}
            </button>
            <button type="button" className="btn btn-quiet" onClick={session.discard}>
              {t("Discard")}
            </button>
          </>
        )}
      </p>
    </div>
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
