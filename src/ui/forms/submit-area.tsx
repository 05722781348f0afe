import { useStore } from "@tanstack/react-form";
import { Fragment, useEffect, useId, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { MESSAGES } from "../../forms/messages.ts";
import { isBusy, type Lead } from "../../lead/machine.ts";
import { useHydrated } from "../hydrated.ts";
import { Sentence } from "../sentence.tsx";
import { type Called, errorsBeside, type Progress, progressOf } from "./form-errors.ts";
import { useUnits } from "./controls/use-units.ts";
import { FieldLink } from "./field-link.tsx";
import { FormFailure } from "./form-failure.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import type { LeadFormApi } from "./use-lead-form.ts";
import type { Files } from "./use-files.ts";
import type { PlainMessage } from "../../i18n/message.ts";
import { t } from "../../i18n/t.ts";

interface SubmitAreaProps {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
  readonly lead: Lead;
  readonly files: Files;
  /** It was pressed: a form that speaks up does so while something is missing. */
  readonly pressed: boolean;
  readonly onSendNow: () => void;
  readonly onDiscard: () => void;
}

/** The button, with all that a visitor should know before and after pressing it. */
export function SubmitArea({ definition, form, lead, files, pressed, onSendNow, onDiscard }: SubmitAreaProps) {
  const { at, failure } = lead;
  const { labels, gate } = definition;
  // What could not be read is judged anew once it can.
  useUnits(false);
  // The answers stayed on the page: nothing is sent again until something changes.
  const unchanged = at === "sent";
  // As text, so that a key that changes nothing here draws nothing here.
  const progress = JSON.parse(
    useStore(form.store, ({ values }) => JSON.stringify(progressOf(definition, values))),
  ) as Progress;
  const { missed } = progress;
  const id = useId();
  // The page as it was sent knows nothing of a script: there the button is an ordinary one, and a press on it is held.
  const waits = useHydrated() && gate === "disabled" && missed.length > 0;
  const busy = isBusy(lead);
  const label = at === "uploading" ? (labels.uploading ?? labels.busy) : busy ? labels.busy : labels.submit;
  return (
    <div className="grid gap-5">
      {busy && files.files.length > 0 ? <UploadProgress files={files.files} states={files.states} /> : null}
      {gate === "alert" && pressed && missed.length > 0 ? (
        <p role="alert" className="notice notice-error">
          {t(MESSAGES.requiredFields)}
        </p>
      ) : null}
      {failure ? (
        <FormFailure {...{ failure, onSendNow, onDiscard }} details={errorsBeside(definition, failure.problems)} />
      ) : null}
      <PrivacyNotice form={definition} />
      <SendingStatus at={at} otherwise={unchanged ? t("Sent. Change an answer to send it again.") : ""} />
      {unchanged ? null : <StillNeeded {...{ id, progress }} counts={gate === "disabled"} />}
      <button
        type="submit"
        data-submit=""
        className={`btn ${waits ? "btn-secondary" : "btn-primary"} w-full sm:w-fit sm:min-w-56`}
        disabled={busy || unchanged}
        aria-disabled={waits || undefined}
        aria-describedby={unchanged ? undefined : id}
      >
        {label}
      </button>
    </div>
  );
}

interface AnswersProps {
  readonly say: "Still needed: {answers}." | "Please check: {answers}.";
  readonly answers: readonly Called[];
}

/** Answers in one sentence, each of which leads to its field. */
function Answers({ say, answers }: AnswersProps) {
  return answers.length > 0 ? (
    <p className="[line-height:2]">
      <Sentence
        text={say}
        answers={answers.map(({ control, called }, i) => (
          <Fragment key={control}>
            {i === 0 ? "" : i === answers.length - 1 ? t(" and ") : " "}
            <span className="unbroken">
              <FieldLink to={control}>{called}</FieldLink>
              {i < answers.length - 2 ? "," : ""}
            </span>
          </Fragment>
        ))}
      />
    </p>
  ) : null;
}

interface StillNeededProps {
  /** Of all that it says: it describes the button. */
  readonly id: string;
  readonly progress: Progress;
  /** Whether the button waits for what is needed: other forms speak of it when it is pressed. */
  readonly counts: boolean;
}

/** How far the visitor has come, which is read out, and what is left, which is there for those who want it. */
function StillNeeded({ id, progress, counts }: StillNeededProps) {
  const { missed, doubtful, given, total } = progress;
  return (
    <div id={id} className="grid gap-1 text-small text-stone unscripted:hidden empty:hidden">
      {counts ? (
        <p role="status" className="figures">
          {t("{given} of {total} answered", { given, total })}
        </p>
      ) : null}
      {counts ? <Answers say="Still needed: {answers}." answers={missed} /> : null}
      <Answers say="Please check: {answers}." answers={doubtful} />
    </div>
  );
}

const SLOW_MS = 10_000;

const TEXT: Partial<Record<Lead["at"], PlainMessage>> = {
  uploading: "Sending your files…",
  sending: "Sending your answers…",
};

/** What a button that changed its label tells nobody who hears the page: that it is being sent, and that it still is. */
function SendingStatus({ at, otherwise }: { at: Lead["at"]; otherwise: string }) {
  const text = TEXT[at];
  const busy = text !== undefined;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return (
    <p role="status" data-sending="" className="text-small text-stone empty:hidden">
      {busy && slow ? t("Still sending. The network is slow: please keep this page open.") : text ? t(text) : otherwise}
    </p>
  );
}
