import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import { prepareSync } from "../../lead/background-sync.ts";
import { type FormPage, FormSession, isBusy } from "../../lead/form-session.ts";
import { Outbox } from "../../lead/outbox.ts";
import type { Receipt } from "../../lead/receipts.ts";
import { pageSender, Sender, type SubmitLead } from "../../lead/sender.ts";
import { useWasPrerendered, useHydrated } from "../hydrated.ts";
import { dispatchPageEvent } from "../page-events.ts";
import { toast } from "../toast.ts";
import { focusControl } from "./field-link.tsx";
import { missingAnswers, problemsOf, refusalsOf } from "./form-errors.ts";
import { preloadReceipt } from "./form-sent.tsx";
import { contactValues, startValues } from "./start-values.ts";
import { useFiles, useStored } from "./use-files.ts";
import { showMissing, showRefused, useLeadForm } from "./use-lead-form.ts";

export interface LeadFormProps {
  readonly form: AnyForm;
  readonly path: string;
  /** Sends the lead instead of `POST /forms`. Such leads are stored nowhere. */
  readonly submit?: SubmitLead;
  /** Called after each success. */
  readonly onSuccess?: (receipt: Receipt) => void;
}

const TOAST_MS = { error: 4000, success: 6000 } as const;

/**
 * A form on a page: its answers (TanStack Form), its files, and what becomes of them (src/lead/form-session.ts); with focus, scrolling and
 * toasts. Used by `LeadForm` alone.
 */
export function useLead({ form: definition, path, submit, onSuccess }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const wasPrerendered = useWasPrerendered();
  const hydrated = useHydrated();
  /** Counts how often errors were shown, so that the summary takes the focus each time. */
  const [summaryKey, setSummaryKey] = useState(0);
  const [restored, setRestored] = useState(false);
  const [pressed, setPressed] = useState(false);
  /** Whether a control had the focus when the form was submitted. All are disabled while it is sent. */
  const [hadFocus, setHadFocus] = useState(false);
  /** When the form appeared, ms: the time until it is sent is a sign of a bot. A prerendered form was there from the start. */
  const [since] = useState(() => (wasPrerendered ? 0 : performance.now()));

  const latest = useRef<{ readonly page: FormPage; readonly submit?: SubmitLead | undefined }>(undefined);
  const [session] = useState(() => {
    // The handler of the latest render.
    const post: SubmitLead = (...lead) => latest.current!.submit!(...lead);
    const sender = submit ? new Sender({ outbox: new Outbox(false), post }) : pageSender();
    return new FormSession(definition, sender, () => latest.current!.page);
  });
  const lead = useStored(session.state);
  const known = useStored(session.known);
  const busy = isBusy(lead);
  /** The id of the known receipt that its visitor looks at. */
  const [openId, setOpenId] = useState<string>();

  const files = useFiles(definition.type);
  /** What the page refused before; sent along with the lead, for statistics. */
  const [refused] = useState(() => new Set<string>());
  const form = useLeadForm({
    definition,
    path,
    onEdit: () => session.edited(),
    onSubmit(answers) {
      setHadFocus(element.current!.contains(document.activeElement));
      void session.submit(answers);
    },
    onInvalid() {
      for (const one of refusalsOf(definition, problemsOf(definition, form.state.values))) refused.add(one);
      setSummaryKey((count) => count + 1);
    },
  });
  /** What the form is reset to: the values of the page and its link. */
  const [pageValues, setPageValues] = useState(form.state.values);
  const resetForm = (to: FormValues): void => form.reset(to, { keepDefaultValues: true });

  function startOver(values = pageValues): void {
    resetForm(values);
    files.clear();
    setRestored(false);
    setPressed(false);
    setSummaryKey(0);
  }
  /** One toast per form: a new message replaces the one before. */
  const showToast = (kind: keyof typeof TOAST_MS, message: string): void =>
    toast(kind, message, TOAST_MS[kind], `form-${definition.type}`);

  const page: FormPage = {
    values: () => form.state.values,
    files: files.get,
    whenReady: files.whenReady,
    context: () => ({
      honeypot: String(new FormData(element.current!).get("website") ?? ""),
      elapsedMs: Math.round(performance.now() - since),
      refused: [...refused],
    }),
    // Not within the handler of a key.
    prefetch: () => void setTimeout(() => void (preloadReceipt(), prepareSync())),
    fillIn({ values, files: picked }) {
      resetForm({ ...pageValues, ...values });
      setRestored(false);
      files.list.set(picked);
    },
    async restoreFiles(kept) {
      if (definition.upload) await files.restore(definition.upload, kept);
    },
    startOver,
    showProblems(problems) {
      showRefused(form, definition, problems);
      setSummaryKey((count) => count + 1);
    },
    showFile: files.showState,
    onFailure: (message) => void showToast("error", message),
    onSent(receipt) {
      refused.clear();
      showToast("success", definition.labels.success);
      if (definition.afterSuccess === "clear") startOver();
      else if (definition.afterSuccess === "clearFiles") files.clear();
      setRestored(false);
      onSuccess?.(receipt);
    },
  };
  useLayoutEffect(() => {
    latest.current = { page, submit };
  });

  useLayoutEffect(() => {
    const start = startValues(definition, path, element.current!);
    setPageValues(start.pageValues);
    setRestored(start.restored);
    session.begin(start);
    // Usually nothing differs, and a reset would render every field again.
    if (JSON.stringify(start.values) !== JSON.stringify(form.state.values)) resetForm(start.values);
    // Once: the path is the key of this component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // native-form.ts submits again what it held.
    if (hydrated && element.current) dispatchPageEvent(element.current, "form:ready");
  }, [hydrated]);

  useEffect(() => session.mount(), [session]);

  useEffect(() => {
    if (busy || !hadFocus) return;
    // oxlint-disable-next-line react/set-state-in-effect
    setHadFocus(false);
    if (document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>("[data-submit]")?.focus({ preventScroll: true });
  }, [busy, hadFocus]);

  /** Scrolls to its top: `focus` alone would scroll to the middle of a long element. */
  const focusForm = (): void => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "start" });
  };
  /** Moves the focus to one missing answer, and shows that error alone. */
  function focusMissing(control: string): void {
    flushSync(() => {
      setSummaryKey(0);
      showMissing(form, definition, control);
    });
    focusControl(control);
  }

  return {
    element,
    form,
    session,
    lead,
    known,
    /** The known receipt stands in the form's place. */
    showsKnown: lead.status === "sentElsewhere" || (known !== undefined && known.receipt.id === openId),
    files,
    summaryKey,
    restored,
    pressed,
    busy,
    submit(): void {
      if (busy) return;
      const [needed] = definition.gate === "disabled" ? missingAnswers(definition, form.state.values) : [];
      if (needed) {
        refused.add(`${needed.control.split(".", 1)[0]} required`);
        return focusMissing(needed.control);
      }
      session.press();
      setPressed(true);
      void form.handleSubmit();
    },
    /** Clears a restored draft, but for name and contact, and withdraws a lead that waits. */
    clear(): void {
      if (busy) return;
      flushSync(() => {
        session.clear();
        startOver({ ...pageValues, ...contactValues(form.state.values) });
      });
      focusForm();
    },
    startNewLead(): void {
      flushSync(() => {
        setOpenId(undefined);
        session.startNewLead();
      });
      focusForm();
    },
    showKnown: () => setOpenId(known?.receipt.id),
  };
}
