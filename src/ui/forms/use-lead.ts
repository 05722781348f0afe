import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import { MESSAGES, messageOfStatus } from "../../forms/messages.ts";
import { toPayload } from "../../forms/payload.ts";
import { currentLocale, t } from "../../i18n/t.ts";
import { prepareSync } from "../../lead/background-sync.ts";
import { saveContact } from "../../lead/contact.ts";
import { deliver } from "../../lead/deliver.ts";
import {
  clearDraft,
  clearSent,
  isSame,
  loadDraft,
  type DraftSnapshot,
  mergeDraft,
  saveDraft,
} from "../../lead/draft.ts";
import { Intent } from "../../lead/intent.ts";
import { type Failure, isBusy } from "../../lead/machine.ts";
import { claim, type OutgoingLead, release, remove } from "../../lead/outbox.ts";
import {
  type StoredReceipt,
  storeReceipt,
  loadAnswers,
  loadReceipt,
  type Receipt,
  watchReceipts,
} from "../../lead/receipts.ts";
import { storedLeadFor } from "../../lead/send-stored.ts";
import { postLead, prepareLead, type SubmitLead } from "../../lead/send-lead.ts";
import { type Effects, startSession } from "../../lead/session.ts";
import { useCameWithPage, useHydrated } from "../hydrated.ts";
import { dispatchPageEvent } from "../page-events.ts";
import { toast } from "../toast.ts";
import { focusControl } from "./field-link.tsx";
import { missingAnswers, problemsOf, refusalsOf } from "./form-errors.ts";
import { preloadReceipt } from "./form-sent.tsx";
import { contactValues, startValues } from "./start-values.ts";
import { useDraft } from "./use-draft.ts";
import { type ChangeFiles, useFiles } from "./use-files.ts";
import { showMissing, showRefused, useLeadForm } from "./use-lead-form.ts";

export interface LeadFormProps {
  readonly form: AnyForm;
  readonly path: string;
  /** Sends the lead instead of `POST /forms`. Such leads are not kept in the outbox, which uses the default. */
  readonly submit?: SubmitLead;
  /** Called after each success. */
  readonly onSuccess?: (receipt: Receipt) => void;
}

const TOAST_MS = { error: 4000, success: 6000 } as const;

/** Why the edge refused a lead of the outbox. Undefined if the messages are in another language: then it is sent again. */
function refusalOf({ problems, message, faults = {}, toldIn = "en" }: OutgoingLead): Failure | undefined {
  if (!problems || toldIn !== currentLocale()) return undefined;
  const isUpload = Object.keys(faults).length > 0;
  return { message: message ?? messageOfStatus(400), problems, isUpload, isFinal: true, isStored: false };
}

/**
 * The state of a form: its values and files, and the machine of its lead (src/lead/machine.ts), whose effects are carried out here.
 * Used by `LeadForm` alone.
 */
export function useLead({ form: definition, path, submit, onSuccess }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const cameWithPage = useCameWithPage();
  const hydrated = useHydrated();
  /** Counts how often errors were shown, so that the summary takes the focus each time. */
  const [attempt, setAttempt] = useState(0);
  const [restored, setRestored] = useState(false);
  const [pressed, setPressed] = useState(false);
  /** Whether a control had the focus when the form was submitted. All are disabled while it is sent. */
  const [hadFocus, setHadFocus] = useState(false);
  /** When the form appeared, ms: the time until it is sent is a sign of a bot. A prerendered form was there from the start. */
  const [since] = useState(() => (cameWithPage ? 0 : performance.now()));

  const latest = useRef<Partial<Effects>>({});
  const [session] = useState(() => startSession(() => latest.current, definition.afterSuccess === "clear"));
  const lead = useSyncExternalStore(session.subscribe, session.get, session.get);
  const busy = isBusy(lead);
  const onEdit = (): void => session.send({ type: "edited" });

  const files = useFiles(definition);
  const [intent] = useState(() => new Intent(definition.type));
  /** What the page refused before; sent along with the lead, for statistics. */
  const [refused] = useState(() => new Set<string>());
  const form = useLeadForm({
    definition,
    path,
    onEdit,
    onSubmit(answers) {
      setHadFocus(element.current!.contains(document.activeElement));
      session.send({ type: "submitted", answers });
    },
    onInvalid() {
      for (const one of refusalsOf(definition, problemsOf(definition, form.state.values))) refused.add(one);
      setAttempt((count) => count + 1);
    },
  });
  /** What the form is reset to: the values of the page and its link. */
  const [initialValues, setInitialValues] = useState(form.state.values);
  const resetForm = (to: FormValues): void => form.reset(to, { keepDefaultValues: true });
  /** The draft when this tab last read or wrote it. Another tab may have changed it since. */
  const lastDraft = useRef<DraftSnapshot>({ values: initialValues, stored: {} });
  /** The id under which answers are sent. */
  const idOf = (values: FormValues): string => intent.idFor(toPayload(definition, values));
  const idOfAnswers = (): string => idOf(form.state.values);

  const saveDraftNow = (): void => {
    const { values } = form.state;
    const merged = mergeDraft(definition.type, values, lastDraft.current);
    lastDraft.current = { values, stored: values };
    if (isSame(merged, initialValues)) clearDraft(definition.type);
    else saveDraft(definition.type, { values: merged, initialValues });
    // Another tab's answers keep that tab's nonce.
    if (isSame(merged, values)) intent.keep();
  };
  const saveDraftSoon = useDraft((isLeaving) => {
    const { isDirty, startsNewLead, at } = session.get();
    if (!isDirty || (isLeaving && isSame(form.state.values, initialValues))) return;
    // These answers were sent, here or in another tab: receipt and outbox have them.
    if (at === "sent" || (!startsNewLead && loadReceipt(definition.type)?.id === idOfAnswers())) return;
    saveDraftNow();
  });

  function startOver(values: FormValues): void {
    resetForm(values);
    files.clear();
    setRestored(false);
    setPressed(false);
    setAttempt(0);
  }
  /** One toast per form: a new message replaces the one before. */
  const showToast = (kind: keyof typeof TOAST_MS, message: string): string =>
    toast(kind, message, TOAST_MS[kind], `form-${definition.type}`);
  const removeFromOutbox = (id: string): void => {
    if (!submit) void remove(id);
  };

  const effects: Effects = {
    // Not within the handler of a key.
    prefetch: () => setTimeout(() => void (preloadReceipt(), prepareSync())),
    keepDraft: saveDraftSoon,
    beginNewLead: () => intent.complete(),
    async prepare({ answers }) {
      try {
        const picked = await files.ready();
        if (!picked) {
          // The file picker shows the reason.
          const message = t("Not sent yet: a file was left out. Where you chose it you can read why.");
          return session.send({ type: "leftOut", message });
        }
        const body = toPayload(definition, answers);
        // Also where nobody typed: what the outbox gives back is then what the draft says.
        saveDraftNow();
        const written = { id: intent.idFor(body), values: answers, body, files: picked };
        const honeypot = String(new FormData(element.current!).get("website") ?? "");
        const elapsedMs = Math.round(performance.now() - since);
        const job = await prepareLead(definition, written, { honeypot, elapsedMs, refused: [...refused] }, !submit);
        session.send({ type: "prepared", job });
      } catch (error) {
        console.error(error);
        session.send({ type: "broke", message: t(MESSAGES.submissionFailed) });
      }
    },
    async deliver({ job }) {
      const { id, meta } = job.lead;
      const event = await deliver(job, {
        uploads: files.uploads(),
        report: files.report,
        onStage: (at) => session.send({ type: "stage", at }),
        post: (body) => (submit ? submit(id, body, meta) : postLead(id, body, meta)),
      });
      session.send(event);
    },
    retry: ({ at }) => setTimeout(() => session.send({ type: "due", retryAt: at }), at - Date.now()),
    claim: ({ id }) => claim(id),
    release: ({ id }) => release(id),
    remove: ({ id }) => removeFromOutbox(id),
    stop() {},
    complete({ lead: { id, values }, receipt }) {
      removeFromOutbox(id);
      refused.clear();
      clearSent(definition.type, values, lastDraft.current.stored);
      // An internal form is about somebody else.
      if (!definition.unlisted) saveContact(values);
      storeReceipt(definition.type, receipt, values);
      showToast("success", definition.labels.success);
      if (definition.afterSuccess === "clearFiles") files.clear();
      setRestored(false);
      onSuccess?.(receipt);
    },
    refuse: ({ lead: { id } }) => removeFromOutbox(id),
    showProblems({ problems }) {
      showRefused(form, definition, problems);
      setAttempt((count) => count + 1);
    },
    toast: ({ message }) => showToast("error", message),
    fillIn({ lead: { values, files: picked } }) {
      // Its id follows from what this device may have forgotten tomorrow.
      intent.keep();
      resetForm({ ...initialValues, ...values });
      setRestored(false);
      files.setFiles(picked);
    },
    clearAnswers: () => startOver(initialValues),
  };
  useLayoutEffect(() => {
    latest.current = effects;
  });

  useLayoutEffect(() => {
    const start = startValues(definition, path, element.current!);
    setInitialValues(start.initialValues);
    setRestored(start.restored);
    // Keeps the nonce of the intent, so that the draft stays one lead, tomorrow and in other tabs.
    if (start.restored) intent.keep();
    lastDraft.current = { values: start.values, stored: loadDraft(definition.type)?.values ?? {} };
    const receipt = loadReceipt(definition.type);
    const known = receipt && { receipt, values: loadAnswers(definition.type, receipt.id) };
    const isOwn = start.restored && receipt?.id !== idOf(start.values);
    session.send({ type: "began", isDirty: start.typed, known, isOwn });
    // Usually nothing differs, and a reset would render every field again.
    if (!isSame(start.values, form.state.values)) resetForm(start.values);
    // Once: the path is the key of this component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // native-form.ts submits again what it held.
    if (hydrated && element.current) dispatchPageEvent(element.current, "form:ready");
  }, [hydrated]);

  const onReceipt = useEffectEvent((receipt: StoredReceipt, values?: FormValues): void => {
    const isSameLead = session.get().isDirty && files.files.length === 0 && idOfAnswers() === receipt.id;
    session.send({ type: "receiptFound", receipt, values, isSame: isSameLead });
  });
  useEffect(() => watchReceipts(definition.type, onReceipt), [definition.type]);

  /** Restores a lead from the outbox: one that was not sent is filled in, one that the service worker sent shows its receipt. */
  const restoreLead = useEffectEvent(async (isMounted: () => boolean): Promise<void> => {
    if (submit) return;
    const found = await storedLeadFor(definition.type, session, { isMounted, values: () => form.state.values });
    if (!found) return;
    const failure = refusalOf(found);
    session.send({ type: "found", lead: found, now: Date.now(), failure });
    if (!failure) return;
    for (const [id, message] of Object.entries(found.faults ?? {})) files.report(id, { at: "failed", message });
  });
  const [resume] = useState(() => (): void => session.send({ type: "resumed", now: Date.now() }));
  useEffect(() => {
    let isMounted = true;
    addEventListener("online", resume);
    session.send({ type: "returned" });
    void restoreLead(() => isMounted);
    return () => {
      isMounted = false;
      removeEventListener("online", resume);
      session.send({ type: "left" });
    };
  }, [session, resume]);

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
      setAttempt(0);
      showMissing(form, definition, control);
    });
    focusControl(control);
  }
  const changeFiles: ChangeFiles = (picked) => {
    onEdit();
    files.setFiles(picked);
  };

  return {
    element,
    form,
    lead,
    files,
    attempt,
    restored,
    pressed,
    busy,
    changeFiles,
    submit(): void {
      if (busy) return;
      const [needed] = definition.gate === "disabled" ? missingAnswers(definition, form.state.values) : [];
      if (needed) {
        refused.add(`${needed.control.split(".", 1)[0]} required`);
        return focusMissing(needed.control);
      }
      session.send({ type: "pressed" });
      setPressed(true);
      void form.handleSubmit();
    },
    /** Clears a restored draft, but for name and contact, and withdraws a lead that waits. */
    clear(): void {
      if (busy) return;
      clearDraft(definition.type);
      flushSync(() => {
        session.send({ type: "discarded" });
        startOver({ ...initialValues, ...contactValues(form.state.values) });
      });
      focusForm();
    },
    startNewLead(): void {
      flushSync(() => session.send({ type: "anotherWanted" }));
      focusForm();
    },
    openReceipt: (): void => session.send({ type: "receiptOpened" }),
    /** Sends a waiting lead now. */
    resume,
    /** Removes a waiting lead from the outbox. Its answers stay in the form. */
    discard: (): void => session.send({ type: "discarded" }),
  };
}
