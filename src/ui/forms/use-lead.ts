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
import { announce } from "../page-events.ts";
import { toast } from "../toast.ts";
import { focusControl } from "./field-link.tsx";
import { missing, problemsOf, refusalsOf } from "./form-errors.ts";
import { prepareAnswer } from "./form-sent.tsx";
import { personOf, startValues } from "./start-values.ts";
import { useDraft } from "./use-draft.ts";
import { type ChangeFiles, useFiles } from "./use-files.ts";
import { showMissing, showRefused, useLeadForm } from "./use-lead-form.ts";

export interface LeadFormProps {
  readonly form: AnyForm;
  readonly path: string;
  /** Replaces the default way to the edge; its leads are not kept in the outbox, which knows that way alone. */
  readonly submit?: SubmitLead;
  /** Called after each success. */
  readonly onSuccess?: (receipt: Receipt) => void;
}

const TOAST_MS = { error: 4000, success: 6000 } as const;

/** Why the edge refused a lead of the outbox. What was told in another language is asked for anew. */
function refusalOf({ problems, message, faults = {}, toldIn = "en" }: OutgoingLead): Failure | undefined {
  if (!problems || toldIn !== currentLocale()) return undefined;
  const isUpload = Object.keys(faults).length > 0;
  return { message: message ?? messageOfStatus(400), problems, isUpload, isFinal: true, isStored: false };
}

/** One form on its page: where it begins, what is typed, and what the machine of its lead asks the page to do. */
export function useLead({ form: definition, path, submit, onSuccess }: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const cameWithPage = useCameWithPage();
  const hydrated = useHydrated();
  /** Counts the times that errors were shown, so that the summary takes focus each time. */
  const [attempt, setAttempt] = useState(0);
  const [restored, setRestored] = useState(false);
  const [pressed, setPressed] = useState(false);
  /** The controls are shut while it is sent, and one of them had the focus. */
  const [hadFocus, setHadFocus] = useState(false);
  /** The first moment of the form, against which its speed is judged, ms: one that came with the page stood there first. */
  const [since] = useState(() => (cameWithPage ? 0 : performance.now()));

  const latest = useRef<Partial<Effects>>({});
  const [session] = useState(() => startSession(() => latest.current, definition.afterSuccess === "clear"));
  const lead = useSyncExternalStore(session.subscribe, session.get, session.get);
  const busy = isBusy(lead);
  const onEdit = (): void => session.send({ type: "edited" });

  const files = useFiles(definition);
  const [intent] = useState(() => new Intent(definition.type));
  /** Goes along with the lead that is sent after all. */
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
  /** What the form is set back to: its own beginning and what the link knows. */
  const [initialValues, setInitialValues] = useState(form.state.values);
  const setBack = (to: FormValues): void => form.reset(to, { keepDefaultValues: true });
  /** Another tab may write the draft too. */
  const lookedAt = useRef<DraftSnapshot>({ values: initialValues, stored: {} });
  /** What the answers on the page are sent as. */
  const idOfAnswers = (): string => intent.idFor(toPayload(definition, form.state.values));

  const saveDraftSoon = useDraft((isLeaving) => {
    const { isDirty, startsNewLead, at } = session.get();
    const { values } = form.state;
    if (!isDirty || (isLeaving && isSame(values, initialValues))) return;
    // Sent as they stand, here or elsewhere: they are kept by others now.
    if (at === "sent" || (!startsNewLead && loadReceipt(definition.type)?.id === idOfAnswers())) return;
    const merged = mergeDraft(definition.type, values, lookedAt.current);
    lookedAt.current = { values: values, stored: values };
    if (isSame(merged, initialValues)) clearDraft(definition.type);
    else saveDraft(definition.type, { values: merged, initialValues: initialValues });
  });

  function beginWith(values: FormValues): void {
    setBack(values);
    files.clear();
    setRestored(false);
    setPressed(false);
    setAttempt(0);
  }
  /** One toast a form: the news of one try replaces that of the one before. */
  const showToast = (kind: keyof typeof TOAST_MS, message: string): string =>
    toast(kind, message, TOAST_MS[kind], `form-${definition.type}`);
  const forget = (id: string): void => {
    if (!submit) void remove(id);
  };

  const effects: Effects = {
    // Not in the task of the key.
    prefetch: () => setTimeout(() => void (prepareAnswer(), prepareSync())),
    keepDraft() {
      intent.nonce();
      saveDraftSoon();
    },
    beginNewLead: () => intent.complete(),
    async prepare({ answers }) {
      try {
        const picked = await files.ready();
        if (!picked) {
          // The picker says what is wrong with it, and what to do.
          const message = t("Not sent yet: a file was left out. Where you chose it you can read why.");
          return session.send({ type: "leftOut", message });
        }
        const body = toPayload(definition, answers);
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
    remove: ({ id }) => forget(id),
    rest() {},
    celebrate({ lead: { id, values }, receipt }) {
      forget(id);
      refused.clear();
      clearSent(definition.type, values, lookedAt.current.stored);
      // A colleague writes of others.
      if (!definition.unlisted) saveContact(values);
      storeReceipt(definition.type, receipt, values);
      showToast("success", definition.labels.success);
      if (definition.afterSuccess === "clearFiles") files.clear();
      setRestored(false);
      onSuccess?.(receipt);
    },
    refuse: ({ lead: { id } }) => forget(id),
    showProblems({ problems }) {
      showRefused(form, definition, problems);
      setAttempt((count) => count + 1);
    },
    toast: ({ message }) => showToast("error", message),
    fillIn({ lead: { values, files: picked } }) {
      // Its id follows from what this device may have forgotten tomorrow.
      intent.nonce();
      setBack({ ...initialValues, ...values });
      setRestored(false);
      files.setFiles(picked);
    },
    clearAnswers: () => beginWith(initialValues),
  };
  useLayoutEffect(() => {
    latest.current = effects;
  });

  useLayoutEffect(() => {
    const start = startValues(definition, path, element.current!);
    setInitialValues(start.initialValues);
    setRestored(start.restored);
    // Sent tomorrow, from here or from another tab, it is one lead still.
    if (start.restored) intent.nonce();
    lookedAt.current = { values: start.values, stored: loadDraft(definition.type)?.values ?? {} };
    const receipt = loadReceipt(definition.type);
    const known = receipt && { receipt, values: loadAnswers(definition.type, receipt.id) };
    session.send({ type: "began", isDirty: start.typed, known });
    // Most begin as they stand: every field would be drawn again for nothing.
    if (!isSame(start.values, form.state.values)) setBack(start.values);
    // Only on arrival: the path is the key of this component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // What was submitted before the form was its own is submitted again now.
    if (hydrated && element.current) announce(element.current, "form:ready");
  }, [hydrated]);

  const hear = useEffectEvent((receipt: StoredReceipt, values?: FormValues): void => {
    const isOurs = session.get().isDirty && files.files.length === 0 && idOfAnswers() === receipt.id;
    session.send({ type: "told", receipt, values, isSame: isOurs });
  });
  useEffect(() => watchReceipts(definition.type, hear), [definition.type]);

  /** Gives the form what an earlier visit could not send. */
  const adopt = useEffectEvent(async (isHere: () => boolean): Promise<void> => {
    if (submit) return;
    const found = await storedLeadFor(definition.type, session, { isHere, values: () => form.state.values });
    if (!found) return;
    const failure = refusalOf(found);
    session.send({ type: "found", lead: found, now: Date.now(), failure });
    if (!failure) return;
    for (const [id, message] of Object.entries(found.faults ?? {})) files.report(id, { at: "failed", message });
  });
  const [resume] = useState(() => (): void => session.send({ type: "resumed", now: Date.now() }));
  useEffect(() => {
    let isHere = true;
    addEventListener("online", resume);
    session.send({ type: "returned" });
    void adopt(() => isHere);
    return () => {
      isHere = false;
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

  /** At its beginning: a browser would bring the middle of so long an element into view. */
  const focusForm = (): void => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "start" });
  };
  /** Leads to one answer that is missing: what else is wrong is for later. */
  function askFor(control: string): void {
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
    press(): void {
      if (busy) return;
      const [needed] = definition.gate === "disabled" ? missing(definition, form.state.values) : [];
      if (needed) {
        refused.add(`${needed.control.split(".", 1)[0]} required`);
        return askFor(needed.control);
      }
      session.send({ type: "pressed" });
      setPressed(true);
      void form.handleSubmit();
    },
    /** Away with what an earlier visit left, but for who wrote it. What waits to be sent says what is cleared. */
    clear(): void {
      if (busy) return;
      clearDraft(definition.type);
      flushSync(() => {
        session.send({ type: "discarded" });
        beginWith({ ...initialValues, ...personOf(form.state.values) });
      });
      focusForm();
    },
    again(): void {
      flushSync(() => session.send({ type: "anotherWanted" }));
      focusForm();
    },
    openReceipt: (): void => session.send({ type: "receiptOpened" }),
    /** Sends now what waits. */
    resume,
    /** Takes it out of the outbox; the answers stay in the form. */
    discard: (): void => session.send({ type: "discarded" }),
  };
}
