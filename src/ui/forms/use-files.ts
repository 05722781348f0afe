/** The files of a form: what was picked and may be sent, how far each one came, and what has arrived. */
import { type Dispatch, type SetStateAction, useLayoutEffect, useRef, useState } from "react";
import type { AnyForm, Upload } from "../../forms/define.ts";
import { BATCH, contentTypeOf, FILE_FAULT_TEXT, faultOf, formatBytes } from "../../forms/files.ts";
import { MESSAGES } from "../../forms/messages.ts";
import { t } from "../../i18n/t.ts";
import type { Photo } from "../../lead/photo.ts";
import { type FileState, type PickedFile, Uploads } from "../../lead/upload.ts";
import { watchedTransfers } from "../../lead/transfer.ts";
import { uuid } from "../../lead/uuid.ts";

export type ChangeFiles = Dispatch<SetStateAction<readonly PickedFile[]>>;

export function useFiles(form: AnyForm) {
  const [files, setDrawn] = useState<readonly PickedFile[]>([]);
  /** Also before it is drawn: a photo may become ready while the form is being sent. */
  const latest = useRef(files);
  const setFiles: ChangeFiles = (next) => {
    latest.current = typeof next === "function" ? next(latest.current) : next;
    setDrawn(latest.current);
  };
  const [states, setStates] = useState<Readonly<Record<string, FileState>>>({});
  const uploads = useRef<Uploads>(undefined);
  return {
    files,
    setFiles,
    /** Those that will be sent, once every photo is ready; undefined where one turned out unfit. */
    async ready(): Promise<readonly PickedFile[] | undefined> {
      const picked = latest.current;
      await Promise.all(picked.map(({ pending }) => pending));
      const ids = new Set(picked.map(({ id }) => id));
      const fit = latest.current.filter(({ id }) => ids.has(id));
      return fit.length === picked.length ? fit : undefined;
    },
    states,
    report: (id: string, at: FileState): void => setStates((now) => ({ ...now, [id]: at })),
    uploads: (): Uploads | undefined =>
      (uploads.current ??= form.upload && new Uploads(form.upload, form.type, watchedTransfers)),
    clear: (): void => {
      setFiles([]);
      setStates({});
      uploads.current = undefined;
    },
  };
}

export type Files = ReturnType<typeof useFiles>;

const isPhoto = ({ name, type }: File): boolean =>
  contentTypeOf(name, type) === "image/jpeg" || /\.hei[cf]$/i.test(name);

/** As far as a browser lets it be known: the same file picked twice is one. */
const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const load = () => import("../../lead/photo.ts");
/** While the visitor looks through the gallery. That it cannot be had is said when it is needed. */
export const preparePhotos = (): void => void load().catch(() => {});

/** How long the code may take to come before a photo is sent as it is. */
const PATIENCE_MS = 15_000;

async function smaller(file: File): Promise<Photo> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const code = await Promise.race([load(), late]);
    return code ? await code.smallerPhoto(file) : { file };
  } catch (error) {
    console.warn("Photos are sent as they are", error);
    return { file };
  }
}

/** Why it is left out, given those that stay; nothing when it may be sent. */
function objection({ rule, via }: Upload, others: readonly PickedFile[], file: File): string | undefined {
  const { name, size } = file;
  const fault = faultOf(rule, name, size, contentTypeOf(name, file.type));
  // Portfolio and circle have one message of their own for whatever the rule rejects.
  if (fault) return via === "s3" ? t(MESSAGES.someFilesRejected) : FILE_FAULT_TEXT[fault](name, rule);
  if (others.length >= BATCH.maxFiles)
    return t("At most {most} files can be sent; {name} was left out.", { most: BATCH.maxFiles, name });
  const total = others.reduce((sum, one) => sum + (one.pending ? 0 : one.file.size), size);
  if (total <= BATCH.maxBytes) return undefined;
  return t("All files together may have {most}; {name} was left out.", { most: formatBytes(BATCH.maxBytes), name });
}

/** What is picked is judged by the rule: documents at once, photos by what will be sent of them. */
export function usePickedFiles(upload: Upload, files: readonly PickedFile[], onChange: ChangeFiles) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const latest = useRef(files);
  useLayoutEffect(() => {
    latest.current = files;
  });

  const say = (...more: string[]): void => setMessages((now) => [...new Set([...now, ...more])]);

  /** A photo is ready: it takes the place of what was picked, if that is still wanted. */
  function settle(id: string, original: File, { file, advice }: Photo): void {
    const others = latest.current.filter((one) => one.id !== id);
    if (others.length === latest.current.length) return;
    const why = objection(upload, others, file);
    if (why) say(why, ...(advice ? [advice] : []));
    const ready = { id, file, ...(file === original ? {} : { original }) };
    onChange((now) => now.flatMap((one) => (one.id !== id ? one : why ? [] : ready)));
  }

  function add(picked: FileList | null): void {
    const admitted = [...files];
    setMessages([]);
    for (const file of picked ?? []) {
      if (files.some((one) => isSameFile(one.original ?? one.file, file))) continue;
      const waits = isPhoto(file) && file.size > 0 && admitted.length < BATCH.maxFiles;
      const why = waits ? undefined : objection(upload, admitted, file);
      const id = uuid();
      if (why) say(why);
      else if (!waits) admitted.push({ id, file });
      else {
        const photo = smaller(file);
        admitted.push({ id, file, pending: photo.then((ready) => ready.file) });
        void photo.then((ready) => settle(id, file, ready));
      }
    }
    onChange(admitted);
  }
  return { messages, add };
}
