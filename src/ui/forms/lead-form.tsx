import { useHydrated } from "../hydrated.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormSection } from "./form-section.tsx";
import { FormSent } from "./form-sent.tsx";
import { KnownContact } from "./known-contact.tsx";
import { LastReceipt } from "./last-receipt.tsx";
import { moveOn } from "./move-on.ts";
import { RestoredDraft } from "./restored-draft.tsx";
import { SubmitArea } from "./submit-area.tsx";
import { type LeadFormProps, useLead } from "./use-lead.ts";
import { currentLocale, t } from "../../i18n/t.ts";

/** A form as it stands on its page, or the receipt in its place. */
export function LeadForm(props: LeadFormProps) {
  const { form: definition } = props;
  const hydrated = useHydrated();
  const { element, form, submission, receipts, busy, ...lead } = useLead(props);
  const { state } = submission;
  if (receipts.shown) return <FormSent form={definition} {...receipts.shown} already onAgain={lead.again} />;
  if (state.at === "sent" && definition.afterSuccess === "clear") {
    return <FormSent form={definition} receipt={state.receipt} values={state.values} onAgain={lead.again} />;
  }
  return (
    // Keys are listened to on their way up from the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={element}
      tabIndex={-1}
      data-lead=""
      // Without script the browser sends it by itself: the controls are named as the wire names them.
      method="post"
      action="/forms"
      data-ready={hydrated ? "" : undefined}
      className="lead grid gap-10 scroll-mt-28"
      noValidate={definition.gate !== "native"}
      aria-busy={busy}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        lead.press();
      }}
    >
      <input type="hidden" name="formType" value={definition.type} />
      {currentLocale() === "en" ? null : <input type="hidden" name="sourcePath" value={props.path} />}
      {state.at === "sent" ? <FormSent form={definition} receipt={state.receipt} values={state.values} /> : null}
      {receipts.last ? <LastReceipt receipt={receipts.last.receipt} onShow={receipts.show} /> : null}
      {lead.restored ? <RestoredDraft onClear={lead.clear} /> : <KnownContact {...{ definition, form }} />}
      {lead.attempt === 0 ? null : <ErrorSummary key={lead.attempt} {...{ form, definition }} />}
      <p className="text-small text-stone -mb-4">
        {t("Leave out what is marked “(optional)”; we need the rest to help you.")}
      </p>
      {definition.sections.map((section) => (
        <FormSection
          key={section.legend}
          {...{ definition, form, section }}
          files={submission.files}
          disabled={busy}
          onFiles={lead.changeFiles}
        />
      ))}
      <div className="hidden" aria-hidden="true">
        <label>
          {t("Leave this empty")}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitArea {...{ definition, form, submission }} pressed={lead.pressed} unchanged={lead.unchanged} />
    </form>
  );
}
