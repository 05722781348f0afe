import { useEffect, useState } from "react";
import { company } from "../../content/company.ts";
import type { ShownFailure } from "../../lead/form-session.ts";
import { useChat } from "../page-name.ts";
import { t } from "../../i18n/t.ts";
import { Sentence } from "../sentence.tsx";

interface FormFailureProps {
  readonly failure: ShownFailure;
  /** Messages that no field shows. */
  readonly details: readonly string[];
  readonly onSendNow: () => void;
  readonly onDiscard: () => void;
}

/** What the visitor can do now. */
function wayOn({ isUpload, isFinal }: ShownFailure): string {
  if (!isUpload) return t("Please try again");
  if (isFinal) return t("Remove the file that was not taken, or choose another one, and send again");
  return t("Send again to retry the missing files, or remove them and send the form without");
}

/** Why the lead was not sent, that nothing is lost, what happens next, and other ways to reach us. A toast says the same. */
export function FormFailure({ failure, details, onSendNow, onDiscard }: FormFailureProps) {
  const { message, isStored, retryAt } = failure;
  return (
    <div className="notice notice-error grid gap-3">
      <div role="alert" className="grid gap-2">
        <p className="font-600">{message}</p>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        <p>
          <Sentence
            text="Everything you entered is still here. {wayOn}, or call {phone} or {chat}."
            wayOn={wayOn(failure)}
            phone={
              <a className="link whitespace-nowrap" href={company.phone.href}>
                {company.phone.display}
              </a>
            }
            chat={
              <a className="link" href={useChat()} target="_blank" rel="noopener">
                {t("chat with us")}
              </a>
            }
          />
        </p>
        {isStored && retryAt === undefined ? (
          <p>
            {navigator.onLine
              ? t("Kept on this device for a day. You can send it now; the next page you open here sends it too.")
              : t("Kept on this device. We will send it when you are back online.")}
          </p>
        ) : null}
      </div>
      {retryAt === undefined ? null : <Countdown key={retryAt} until={retryAt} />}
      {isStored ? (
        <p className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-secondary" onClick={onSendNow}>
            {t("Send now")}
          </button>
          <button type="button" className="btn btn-quiet" onClick={onDiscard}>
            {t("Discard")}
          </button>
        </p>
      ) : null}
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
      {seconds === 1 ? t("Trying again in 1 second…") : t("Trying again in {seconds} seconds…", { seconds })}
    </p>
  );
}
