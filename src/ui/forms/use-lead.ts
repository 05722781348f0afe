import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import { TRAP } from "../../forms/trap.ts";
import { prepareSync } from "../../lead/background-sync.ts";
import { isSame } from "../../lead/draft.ts";
import type { FormFiles } from "../../lead/form-files.ts";
import { type FormEvent, FormSession } from "../../lead/form-session.ts";
import { isSending } from "../../lead/form-states.ts";
import { Outbox } from "../../lead/outbox.ts";
import {
  loadAnswers,
  type Receipt,
  type SentAnswers,
  type StoredReceipt,
} from "../../lead/receipts.ts";
import { pageSender, Sender, type SubmitLead } from "../../lead/sender.ts";
import { shownAt, useWasPrerendered } from "../hydrated.ts";
import { dispatchPageEvent } from "../page-events.ts";
import { toast } from "../toast.ts";
import { focusControl } from "./field-link.tsx";
import { useFiles } from "./form-boundary.tsx";
import { findProblems, formProgress, toErrors } from "./form-errors.ts";
import { preloadReceipt } from "./form-sent.tsx";
import { contactValues, startValues } from "./start-values.ts";
import { useStored } from "./use-stored.ts";
import { type LeadFormApi, showErrors, useLeadForm } from "./use-lead-form.ts";

export interface LeadFormProps {
  readonly form: AnyForm;
  readonly path: string;
  /** Sends the lead instead of `POST /forms`. Such leads are stored nowhere. The first render decides. */
  readonly submit?: SubmitLead;
  /** Runs after each success. */
  readonly onSuccess?: (receipt: Receipt) => void;
}

type FormElement = RefObject<HTMLFormElement | null>;

/** Creates the session of a form. */
function useSession(
  definition: AnyForm,
  files: FormFiles,
  submit: SubmitLead | undefined,
): FormSession {
  const [{ session, ownSender }] = useState(() => {
    const sender = submit && new Sender({ outbox: new Outbox(false), post: submit });
    return {
      session: new FormSession(definition, sender ?? pageSender(), files),
      ownSender: sender,
    };
  });
  useEffect(() => ownSender?.start(), [ownSender]);
  return session;
}

/** Moves the focus to the button after a submission, because every control was disabled. @returns Call it at a submission. */
function useFocusAfterSending(element: FormElement, isUnderWay: boolean): () => void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isUnderWay || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>("[data-submit]")?.focus({ preventScroll: true });
  }, [element, isUnderWay]);
  return () => {
    hadFocus.current = element.current!.contains(document.activeElement);
  };
}

/**
 * TanStack Form, with a session that saves each edit and sends each valid submission. It starts with the answers of the page, of its
 * link, of the draft and of the visitor until then.
 *
 * @returns The form, and `reset`, which writes other answers into it.
 */
function useConnectedForm(
  { form: definition, path }: LeadFormProps,
  element: FormElement,
  session: FormSession,
  page: Page,
) {
  const noteFocus = useFocusAfterSending(element, isSending(useStored(session.state)));
  const wasPrerendered = useWasPrerendered();
  /** When the form appeared, ms. The time until it is sent is a sign of a bot. A prerendered form appeared with the document. */
  const [since] = useState(() => (wasPrerendered ? shownAt() : performance.now()));
  const isPrefetched = useRef(false);
  const onEdit = (): void => {
    // The network may be down later. Deferred, so that the key press is handled first.
    if (!isPrefetched.current) setTimeout(() => void (preloadReceipt(), prepareSync()));
    isPrefetched.current = true;
    session.updateAnswers(form.state.values);
  };
  const form = useLeadForm({
    definition,
    path,
    onEdit,
    onSubmit(answers) {
      const honeypot = String(new FormData(element.current!).get(TRAP) ?? "");
      const elapsedMs = Math.round(performance.now() - since);
      noteFocus();
      session.submit(answers, { honeypot, elapsedMs });
    },
    onInvalid: page.showSummary,
  });
  const reset = (values: FormValues): void => form.reset(values, { keepDefaultValues: true });
  useLayoutEffect(() => {
    const start = startValues(definition, path, element.current!);
    if (start.hasDraftValues) page.change({ isDraftRestored: true });
    session.begin(start);
    // A reset would render every field again, and usually nothing differs.
    if (!isSame(start.values, form.state.values)) reset(start.values);
    // Runs once, because the path is the key of this component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // As soon as React can answer: before-react.ts keeps events from the form until then.
  useLayoutEffect(() => {
    // A receipt may have replaced the form before.
    const { current } = element;
    if (!current || "ready" in current.dataset) return;
    current.dataset.ready = "";
    // After the form shows the values of the draft. native-form.ts repeats the submission that it held.
    queueMicrotask(() => dispatchPageEvent(current, "form:ready"));
  });
  return { form, onEdit, reset };
}

const TOAST_MS = { error: 4000, success: 6000 } as const;

/** Mounts a session, and shows a toast about each event. */
function useSessionEvents(
  { type, labels }: AnyForm,
  session: FormSession,
  onEvent: (event: FormEvent) => void,
): void {
  /** One toast per form. A new message replaces the one before. */
  const showToast = (kind: keyof typeof TOAST_MS, message: string): void =>
    void toast(kind, message, TOAST_MS[kind], `form-${type}`);
  const onSessionEvent = useEffectEvent((event: FormEvent) => {
    if (event.type === "sent") showToast("success", labels.success);
    else if (event.type === "failed" && event.isNew) showToast("error", event.failure.message);
    onEvent(event);
  });
  useEffect(() => session.mount((event) => onSessionEvent(event)), [session]);
}

/** Scrolls to the top of the form. `focus` alone would scroll to the middle of a long element. */
function focusForm({ current }: FormElement): void {
  current?.focus({ preventScroll: true });
  current?.scrollIntoView({ block: "start" });
}

/** An earlier receipt of this form, which its visitor may open. */
function useEarlierReceipt(session: FormSession, formType: string, element: FormElement) {
  const earlier = useStored(session.earlierReceipt);
  const [opened, open] = useState<{ readonly receipt: StoredReceipt } & Partial<SentAnswers>>();
  return {
    earlier,
    /** The earlier receipt with its answers, in place of the form. */
    opened: opened?.receipt === earlier ? opened : undefined,
    showEarlier: () => earlier && open({ receipt: earlier, ...loadAnswers(formType, earlier.id) }),
    startNewLead(): void {
      flushSync(() => {
        open(undefined);
        session.startNewLead();
      });
      focusForm(element);
    },
  };
}

/** What the page shows around the answers. */
const START = {
  /** Counts how often errors were shown, so that the summary takes the focus each time. */
  summaryKey: 0,
  /** A draft was restored. */
  isDraftRestored: false,
  /** The button was pressed. */
  isPressed: false,
  /** Of the lead that was sent last. */
  sentReference: undefined as string | undefined,
};

function usePage() {
  const [shown, setShown] = useState(START);
  return {
    shown,
    change: (changes: Partial<typeof START>) => setShown((before) => ({ ...before, ...changes })),
    showSummary: () => setShown((before) => ({ ...before, summaryKey: before.summaryKey + 1 })),
  };
}
type Page = ReturnType<typeof usePage>;

/** Moves the focus to one missing answer, and shows that error alone. */
function focusMissing(
  form: LeadFormApi,
  definition: AnyForm,
  control: string,
  hideSummary: () => void,
): void {
  const { [control]: message } = toErrors(definition, findProblems(definition, form.state.values));
  flushSync(() => {
    hideSummary();
    if (message) showErrors(form, { [control]: message });
  });
  focusControl(control);
}

/** Connects TanStack Form and the session of a form (src/lead/form-session.ts), with focus, scrolling and toasts. */
export function useLead(props: LeadFormProps) {
  const { form: definition, onSuccess } = props;
  const element = useRef<HTMLFormElement>(null);
  const files = useFiles(definition.type);
  const session = useSession(definition, files, props.submit);
  const lead = useStored(session.state);
  const isUnderWay = isSending(lead);
  const page = usePage();
  const { form, onEdit, reset } = useConnectedForm(props, element, session, page);
  const startOver = (values = session.pageValues): void => {
    reset(values);
    files.clear();
    page.change(START);
  };
  useSessionEvents(definition, session, (event) => {
    if (event.type === "failed") {
      showErrors(form, toErrors(definition, event.failure.problems));
      return page.showSummary();
    }
    page.change({ isDraftRestored: false });
    if (event.type === "restored") return reset(event.values);
    if (definition.afterSuccess === "clear") startOver();
    else if (definition.afterSuccess === "clearFiles") files.clear();
    page.change({ sentReference: event.receipt.reference });
    onSuccess?.(event.receipt);
  });

  return {
    element,
    form,
    session,
    lead,
    files,
    ...page.shown,
    /** A lead is under way that the visitor asked for: the controls are disabled. */
    isUnderWay,
    onEdit,
    submit(): void {
      if (isUnderWay) return;
      const [needed] =
        definition.gate === "disabled" ? formProgress(definition, form.state.values).missing : [];
      page.change({ isPressed: true });
      if (needed)
        return focusMissing(form, definition, needed.control, () => page.change({ summaryKey: 0 }));
      session.press();
      void form.handleSubmit();
    },
    /** Clears a restored draft, but for name and contact, and withdraws a lead that waits. */
    clear(): void {
      if (isUnderWay) return;
      flushSync(() => {
        session.clear();
        startOver({ ...session.pageValues, ...contactValues(form.state.values) });
      });
      focusForm(element);
    },
    ...useEarlierReceipt(session, definition.type, element),
  };
}
