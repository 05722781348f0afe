import { useStore } from "@tanstack/react-form";
import type { AnyForm } from "../../forms/define.ts";
import { MESSAGES } from "../../forms/messages.ts";
import { errorsBeside, listed, missing } from "./form-errors.ts";
import { FormFailure } from "./form-failure.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import type { LeadFormApi } from "./use-lead-form.ts";
import type { useSubmission } from "./use-submission.ts";

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
  const { state, files, fileStates } = submission;
  const { labels, gate } = definition;
  /** In words, so that a key that changes nothing here draws nothing here. */
  const missed = useStore(form.store, ({ values }) => listed(missing(definition, values)));
  const waits = gate === "disabled" && missed !== "";
  const busy = state.at === "uploading" || state.at === "submitting";
  const label = state.at === "uploading" ? (labels.uploading ?? labels.busy) : busy ? labels.busy : labels.submit;
  const waiting = waits ? `Still needed: ${missed}.` : "";
  return (
    <div className="grid gap-5">
      {busy && files.length > 0 ? <UploadProgress files={files} states={fileStates} /> : null}
      {gate === "alert" && pressed && missed ? (
        <p role="alert" className="notice notice-error">
          {MESSAGES.requiredFields}
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
      <PrivacyNotice />
      <p role="status" data-needed="" className="text-small text-stone empty:hidden noscript:hidden">
        {unchanged ? "Sent. Change an answer to send it again." : waiting}
      </p>
      {gate === "disabled" ? (
        // No script will ever enable the other one.
        <noscript>
          <button type="submit" className="btn btn-primary w-full sm:w-fit min-w-56">
            {labels.submit}
          </button>
        </noscript>
      ) : null}
      <button
        type="submit"
        data-submit=""
        className={`btn btn-primary w-full sm:w-fit min-w-56 ${gate === "disabled" ? "noscript:hidden" : ""}`}
        disabled={busy || waits || unchanged}
      >
        {label}
      </button>
    </div>
  );
}
