import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import { MESSAGES, messageOfStatus, type Problem } from "../../forms/messages.ts";
import { toPayload } from "../../forms/payload.ts";
import { prepareSync } from "../../lead/background-sync.ts";
import { keepContact } from "../../lead/contact.ts";
import { deliver, type Delivery } from "../../lead/deliver.ts";
import { clearDraft } from "../../lead/draft.ts";
import { Intent } from "../../lead/intent.ts";
import { disown, keep, type OutgoingLead, own, withdraw } from "../../lead/outbox.ts";
import { keepReceipt, type Receipt } from "../../lead/receipts.ts";
import { pauseBefore } from "../../lead/retry.ts";
import { outgoingLead, postLead, type SubmitLead } from "../../lead/send-lead.ts";
import type { PickedFile } from "../../lead/upload.ts";
import { toast } from "../toast.ts";
import type { Failed, Job, Submission } from "./submission.ts";
import { useFiles } from "./use-files.ts";
import { useKeptLead } from "./use-kept-lead.ts";
import { currentLocale, t } from "../../i18n/t.ts";

const TOAST_MS = { error: 4000, success: 6000 } as const;

interface Held {
  readonly intent: Intent;
  /** On the clock that nobody sets: milliseconds since the page began to load. */
  since: number;
  busy: boolean;
  job: Job | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  gone: boolean;
  /** The browser was asked for what sends in the background. */
  isPrepared: boolean;
}

interface Options {
  readonly form: AnyForm;
  /** Replaces the way to the edge; its leads are not kept in the outbox, which knows that way alone. */
  readonly submit: SubmitLead | undefined;
  readonly onSent: (receipt: Receipt) => void;
  readonly onRefused: (problems: readonly Problem[]) => void;
  /** A lead of an earlier visit, from the outbox; answers whether the form took it. */
  readonly onFound: (lead: OutgoingLead) => boolean;
}

/** The way of one form from the button to the receipt. Each failure keeps every answer, and shows its text. */
export function useSubmission({ form, submit, onSent, onRefused, onFound }: Options) {
  const [state, setState] = useState<Submission>({ at: "idle" });
  const files = useFiles(form);
  const kept = useRef<Held>(undefined);
  const hold = (): Held =>
    (kept.current ??= {
      intent: new Intent(form.type),
      since: 0,
      busy: false,
      job: undefined,
      timer: undefined,
      gone: false,
      isPrepared: false,
    });

  /** One toast a form: the news of one try replaces that of the one before. */
  const say = (kind: keyof typeof TOAST_MS, message: string): string =>
    toast(kind, message, TOAST_MS[kind], `form-${form.type}`);
  const showFailed = (failed: Pick<Failed, "message"> & Partial<Failed>): void =>
    setState({ at: "failed", problems: [], isUpload: false, isFinal: false, isKept: false, ...failed });

  async function jobOf(values: FormValues, honeypot: string, picked: readonly PickedFile[]): Promise<Job> {
    const { intent, since } = hold();
    const body = toPayload(form, values);
    const id = intent.idFor(body);
    const circumstances = { honeypot, elapsedMs: Math.round(performance.now() - since) };
    const lead = outgoingLead(form, { id, values, body, files: picked }, circumstances);
    const tries = { failed: 0, since: lead.at };
    if (submit) return { lead, post: (whole) => submit(id, whole, circumstances), isKept: false, tries };
    own(id);
    return { lead, post: (whole) => postLead(id, whole, lead.meta), isKept: await keep(lead), tries };
  }

  /** The outbox has nothing more to send of it. */
  function leave({ lead }: Job): void {
    hold().job = undefined;
    if (!submit) void withdraw(lead.id);
  }

  function succeed(job: Job, receipt: Receipt): void {
    leave(job);
    clearDraft(form.type);
    setState({ at: "sent", receipt, values: job.lead.values });
    // A colleague writes of others.
    if (!form.unlisted) keepContact(job.lead.values);
    keepReceipt(form.type, receipt, job.lead.values);
    say("success", form.labels.success);
    onSent(receipt);
  }

  async function fail(job: Job, failed: Extract<Delivery, { ok: false }>, isFirst: boolean): Promise<void> {
    const held = hold();
    const problems = files.takeBack(job.lead.files, failed.problems);
    // A lead that was stored, though its answer was lost, has claimed them: for what it says now they are sent anew.
    if (!job.isAnew && failed.problems.length > 0 && failed.problems.every(({ code }) => code === "unknown_upload")) {
      job.isAnew = true;
      return run(job);
    }
    job.tries = { ...job.tries, failed: job.tries.failed + 1 };
    const pause = held.gone ? undefined : pauseBefore(job.tries, failed);
    if (failed.transient) held.job = job;
    else leave(job);
    if (held.gone) disown(job.lead.id);
    if (pause !== undefined) held.timer = setTimeout(() => void run(job), pause);
    showFailed({
      message: failed.message,
      problems,
      isUpload: "isUpload" in failed || problems.length < failed.problems.length,
      isFinal: !failed.transient,
      isKept: job.isKept && failed.transient,
      retryAt: pause === undefined ? undefined : Date.now() + pause,
    });
    if (isFirst) say("error", failed.message);
    if (isFirst || !failed.transient) onRefused(problems);
  }

  async function run(job: Job): Promise<void> {
    const held = hold();
    clearTimeout(held.timer);
    held.busy = true;
    // Shut at once: another tab, or this form on another page, may be sending it still.
    setState({ at: "submitting" });
    const isFirst = job.tries.failed === 0;
    const onStage = (at: "uploading" | "submitting"): void => setState({ at });
    const way = { uploads: files.uploads(), report: files.report, onStage, post: job.post };
    try {
      const answer = await deliver(job.lead, way);
      // Still busy: the receipt that is kept now is this form's own, not another tab's.
      if (answer.ok) succeed(job, answer.data);
      else await fail(job, answer, isFirst);
    } finally {
      held.busy = false;
    }
  }

  /** Nothing that is thrown on the way may leave the form waiting without a word. */
  async function attempt(start: () => Promise<void>): Promise<void> {
    try {
      await start();
    } catch (error) {
      console.error(error);
      const message = t(MESSAGES.submissionFailed);
      say("error", message);
      showFailed({ message });
    } finally {
      hold().busy = false;
    }
  }

  /** From the beginning: its tries count anew. */
  const again = (): void => {
    const { job, busy } = hold();
    if (!job || busy) return;
    job.tries = { failed: 0, since: Date.now() };
    void attempt(() => run(job));
  };
  const onOnline = useEffectEvent(again);

  function adopt(lead: OutgoingLead): void {
    if (!onFound(lead)) return;
    files.setFiles(lead.files);
    const post: Job["post"] = (body) => postLead(lead.id, body, lead.meta);
    const job: Job = { lead, post, isKept: true, tries: { failed: 0, since: Date.now() } };
    // What was told in another language, by the service worker or a page, is asked for anew.
    if (lead.problems && (lead.toldIn ?? "en") === currentLocale()) {
      leave(job);
      const problems = files.takeBack(lead.files, lead.problems, lead.faults);
      const { message = messageOfStatus(400), faults = {} } = lead;
      const isUpload = problems.length < lead.problems.length || Object.keys(faults).length > 0;
      showFailed({ message, problems, isUpload, isFinal: true });
      onRefused(problems);
      return;
    }
    own(lead.id);
    hold().job = job;
    void attempt(() => run(job));
  }
  useKeptLead(form.type, () => !submit && !hold().busy && !hold().job, adopt);

  useEffect(() => {
    const held = hold();
    held.gone = false;
    addEventListener("online", onOnline);
    return () => {
      held.gone = true;
      clearTimeout(held.timer);
      removeEventListener("online", onOnline);
      // What is kept is looked after by every page from here on.
      if (held.job) disown(held.job.lead.id);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  /**
   * An answer was changed: what waits in the outbox is no longer what the visitor means. Where a receipt is known for the
   * last ones, these are another lead, even if they end up the same.
   */
  const edit = useCallback((isAnother: boolean): void => {
    const held = hold();
    if (isAnother) held.intent.fulfil();
    held.intent.hold();
    if (!held.isPrepared) setTimeout(prepareSync);
    held.isPrepared = true;
    if (!held.job || held.busy) return;
    clearTimeout(held.timer);
    leave(held.job);
    setState((now) => (now.at === "failed" ? { ...now, isKept: false, retryAt: undefined } : now));
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    state,
    files,
    /** The first moment of the form, against which its speed is judged: one that came with the page stood there first. */
    begin: (cameWithPage: boolean): void => {
      hold().since = cameWithPage ? 0 : performance.now();
    },
    /** What these answers would be sent as. */
    idOf: (values: FormValues): string => hold().intent.idFor(toPayload(form, values)),
    edit,
    isBusy: (): boolean => hold().busy,
    /** Sends now what waits. */
    again,
    /** Takes it out of the outbox; the answers stay in the form. */
    discard: (): void => {
      edit(false);
      setState({ at: "idle" });
    },
    /** Back to the beginning, unless something is on its way. */
    reset: (): void => {
      const { busy, timer } = hold();
      if (busy) return;
      clearTimeout(timer);
      setState({ at: "idle" });
    },
    /** One at a time: a second press while the first is on its way does nothing. */
    async send(values: FormValues, honeypot: string): Promise<void> {
      const held = hold();
      if (held.busy) return;
      held.busy = true;
      await attempt(async () => {
        setState({ at: "submitting" });
        const count = files.files.length;
        const picked = await files.ready();
        // The picker says what is wrong with it, and what to do: nobody should believe that it was sent.
        if (picked.length < count) {
          return showFailed({ message: t("Not sent yet: a file was left out. Where you chose it you can read why.") });
        }
        const job = await jobOf(values, honeypot, picked);
        if (held.job && held.job.lead.id !== job.lead.id) leave(held.job);
        await run(job);
      });
    },
  };
}
