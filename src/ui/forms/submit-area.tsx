import type { AnyForm } from "../../forms/define.ts";
import { UploadProgress } from "./file-picker.tsx";
import { errorsBeside, listed } from "./form-errors.ts";
import { FormFailure } from "./form-failure.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import type { useSubmission } from "./use-submission.ts";

interface SubmitAreaProps {
  readonly form: AnyForm;
  readonly submission: ReturnType<typeof useSubmission>;
  /** What the button waits for. */
  readonly needed: readonly string[];
  readonly alert: string | undefined;
  readonly unchanged: boolean;
}

/** The button, with all that a visitor should know before and after pressing it. */
export function SubmitArea({ form, submission, needed, alert, unchanged }: SubmitAreaProps) {
  const { state, files, fileStates } = submission;
  const { labels } = form;
  const busy = state.at === "uploading" || state.at === "submitting";
  const label = state.at === "uploading" ? (labels.uploading ?? labels.busy) : busy ? labels.busy : labels.submit;
  const waiting = needed.length > 0 ? `Still needed: ${listed(needed)}.` : "";
  return (
    <div className="grid gap-5">
      {busy && files.length > 0 ? <UploadProgress files={files} states={fileStates} /> : null}
      {alert ? (
        <p role="alert" className="notice notice-error">
          {alert}
        </p>
      ) : null}
      {state.at === "failed" ? (
        <FormFailure message={state.message} details={errorsBeside(form, state.problems)} isUpload={state.isUpload} />
      ) : null}
      <PrivacyNotice />
      <p role="status" data-needed="" className="text-small text-stone empty:hidden noscript:hidden">
        {unchanged ? "Sent. Change an answer to send it again." : waiting}
      </p>
      {form.gate === "disabled" ? (
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
        className={`btn btn-primary w-full sm:w-fit min-w-56 ${form.gate === "disabled" ? "noscript:hidden" : ""}`}
        disabled={busy || needed.length > 0 || unchanged}
      >
        {label}
      </button>
    </div>
  );
}
