import { useHydrated } from "../hydrated.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormSection } from "./form-section.tsx";
import { FormSent } from "./form-sent.tsx";
import { KnownContact, LastReceipt, RestoredDraft } from "./on-this-device.tsx";
import { focusNext } from "./focus-next.ts";
import { SubmitArea } from "./submit-area.tsx";
import { type LeadFormProps, useLead } from "./use-lead.ts";
import { currentLocale, t } from "../../i18n/t.ts";

/** A form as it stands on its page, or the receipt in its place. */
export function LeadForm(props: LeadFormProps) {
  const { form: definition } = props;
  const hydrated = useHydrated();
  const { element, form, lead, files, busy, ...page } = useLead(props);
  const { known, sent } = lead;
  if (known?.place === "form") return <FormSent form={definition} {...known} already onAgain={page.again} />;
  if (sent && definition.afterSuccess === "clear") return <FormSent form={definition} {...sent} onAgain={page.again} />;
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
      onKeyDown={focusNext}
      onSubmit={(event) => {
        event.preventDefault();
        page.press();
      }}
    >
      <input type="hidden" name="formType" value={definition.type} />
      {currentLocale() === "en" ? null : <input type="hidden" name="sourcePath" value={props.path} />}
      {sent ? <FormSent form={definition} {...sent} /> : null}
      {known ? <LastReceipt receipt={known.receipt} onShow={page.openReceipt} /> : null}
      {page.restored ? <RestoredDraft onClear={page.clear} /> : <KnownContact {...{ definition, form }} />}
      {page.attempt === 0 ? null : <ErrorSummary key={page.attempt} {...{ form, definition }} />}
      <p className="text-small text-stone -mb-4">
        {t("Leave out what is marked “(optional)”; we need the rest to help you.")}
      </p>
      {definition.sections.map((section) => (
        <FormSection
          key={section.legend}
          {...{ definition, form, section }}
          files={files}
          disabled={busy}
          onFiles={page.changeFiles}
        />
      ))}
      <div className="hidden" aria-hidden="true">
        <label>
          {t("Leave this empty")}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitArea
        {...{ definition, form, lead, files }}
        pressed={page.pressed}
        onSendNow={page.resume}
        onDiscard={page.discard}
      />
    </form>
  );
}
