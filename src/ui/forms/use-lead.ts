import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import { TRAP } from "../../forms/trap.ts";
import { prepareSync } from "../../lead/background-sync.ts";
import { FormSession, isBusy, isLocked, type SentLead, type ShownFailure } from "../../lead/form-session.ts";
import { Outbox } from "../../lead/outbox.ts";
import type { Receipt } from "../../lead/receipts.ts";
import { pageSender, Sender, type SubmitLead } from "../../lead/sender.ts";
import { useWasPrerendered, useHydrated } from "../hydrated.ts";
import { dispatchPageEvent } from "../page-events.ts";
import { toast } from "../toast.ts";
import { focusControl } from "./field-link.tsx";
import { missingAnswers, findProblems, listRefusals } from "./form-errors.ts";
import { preloadReceipt } from "./form-sent.tsx";
import { contactValues, startValues } from "./start-values.ts";
import { useStored } from "../use-stored.ts";
import { useFiles } from "./use-files.ts";
import { showMissing, showRefused, useLeadForm } from "./use-lead-form.ts";

export interface LeadFormProps {
  readonly form: AnyForm;
  readonly path: string;
  /** Sends the lead instead of `POST /forms`. Such leads are stored nowhere. */
  readonly submit?: SubmitLead;
  /** Runs after each success. */
  readonly onSuccess?: (receipt: Receipt) => void;
}

const TOAST_MS = { error: 4000, success: 6000 } as const;

/** Connects TanStack Form and the session of a form (src/lead/form-session.ts), with focus, scrolling and toasts. */
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
  /** When the form appeared, ms. The time until it is sent is a sign of a bot. A prerendered form was there from the start. */
  const [since] = useState(() => (wasPrerendered ? 0 : performance.now()));

  const files = useFiles(definition.type);
  const post = useRef(submit);
  const [session] = useState(() => {
    // The handler of the latest render.
    const latest: SubmitLead = (...lead) => post.current!(...lead);
    const sender = submit ? new Sender({ outbox: new Outbox(false), post: latest }) : pageSender();
    return new FormSession(definition, sender, files);
  });
  const lead = useStored(session.state);
  const earlier = useStored(session.earlierReceipt);
  /** The id of the earlier receipt that its visitor looks at. */
  const [openId, setOpenId] = useState<string>();

  /** Problems that the page showed before. They are sent along with the lead. */
  const [refused] = useState(() => new Set<string>());
  const isPrefetched = useRef(false);
  const onEdit = (): void => {
    // The network may be gone later. Not within the handler of a key.
    if (!isPrefetched.current) setTimeout(() => void (preloadReceipt(), prepareSync()));
    isPrefetched.current = true;
    session.edited(form.state.values);
  };
  const form = useLeadForm({
    definition,
    path,
    onEdit,
    onSubmit(answers) {
      const honeypot = String(new FormData(element.current!).get(TRAP) ?? "");
      const elapsedMs = Math.round(performance.now() - since);
      setHadFocus(element.current!.contains(document.activeElement));
      void session.submit(answers, { honeypot, elapsedMs, refused: [...refused] });
    },
    onInvalid() {
      for (const one of listRefusals(definition, findProblems(definition, form.state.values))) refused.add(one);
      setSummaryKey((count) => count + 1);
    },
  });
  /** The values of the page and its link, for a reset. */
  const [pageValues, setPageValues] = useState(form.state.values);
  const resetForm = (to: FormValues): void => form.reset(to, { keepDefaultValues: true });

  function startOver(values = pageValues): void {
    resetForm(values);
    files.clear();
    setRestored(false);
    setPressed(false);
    setSummaryKey(0);
  }
  /** One toast per form. A new message replaces the one before. */
  const showToast = (kind: keyof typeof TOAST_MS, message: string): void =>
    void toast(kind, message, TOAST_MS[kind], `form-${definition.type}`);

  const onSent = useEffectEvent(({ receipt }: SentLead) => {
    refused.clear();
    showToast("success", definition.labels.success);
    if (definition.afterSuccess === "clear") startOver();
    else if (definition.afterSuccess === "clearFiles") files.clear();
    setRestored(false);
    onSuccess?.(receipt);
  });
  const onFailed = useEffectEvent(({ message, problems }: ShownFailure, isNew: boolean) => {
    if (isNew) showToast("error", message);
    showRefused(form, definition, problems);
    setSummaryKey((count) => count + 1);
  });
  const onRestored = useEffectEvent((values: FormValues) => {
    resetForm(values);
    setRestored(false);
  });

  useLayoutEffect(() => {
    const start = startValues(definition, path, element.current!);
    setPageValues(start.pageValues);
    setRestored(start.restored);
    session.begin(start);
    // A reset would render every field again, and usually nothing differs.
    if (JSON.stringify(start.values) !== JSON.stringify(form.state.values)) resetForm(start.values);
    // Runs once, because the path is the key of this component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // native-form.ts repeats the submission that it held.
    if (hydrated && element.current) dispatchPageEvent(element.current, "form:ready");
  }, [hydrated]);

  useEffect(() => {
    post.current = submit;
  });
  useEffect(() => session.mount({ sent: onSent, failed: onFailed, restored: onRestored }), [session]);

  const isShut = isLocked(lead);
  useEffect(() => {
    if (isShut || !hadFocus) return;
    // oxlint-disable-next-line react/set-state-in-effect
    setHadFocus(false);
    if (document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>("[data-submit]")?.focus({ preventScroll: true });
  }, [isShut, hadFocus]);

  /** Scrolls to the top of the form. `focus` alone would scroll to the middle of a long element. */
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
    earlier,
    /** The earlier receipt replaces the form. */
    showsEarlier: earlier !== undefined && earlier.receipt.id === openId,
    files,
    summaryKey,
    restored,
    pressed,
    /** An attempt is under way. */
    busy: isBusy(lead),
    /** The controls are disabled. */
    isShut,
    onEdit,
    submit(): void {
      if (isShut) return;
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
      if (isShut) return;
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
    showEarlier: () => setOpenId(earlier?.receipt.id),
  };
}
