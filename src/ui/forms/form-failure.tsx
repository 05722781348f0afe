import { useEffect, useState } from "react";
import { company } from "../../content/company.ts";
import type { Failed } from "./submission.ts";

interface FormFailureProps {
  readonly failed: Failed;
  /** What no field of the form can show. */
  readonly details: readonly string[];
  readonly onSendNow: () => void;
  readonly onDiscard: () => void;
}

/** What the visitor can do here. */
function wayOn({ isUpload, isFinal }: Failed): string {
  if (!isUpload) return "Please try again";
  if (isFinal) return "Remove the file that was not taken, or choose another one, and send again";
  return "Send again to retry the missing files, or remove them and send the form without";
}

/** Beside every toast: what went wrong, that nothing is lost, what happens by itself, and another way to reach us. */
export function FormFailure({ failed, details, onSendNow, onDiscard }: FormFailureProps) {
  const { message, isKept, retryAt } = failed;
  return (
    <div className="notice notice-error grid gap-3">
      <div role="alert" className="grid gap-2">
        <p className="font-semibold">{message}</p>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        <p>
          Everything you entered is still here. {wayOn(failed)}, or call{" "}
          <a className="link whitespace-nowrap" href={company.phone.href}>
            {company.phone.display}
          </a>{" "}
          or{" "}
          <a className="link" href={company.chat.href} target="_blank" rel="noopener">
            chat with us
          </a>
          .
        </p>
        {isKept && retryAt === undefined ? <p>Kept on this phone. We will send it when you are back online.</p> : null}
      </div>
      {retryAt === undefined ? null : <Countdown key={retryAt} until={retryAt} />}
      {isKept ? (
        <p className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-secondary" onClick={onSendNow}>
            Send now
          </button>
          <button type="button" className="btn btn-quiet" onClick={onDiscard}>
            Discard
          </button>
        </p>
      ) : null}
    </div>
  );
}

const secondsTo = (until: number): number => Math.max(1, Math.ceil((until - Date.now()) / 1000));

/** A timer is not read out with every second. */
function Countdown({ until }: { until: number }) {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <p role="timer" className="figures">
      Trying again in {seconds} {seconds === 1 ? "second" : "seconds"}…
    </p>
  );
}
