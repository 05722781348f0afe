import { useStore } from "@tanstack/react-form";
import { useId } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { MESSAGES } from "../../forms/messages.ts";
import { useHydrated } from "../hydrated.ts";
import { countRequired, errorsBeside, missing, type Missing } from "./form-errors.ts";
import { FormFailure } from "./form-failure.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { SendingStatus } from "./sending-status.tsx";
import { StillNeeded } from "./still-needed.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import type { LeadFormApi } from "./use-lead-form.ts";
import type { useSubmission } from "./use-submission.ts";
import { t } from "../../i18n/t.ts";

interface SubmitAreaProps {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
  readonly submission: ReturnType<typeof useSubmission>;
  /** It was pressed: a form that speaks up does so while something is missing. */
  readonly pressed: boolean;
  readonly unchanged: boolean;
}

/** The button, with all that a visitor should know before and after pressing it. */
export function SubmitArea({ definition, form, submission, pressed, unchanged }: SubmitAreaProps) {
  const { state, files } = submission;
  const { labels, gate } = definition;
  // As text, so that a key that changes nothing here draws nothing here.
  const needs = useStore(form.store, ({ values }) =>
    JSON.stringify({ missed: missing(definition, values), total: countRequired(definition, values) }),
  );
  const { missed, total } = JSON.parse(needs) as { missed: readonly Missing[]; total: number };
  const neededId = useId();
  // The page as it was sent knows nothing of a script: there the button is an ordinary one, and a press on it is held.
  const waits = useHydrated() && gate === "disabled" && missed.length > 0;
  const busy = state.at === "uploading" || state.at === "submitting";
  const label = state.at === "uploading" ? (labels.uploading ?? labels.busy) : busy ? labels.busy : labels.submit;
  return (
    <div className="grid gap-5">
      {busy && files.files.length > 0 ? <UploadProgress files={files.files} states={files.states} /> : null}
      {gate === "alert" && pressed && missed.length > 0 ? (
        <p role="alert" className="notice notice-error">
          {t(MESSAGES.requiredFields)}
        </p>
      ) : null}
      {state.at === "failed" ? (
        <FormFailure
          failed={state}
          details={errorsBeside(definition, state.problems)}
          onSendNow={submission.again}
          onDiscard={submission.discard}
        />
      ) : null}
      <PrivacyNotice form={definition} />
      <SendingStatus at={state.at} otherwise={unchanged ? t("Sent. Change an answer to send it again.") : ""} />
      {gate === "disabled" && !unchanged ? <StillNeeded id={neededId} missed={missed} total={total} /> : null}
      <button
        type="submit"
        data-submit=""
        className={`btn ${waits ? "btn-secondary" : "btn-primary"} w-full sm:w-fit sm:min-w-56`}
        disabled={busy || unchanged}
        aria-disabled={waits || undefined}
        aria-describedby={waits ? neededId : undefined}
      >
        {label}
      </button>
    </div>
  );
}
