import { useForm, useStore } from "@tanstack/react-form";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { type FormValues, type InputValue, isAsked, isOptionsBy, offeredOptions } from "../../forms/fields.ts";
import { MESSAGES } from "../../forms/messages.ts";
import { initialValues } from "../../forms/payload.ts";
import { clearDraft, loadDraft, saveDraft } from "../../lib/draft.ts";
import { type Receipt, sendLead, type SubmitLead } from "../../lib/send-lead.ts";
import { adoptTyped } from "../../lib/typed.ts";
import { Control } from "./controls.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FilePicker, UploadProgress } from "./file-picker.tsx";
import { type Errors, errorsOf, listed, missing, problemsOf } from "./form-errors.ts";
import { FormFailure } from "./form-failure.tsx";
import { FormSent } from "./form-sent.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { useSubmission } from "./use-submission.ts";

export interface LeadFormProps {
  readonly form: AnyForm;
  readonly path: string;
  /** Replaces the default way to the edge. */
  readonly submit?: SubmitLead;
  /** Called after each success. */
  readonly onSuccess?: (receipt: Receipt) => void;
}

/** Options that hang on the field that changed begin anew where their choice is no longer on offer. */
function withDependents(form: AnyForm, values: FormValues, changed: string): FormValues {
  const next = { ...values };
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind !== "select" && field.kind !== "choice") continue;
    if (!isOptionsBy(field.options) || field.options.by !== changed) continue;
    const offered = offeredOptions(field.options, next);
    if (!offered.includes(String(next[name]))) next[name] = offered[0] ?? "";
  }
  return next;
}

export function LeadForm({ form: definition, path, submit = sendLead, onSuccess }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [alert, setAlert] = useState("");
  const [restored, setRestored] = useState(false);
  /** Set by a success after which the answers stay: nothing is sent again until something changes. */
  const [unchanged, setUnchanged] = useState(false);
  const submission = useSubmission(definition, submit);
  const { state, files, fileStates } = submission;
  const busy = state.at === "uploading" || state.at === "submitting";

  const form = useForm({
    defaultValues: initialValues(definition, path),
    onSubmit: async ({ value }) => {
      const problems = problemsOf(definition, value);
      setAttempts((n) => n + 1);
      setAlert("");
      if (problems.length > 0) {
        if (definition.gate === "alert" && missing(definition, value).length > 0) setAlert(MESSAGES.requiredFields);
        return;
      }
      const honeypot = new FormData(element.current!).get("website");
      const receipt = await submission.send(value, typeof honeypot === "string" ? honeypot : "");
      if (!receipt) return;
      setAttempts(0);
      afterSuccess();
      onSuccess?.(receipt);
    },
  });
  const values = useStore(form.store, (store) => store.values);

  function afterSuccess(): void {
    if (definition.afterSuccess !== "keep") submission.clearFiles();
    if (definition.afterSuccess === "clear") form.reset(initialValues(definition, path));
    else setUnchanged(true);
  }

  /** What was typed before React came, then what the link knows, then yesterday's draft, then the form's own beginning. */
  useLayoutEffect(() => {
    submission.begin();
    const known = Object.fromEntries(new URLSearchParams(location.search));
    const first = initialValues(definition, path);
    const linked = initialValues(definition, path, known);
    const fromLink = Object.entries(linked).filter(
      ([name, value]) => known[name] !== undefined || value !== first[name],
    );
    const draft = Object.entries(loadDraft(definition.type) ?? {}).filter(([name]) => name in definition.fields);
    const ofPage = definition.pages.find((page) => page.path === path)?.initial ?? {};
    const typed = adoptTyped(definition, element.current!);
    const start = { ...first, ...Object.fromEntries([...draft, ...fromLink]), ...ofPage, ...typed };
    form.reset(Object.keys(ofPage).reduce((all, name) => withDependents(definition, all, name), start));
    setRestored(draft.length > 0);
    // The form is its own from here on: what was submitted before is sent again now.
    element.current!.dataset.ready = "";
    // Only on arrival: the path is the key of this component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (JSON.stringify(values) === JSON.stringify(initialValues(definition, path))) return undefined;
    const timer = setTimeout(() => saveDraft(definition.type, values), 400);
    const now = (): void => saveDraft(definition.type, values);
    addEventListener("pagehide", now);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", now);
    };
  }, [definition, path, values]);

  const change = (name: string, value: InputValue): void => {
    setUnchanged(false);
    form.setFieldValue(name, value);
    const next = withDependents(definition, { ...form.state.values }, name);
    for (const [other, changed] of Object.entries(next)) {
      if (changed !== form.state.values[other]) form.setFieldValue(other, changed);
    }
  };

  const stillNeeded = definition.gate === "disabled" ? missing(definition, values) : [];
  const own: Errors = attempts > 0 ? errorsOf(definition, problemsOf(definition, values)) : {};
  const errors: Errors = state.at === "failed" ? { ...errorsOf(definition, state.problems), ...own } : own;
  const summary = Object.entries(errors).filter(([name]) => (name.split(".", 1)[0] ?? "") in definition.fields);

  if (state.at === "sent" && definition.afterSuccess === "clear") {
    return <FormSent form={definition} receipt={state.receipt} onAgain={submission.reset} />;
  }

  const { labels, upload } = definition;
  const label = state.at === "uploading" ? (labels.uploading ?? labels.busy) : busy ? labels.busy : labels.submit;
  return (
    <form
      ref={element}
      data-lead=""
      className="grid gap-10"
      noValidate={definition.gate !== "native"}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      {state.at === "sent" && unchanged ? <FormSent form={definition} receipt={state.receipt} /> : null}
      {restored ? (
        <div className="notice flex flex-wrap items-center justify-between gap-3">
          <p>We kept what you typed earlier on this device.</p>
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              clearDraft(definition.type);
              form.reset(initialValues(definition, path));
              setRestored(false);
            }}
          >
            Clear it
          </button>
        </div>
      ) : null}
      {summary.length > 0 && !busy ? (
        <ErrorSummary
          key={attempts}
          heading="There is a problem"
          errors={summary.map(([target, message]) => ({ target, message }))}
        />
      ) : null}
      {definition.sections.map((section) => (
        <fieldset key={section.legend} className="grid gap-6" disabled={busy}>
          <legend className="text-h3 plinth pb-1 mb-6">{section.legend}</legend>
          {section.hint ? <p className="field-hint">{section.hint}</p> : null}
          {Object.entries(section.fields).map(([name, field]) => {
            if (!isAsked(field, values) || isUnitOfSize(definition, name)) return null;
            if (field.kind === "files" && upload) {
              return (
                <FilePicker
                  key={name}
                  name={name}
                  field={field}
                  upload={upload}
                  files={files}
                  states={fileStates}
                  disabled={busy}
                  onChange={(picked) => {
                    setUnchanged(false);
                    submission.setFiles(picked);
                  }}
                />
              );
            }
            return (
              <form.Field key={name} name={name}>
                {(api) => (
                  <Control
                    name={name}
                    field={field}
                    value={api.state.value ?? ""}
                    error={errors[name]}
                    nativeRequired={definition.gate === "native"}
                    onChange={(value) => change(name, value)}
                    onBlur={api.handleBlur}
                    sibling={(other) => {
                      const sibling = definition.fields[other];
                      return (
                        sibling && {
                          field: sibling,
                          value: values[other] ?? "",
                          onChange: (value) => change(other, value),
                        }
                      );
                    }}
                    errorAt={(place) => errors[place]}
                  />
                )}
              </form.Field>
            );
          })}
        </fieldset>
      ))}
      <div className="hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid gap-5">
        {state.at === "uploading" ? <UploadProgress files={files} states={fileStates} /> : null}
        {alert ? (
          <p role="alert" className="notice notice-error">
            {alert}
          </p>
        ) : null}
        {state.at === "failed" ? <FormFailure message={state.message} isUpload={state.isUpload} /> : null}
        <PrivacyNotice />
        {stillNeeded.length > 0 ? (
          <p role="status" className="text-small text-stone">
            Still needed: {listed(stillNeeded)}.
          </p>
        ) : null}
        <button
          type="submit"
          className="btn btn-primary w-full sm:w-fit min-w-56"
          disabled={busy || stillNeeded.length > 0 || unchanged}
        >
          {label}
        </button>
      </div>
    </form>
  );
}

/** A unit is drawn by the size beside it. */
const isUnitOfSize = (form: AnyForm, name: string): boolean =>
  Object.values(form.fields).some((field) => field.kind === "size" && field.unit === name);
