import { useForm, useStore } from "@tanstack/react-form";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues, InputValue } from "../../forms/fields.ts";
import { MESSAGES } from "../../forms/messages.ts";
import { initialValues } from "../../forms/payload.ts";
import { clearDraft } from "../../lead/draft.ts";
import { useHydrated } from "../hydrated.ts";
import { type Receipt, sendLead, type SubmitLead } from "../../lead/send-lead.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { missing, problemsOf } from "./form-errors.ts";
import { FormSection } from "./form-section.tsx";
import { FormSent } from "./form-sent.tsx";
import { RestoredDraft } from "./restored-draft.tsx";
import { isSame, startValues, withDependents } from "./start-values.ts";
import { SubmitArea } from "./submit-area.tsx";
import { useDraft } from "./use-draft.ts";
import { useErrors } from "./use-errors.ts";
import { useSubmission } from "./use-submission.ts";

export interface LeadFormProps {
  readonly form: AnyForm;
  readonly path: string;
  /** Replaces the default way to the edge. */
  readonly submit?: SubmitLead;
  /** Called after each success. */
  readonly onSuccess?: (receipt: Receipt) => void;
}

export function LeadForm({ form: definition, path, submit = sendLead, onSuccess }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [defaultValues] = useState(() => initialValues(definition, path));
  /** What the form is set back to: its own beginning and what the link knows. */
  const [first, setFirst] = useState(defaultValues);
  const [restored, setRestored] = useState(false);
  const [alerted, setAlerted] = useState(false);
  /** Set by a success after which the answers stay: nothing is sent again until something changes. */
  const [unchanged, setUnchanged] = useState(false);
  const { attempt, errors, ...shown } = useErrors(definition);
  const submission = useSubmission(definition, submit);
  const { state } = submission;
  const busy = state.at === "uploading" || state.at === "submitting";

  const form = useForm({ defaultValues, onSubmit: ({ value }) => send(value) });
  const values = useStore(form.store, (store) => store.values);
  const setBack = (to: FormValues): void => form.reset(to, { keepDefaultValues: true });
  useDraft({ formType: definition.type, values, blank: isSame(values, first), sent: unchanged });

  useLayoutEffect(() => {
    submission.begin(!hydrated);
    const start = startValues(definition, path, element.current!);
    setFirst(start.first);
    setRestored(start.restored);
    setBack(start.values);
    // Only on arrival: the path is the key of this component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // What was submitted before the form was its own is submitted again now.
    if (hydrated) element.current?.dispatchEvent(new Event("form:ready"));
  }, [hydrated]);

  async function send(answers: FormValues): Promise<void> {
    submission.reset();
    const problems = problemsOf(definition, answers);
    setAlerted(definition.gate === "alert");
    shown.show(problems);
    if (problems.length > 0) return;
    const honeypot = new FormData(element.current!).get("website");
    const answer = await submission.send(answers, typeof honeypot === "string" ? honeypot : "");
    if (!answer) return;
    if (!answer.ok) return shown.show(answer.problems);
    if (definition.afterSuccess !== "keep") submission.clearFiles();
    if (definition.afterSuccess === "clear") setBack(first);
    else setUnchanged(true);
    setRestored(false);
    onSuccess?.(answer.data);
  }

  const change = (name: string, value: InputValue): void => {
    setUnchanged(false);
    const before = form.state.values;
    const after = withDependents(definition, { ...before, [name]: value }, name);
    for (const [one, changed] of Object.entries(after)) {
      if (changed !== before[one]) form.setFieldValue(one, changed);
    }
    shown.recheck(before, after, name);
  };

  const needed = missing(definition, values);
  const summary = Object.entries(errors).map(([target, message]) => ({ target, message }));

  if (state.at === "sent" && definition.afterSuccess === "clear") {
    const again = (): void => {
      flushSync(submission.reset);
      element.current?.focus();
    };
    return <FormSent form={definition} receipt={state.receipt} onAgain={again} />;
  }
  return (
    <form
      ref={element}
      tabIndex={-1}
      data-lead=""
      // Without script the browser sends it by itself: the controls are named as the wire names them.
      method="post"
      action="/forms"
      data-ready={hydrated ? "" : undefined}
      className="grid gap-10"
      noValidate={definition.gate !== "native"}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <input type="hidden" name="formType" value={definition.type} />
      {state.at === "sent" ? <FormSent form={definition} receipt={state.receipt} /> : null}
      {restored ? (
        <RestoredDraft
          onClear={() => {
            clearDraft(definition.type);
            setBack(first);
            shown.show([]);
            setRestored(false);
          }}
        />
      ) : null}
      {summary.length > 0 ? <ErrorSummary key={attempt} heading="There is a problem" errors={summary} /> : null}
      {definition.sections.map((section) => (
        <FormSection
          key={section.legend}
          form={definition}
          section={section}
          values={values}
          errors={errors}
          disabled={busy}
          onChange={change}
          submission={submission}
          onFiles={(picked) => {
            setUnchanged(false);
            submission.setFiles(picked);
          }}
        />
      ))}
      <div className="hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitArea
        form={definition}
        submission={submission}
        needed={definition.gate === "disabled" ? needed : []}
        alert={alerted && needed.length > 0 ? MESSAGES.requiredFields : undefined}
        unchanged={unchanged}
      />
    </form>
  );
}
