import { useRef, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import type { Problem } from "../../forms/messages.ts";
import { toPayload } from "../../forms/payload.ts";
import { clearDraft } from "../../lib/draft.ts";
import { Intent, type Receipt, type SubmitLead } from "../../lib/send-lead.ts";
import { toast } from "../../lib/toast.ts";
import { type FileState, type PickedFile, Uploads } from "../../lib/upload.ts";

export type Submission =
  | { readonly at: "idle" }
  | { readonly at: "uploading" }
  | { readonly at: "submitting" }
  | { readonly at: "sent"; readonly receipt: Receipt }
  | {
      readonly at: "failed";
      readonly message: string;
      readonly problems: readonly Problem[];
      readonly isUpload: boolean;
    };

const TOAST_MS = { error: 4000, success: 6000 } as const;

/** The way of one form from the button to the receipt. Each failure keeps every answer, and shows its text. */
export function useSubmission(form: AnyForm, submit: SubmitLead) {
  const [state, setState] = useState<Submission>({ at: "idle" });
  const [files, setFiles] = useState<readonly PickedFile[]>([]);
  const [fileStates, setFileStates] = useState<Readonly<Record<string, FileState>>>({});
  const kept = useRef<{ intent: Intent; uploads: Uploads | undefined; since: number; busy: boolean }>(undefined);
  kept.current ??= {
    intent: new Intent(),
    uploads: form.upload && new Uploads(form.upload, form.type),
    since: 0,
    busy: false,
  };
  const held = kept.current;

  const fail = (message: string, problems: readonly Problem[] = [], isUpload = false): undefined => {
    toast("error", message, TOAST_MS.error);
    setState({ at: "failed", message, problems, isUpload });
    return undefined;
  };

  async function attempt(values: FormValues, honeypot: string): Promise<Receipt | undefined> {
    let body = toPayload(form, values);
    if (held.uploads && files.length > 0) {
      setState({ at: "uploading" });
      const report = (id: string, at: FileState): void => setFileStates((states) => ({ ...states, [id]: at }));
      const delivered = await held.uploads.deliver(files, report);
      if (!delivered.ok) return fail(delivered.message, delivered.problems, true);
      const { uploadedDocuments, ...batch } = delivered.data;
      body = {
        ...body,
        formData: { ...body.formData, ...batch },
        ...(uploadedDocuments ? { uploadedDocuments } : {}),
      };
    }
    setState({ at: "submitting" });
    const elapsedMs = Date.now() - held.since;
    const answer = await submit(held.intent.idFor(body), body, { honeypot, elapsedMs });
    if (!answer.ok) return fail(answer.message, answer.problems);
    clearDraft(form.type);
    toast("success", form.labels.success, TOAST_MS.success);
    setState({ at: "sent", receipt: answer.data });
    return answer.data;
  }

  return {
    state,
    files,
    fileStates,
    setFiles,
    /** The first moment of the page, against which its speed is judged. */
    begin: (): void => {
      held.since = Date.now();
    },
    reset: (): void => setState({ at: "idle" }),
    clearFiles: (): void => {
      setFiles([]);
      setFileStates({});
      held.uploads = form.upload && new Uploads(form.upload, form.type);
    },
    /** One at a time: a second press while the first is on its way does nothing. */
    async send(values: FormValues, honeypot: string): Promise<Receipt | undefined> {
      if (held.busy) return undefined;
      held.busy = true;
      try {
        return await attempt(values, honeypot);
      } finally {
        held.busy = false;
      }
    },
  };
}
