import { useCallback, useRef, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import { MESSAGES, type Problem } from "../../forms/messages.ts";
import { type Body, toPayload } from "../../forms/payload.ts";
import { clearDraft } from "../../lead/draft.ts";
import { type Answer, refusal } from "../../lead/request.ts";
import { Intent } from "../../lead/intent.ts";
import { keepReceipt, type Receipt } from "../../lead/receipts.ts";
import type { SubmitLead } from "../../lead/send-lead.ts";
import { toast } from "../toast.ts";
import { type FileState, type PickedFile, Uploads } from "../../lead/upload.ts";

export type Submission =
  | { readonly at: "idle" }
  | { readonly at: "uploading" }
  | { readonly at: "submitting" }
  | { readonly at: "sent"; readonly receipt: Receipt }
  | {
      readonly at: "failed";
      readonly message: string;
      readonly problems: readonly Problem[];
      /** Files are what kept it from being sent. */
      readonly isUpload: boolean;
    };

const TOAST_MS = { error: 4000, success: 6000 } as const;

/** The path of an attached file in the body, with its place in the list. */
const FILE_PATH = /^(?:formData\.)?(?:uploadedFileKeys|uploadedDocuments)\.(\d+)/;

interface Held {
  readonly intent: Intent;
  uploads: Uploads | undefined;
  /** On the clock that nobody sets: milliseconds since the page began to load. */
  since: number;
  busy: boolean;
}

/** The way of one form from the button to the receipt. Each failure keeps every answer, and shows its text. */
export function useSubmission(form: AnyForm, submit: SubmitLead) {
  const newUploads = (): Uploads | undefined => form.upload && new Uploads(form.upload, form.type);
  const [state, setState] = useState<Submission>({ at: "idle" });
  const [files, setFiles] = useState<readonly PickedFile[]>([]);
  const [fileStates, setFileStates] = useState<Readonly<Record<string, FileState>>>({});
  const kept = useRef<Held>(undefined);
  const hold = (): Held =>
    (kept.current ??= { intent: new Intent(form.type), uploads: newUploads(), since: 0, busy: false });

  /** One toast a form: the news of one try replaces that of the one before. */
  const say = (kind: keyof typeof TOAST_MS, message: string): string =>
    toast(kind, message, TOAST_MS[kind], `form-${form.type}`);
  const report = (id: string, at: FileState): void => setFileStates((states) => ({ ...states, [id]: at }));

  /** What the edge found wrong with a stored file is shown at that file, which is then sent anew; the rest is left. */
  function takeBackFiles(problems: readonly Problem[]): readonly Problem[] {
    return problems.filter(({ field, message }) => {
      const picked = files[Number(FILE_PATH.exec(field)?.[1] ?? -1)];
      if (!picked) return true;
      hold().uploads?.forget(picked.id);
      report(picked.id, { at: "failed", message: message.replace(/^File \d+ /, `File ${picked.file.name} `) });
      return false;
    });
  }

  async function withFiles(body: Body): Promise<Answer<Body>> {
    const { uploads } = hold();
    if (!uploads || files.length === 0) return { ok: true, data: body };
    setState({ at: "uploading" });
    const delivered = await uploads.deliver(files, report);
    if (!delivered.ok) return delivered;
    const { uploadedDocuments, ...batch } = delivered.data;
    const data = { ...body, formData: { ...body.formData, ...batch }, ...(uploadedDocuments && { uploadedDocuments }) };
    return { ok: true, data };
  }

  async function attempt(values: FormValues, honeypot: string): Promise<Answer<Receipt>> {
    const { intent, since } = hold();
    const answers = toPayload(form, values);
    const id = intent.idFor(answers);
    const body = await withFiles(answers);
    if (!body.ok) {
      setState({ at: "failed", message: body.message, problems: body.problems, isUpload: true });
      return body;
    }
    setState({ at: "submitting" });
    const elapsedMs = Math.round(performance.now() - since);
    const answer = await submit(id, body.data, { honeypot, elapsedMs });
    if (!answer.ok) {
      const problems = takeBackFiles(answer.problems);
      setState({ at: "failed", message: answer.message, problems, isUpload: problems.length < answer.problems.length });
      return { ...answer, problems };
    }
    clearDraft(form.type);
    say("success", form.labels.success);
    setState({ at: "sent", receipt: answer.data });
    keepReceipt(form.type, answer.data);
    return answer;
  }

  /** An answer was changed. Where a receipt is known for the last ones, these are another lead, even if they end up the same. */
  const edit = useCallback((isAnother: boolean): void => {
    const { intent } = hold();
    if (isAnother) intent.fulfil();
    intent.hold();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    state,
    files,
    fileStates,
    setFiles,
    /** The first moment of the form, against which its speed is judged: one that came with the page stood there first. */
    begin: (cameWithPage: boolean): void => {
      hold().since = cameWithPage ? 0 : performance.now();
    },
    /** What these answers would be sent as. */
    idOf: (values: FormValues): string => hold().intent.idFor(toPayload(form, values)),
    edit,
    isBusy: (): boolean => hold().busy,
    /** Back to the beginning, unless something is on its way. */
    reset: (): void => {
      if (!hold().busy) setState({ at: "idle" });
    },
    clearFiles: (): void => {
      setFiles([]);
      setFileStates({});
      hold().uploads = newUploads();
    },
    /** One at a time: a second press while the first is on its way does nothing. */
    async send(values: FormValues, honeypot: string): Promise<Answer<Receipt> | undefined> {
      const held = hold();
      if (held.busy) return undefined;
      held.busy = true;
      try {
        const answer = await attempt(values, honeypot);
        if (!answer.ok) say("error", answer.message);
        return answer;
      } catch (error) {
        // Nothing that is thrown on the way may leave the form waiting without a word.
        console.error(error);
        say("error", MESSAGES.submissionFailed);
        setState({ at: "failed", message: MESSAGES.submissionFailed, problems: [], isUpload: false });
        return refusal("network", MESSAGES.submissionFailed);
      } finally {
        held.busy = false;
      }
    },
  };
}
