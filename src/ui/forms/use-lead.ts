import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import { clearDraft } from "../../lead/draft.ts";
import { loadReceipt, type Receipt } from "../../lead/receipts.ts";
import type { SubmitLead } from "../../lead/send-lead.ts";
import { useCameWithPage, useHydrated } from "../hydrated.ts";
import { announce } from "../page-events.ts";
import { focusControl } from "./focus-control.ts";
import { missing } from "./form-errors.ts";
import { prepareAnswer } from "./form-sent.tsx";
import { isSame, personOf, startValues } from "./start-values.ts";
import { useDraft } from "./use-draft.ts";
import { showMissing, showRefused, useLeadForm } from "./use-lead-form.ts";
import type { ChangeFiles } from "./use-picked-files.ts";
import { useReceipts } from "./use-receipts.ts";
import { useSubmission } from "./use-submission.ts";

export interface LeadFormProps {
  readonly form: AnyForm;
  readonly path: string;
  /** Replaces the default way to the edge. */
  readonly submit?: SubmitLead;
  /** Called after each success. */
  readonly onSuccess?: (receipt: Receipt) => void;
}

/** The life of one form on its page: where it begins, what is typed, how it is sent, and what it is after that. */
export function useLead({ form: definition, path, submit, onSuccess }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const cameWithPage = useCameWithPage();
  const hydrated = useHydrated();
  /** Counts the times that errors were shown, so that the summary takes focus each time. */
  const [attempt, setAttempt] = useState(0);
  const [restored, setRestored] = useState(false);
  const [pressed, setPressed] = useState(false);
  /** Set by a success after which the answers stay: nothing is sent again until something changes. */
  const [unchanged, setUnchanged] = useState(false);
  const submission = useSubmission({
    form: definition,
    submit,
    onSent,
    onRefused: (problems) => {
      showRefused(form, definition, problems);
      setAttempt((count) => count + 1);
    },
    onFound(lead) {
      if (touched.current && !isSame(form.state.values, lead.values)) return false;
      setBack({ ...first.current, ...lead.values });
      setRestored(false);
      return true;
    },
  });
  const { state } = submission;
  const busy = state.at === "uploading" || state.at === "submitting";

  const form = useLeadForm({
    definition,
    path,
    onEdit,
    onSubmit: send,
    onInvalid: () => setAttempt((count) => count + 1),
  });
  /** What the form is set back to: its own beginning and what the link knows. */
  const first = useRef(form.state.values);
  const touched = useRef(false);
  /** A receipt is known for what was sent before: whatever is answered from here on is another lead. */
  const follows = useRef(false);
  const setBack = (to: FormValues): void => form.reset(to, { keepDefaultValues: true });
  const isBlank = (): boolean => isSame(form.state.values, first.current);

  const receipts = useReceipts({
    formType: definition.type,
    isOurs({ id }) {
      follows.current = true;
      if (submission.isBusy() || state.at === "sent") return false;
      return !touched.current || (submission.files.files.length === 0 && submission.idOf(form.state.values) === id);
    },
    onOurs: startAgain,
  });
  const keepSoon = useDraft({
    formType: definition.type,
    form,
    first,
    isBlank,
    touched,
    wasSent: () =>
      unchanged || (!follows.current && loadReceipt(definition.type)?.id === submission.idOf(form.state.values)),
  });

  useLayoutEffect(() => {
    submission.begin(cameWithPage);
    const start = startValues(definition, path, element.current!);
    first.current = start.first;
    touched.current = start.typed;
    follows.current = loadReceipt(definition.type) !== undefined;
    setRestored(start.restored);
    // Most begin as they stand: every field would be drawn again for nothing.
    if (!isSame(start.values, form.state.values)) setBack(start.values);
    // Only on arrival: the path is the key of this component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // What was submitted before the form was its own is submitted again now.
    if (hydrated && element.current) announce(element.current, "form:ready");
  }, [hydrated]);

  /** Leads to one answer that is missing: what else is wrong is for later. */
  function askFor(control: string): void {
    flushSync(() => {
      setAttempt(0);
      showMissing(form, definition, control);
    });
    focusControl(control);
  }

  function beginWith(values: FormValues): void {
    setBack(values);
    submission.files.clear();
    setRestored(false);
    setPressed(false);
    setAttempt(0);
  }
  function startAgain(): void {
    beginWith(first.current);
    touched.current = false;
  }

  /** The controls are shut while it is sent, and one of them had the focus. */
  const hadFocus = useRef(false);
  useEffect(() => {
    if (busy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>("[data-submit]")?.focus({ preventScroll: true });
  }, [busy]);

  async function send(answers: FormValues): Promise<void> {
    hadFocus.current = element.current!.contains(document.activeElement);
    const honeypot = new FormData(element.current!).get("website");
    await submission.send(answers, typeof honeypot === "string" ? honeypot : "");
  }

  function onSent(receipt: Receipt): void {
    follows.current = true;
    receipts.forget();
    if (definition.afterSuccess === "clear") startAgain();
    else {
      if (definition.afterSuccess === "clearFiles") submission.files.clear();
      setUnchanged(true);
      setRestored(false);
    }
    onSuccess?.(receipt);
  }

  function onEdit(): void {
    setUnchanged(false);
    // Not in the task of the key.
    if (!touched.current) setTimeout(prepareAnswer);
    submission.edit(follows.current);
    touched.current = true;
    follows.current = false;
    keepSoon();
  }

  /** At its beginning: a browser would bring the middle of so long an element into view. */
  const focusForm = (): void => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "start" });
  };
  const again = (): void => {
    flushSync(() => {
      submission.reset();
      receipts.hide();
    });
    focusForm();
  };
  /** Away with what an earlier visit left, but for who wrote it. */
  const clear = (): void => {
    clearDraft(definition.type);
    flushSync(() => {
      beginWith({ ...first.current, ...personOf(form.state.values) });
      // What waits to be sent says what was cleared.
      submission.discard();
    });
    focusForm();
  };
  const changeFiles: ChangeFiles = (picked) => {
    onEdit();
    submission.files.setFiles(picked);
  };
  const press = (): void => {
    if (submission.isBusy()) return;
    const [needed] = definition.gate === "disabled" ? missing(definition, form.state.values) : [];
    if (needed) return askFor(needed.control);
    // Whoever sends it after being told of a receipt means another one: perhaps for the files.
    if (follows.current) onEdit();
    submission.reset();
    setPressed(true);
    void form.handleSubmit();
  };

  return {
    element,
    form,
    submission,
    receipts,
    attempt,
    restored,
    pressed,
    unchanged,
    busy,
    changeFiles,
    press,
    clear,
    again,
  };
}
