import { FormSent } from "./form-sent.tsx";
import { LastReceipt, RestoredDraft, StoresNothing } from "./on-this-device.tsx";
import { SubmitArea } from "./submit-area.tsx";
import { type LeadFormProps, useLead } from "./use-lead.ts";
import { currentLocale, t } from "../../i18n/t.ts";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import type { AnyForm, Section } from "../../forms/define.ts";
import { TRAP } from "../../forms/trap.ts";
import { isSame } from "../../lead/draft.ts";
import { useControlValues } from "./control-values.ts";
import { FormBoundary } from "./form-boundary.tsx";
import { FilePicker } from "./file-picker.tsx";
import { FormField } from "./form-field.tsx";
import type { FormFiles } from "../../lead/form-files.ts";
import { errorsIn, type LeadFormApi } from "./use-lead-form.ts";
import { useSelector } from "@tanstack/react-form";
import { FieldLink } from "./field-link.tsx";

/** A form or, once it is sent, its receipt. Pages use `FormRoot`, which adds the boundary for errors. */
export function LeadForm(props: LeadFormProps) {
  const { form: definition } = props;
  const { element, form, session, lead, earlier, files, isUnderWay, ...page } = useLead(props);
  const sent = "sent" in lead ? lead.sent : undefined;
  const { adopt, ...handlers } = useControlValues(form, definition, element);
  if (page.opened)
    return <FormSent form={definition} {...page.opened} already onNewLead={page.startNewLead} />;
  if (sent && definition.afterSuccess === "clear")
    return <FormSent form={definition} {...sent} onNewLead={page.startNewLead} />;
  return (
    <form.AppForm>
      {/* The handlers are for events of the controls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        tabIndex={-1}
        data-lead=""
        // Without a script the browser sends it: the controls have the names of the payload.
        method="post"
        action="/forms"
        className="lead grid gap-10 scroll-mt-28"
        noValidate={definition.gate !== "native"}
        aria-busy={isUnderWay}
        {...handlers}
        onSubmit={(event) => {
          event.preventDefault();
          adopt(event);
          page.submit();
        }}
      >
        <input type="hidden" name="formType" value={definition.type} />
        {currentLocale() === "en" ? null : (
          <input type="hidden" name="sourcePath" value={props.path} />
        )}
        {sent ? <FormSent form={definition} {...sent} /> : null}
        {earlier ? <LastReceipt receipt={earlier} onShow={page.showEarlier} /> : null}
        <StoresNothing session={session} />
        {page.isDraftRestored ? <RestoredDraft onClear={page.clear} /> : null}
        {page.summaryKey === 0 ? null : (
          <ErrorSummary key={page.summaryKey} {...{ form, definition }} />
        )}
        <p className="text-small text-stone -mb-4">
          {t("You can skip the fields marked “(optional)”.")}
        </p>
        {definition.sections.map((section) => (
          <FormSection
            key={section.legend}
            {...{ definition, form, section }}
            files={files}
            disabled={isUnderWay}
            onFilesEdited={page.onEdit}
          />
        ))}
        <Trap />
        <SubmitArea
          {...{ definition, form, session, lead, files }}
          isPressed={page.isPressed}
          lastReference={page.sentReference ?? earlier?.reference}
        />
      </form>
    </form.AppForm>
  );
}

/** A field that no visitor sees. Programs fill it in. Password managers are told not to. */
const Trap = () => (
  <div className="hidden" aria-hidden="true">
    <label>
      {t("Leave this empty")}
      <input
        type="text"
        name={TRAP}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </label>
  </div>
);

/**
 * A form on a page, with an error boundary and its own Suspense boundary, so that React hydrates
 * first whatever the visitor touches.
 *
 * @param form A definition of src/forms, localized by the route.
 * @param path The page's path. Some forms start with other values on another path.
 * @example <FormRoot form={form} path={path} />
 */
export const FormRoot = ({ form, path }: Pick<LeadFormProps, "form" | "path">) => (
  <div data-form-root="">
    <FormBoundary name={form.wrapper ?? form.heading} formType={form.type}>
      <Suspense>
        <LeadForm form={form} path={path} />
      </Suspense>
    </FormBoundary>
  </div>
);

interface FormSectionProps {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
  readonly section: Section;
  readonly disabled: boolean;
  readonly files: FormFiles;
  readonly onFilesEdited: () => void;
}

/** A fieldset of the form. */
function FormSection({
  definition,
  form,
  section,
  disabled,
  files,
  onFilesEdited,
}: FormSectionProps) {
  const hint = useId();
  return (
    <fieldset
      className="grid gap-6 print:[form:has([data-reference])_&]:hidden"
      disabled={disabled}
      aria-describedby={section.hint && hint}
    >
      <legend className="text-h3 brass-base pb-1 mb-6">{section.legend}</legend>
      {section.hint ? (
        <p id={hint} className="text-small text-stone">
          {section.hint}
        </p>
      ) : null}
      {Object.entries(section.fields).map(([name, field]) => {
        if (field.kind !== "files") {
          return <FormField key={name} {...{ definition, form, name, field }} />;
        }
        return definition.upload ? (
          <FilePicker
            key={name}
            {...{ name, field, files }}
            disabled={disabled}
            upload={definition.upload}
            onEdit={onFilesEdited}
          />
        ) : null;
      })}
    </fieldset>
  );
}

/**
 * All errors, after a submission that failed. It takes the focus, links to each field, and adds "Error:" to the title. It disappears once
 * all are corrected, and does not come back before the next submission.
 */
function ErrorSummary({ form, definition }: { form: LeadFormApi; definition: AnyForm }) {
  const errors = Object.entries(
    useSelector(form.store, (state) => errorsIn(state, definition), { compare: isSame }),
  );
  const [isOver, setOver] = useState(false);
  if (errors.length === 0 && !isOver) setOver(true);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOver) return undefined;
    box.current?.focus();
    const error = t("Error: ");
    document.title = error + document.title.replace(error, "");
    return () => {
      document.title = document.title.replace(error, "");
    };
  }, [isOver]);
  return isOver ? null : (
    <div ref={box} tabIndex={-1} className="notice notice-error">
      {/* A focused element needs no alert role, which would read it twice. */}
      <div role="alert" className="grid gap-2">
        <h2 className="text-h3">{t("There is a problem")}</h2>
        <ul className="grid gap-1">
          {errors.map(([target, message]) => (
            <li key={target}>
              <FieldLink to={target} className="text-danger">
                {message}
              </FieldLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
