/** The files of a form and the state of each upload. */
import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Upload } from "../../forms/define.ts";
import type { Content } from "../../forms/file-content.ts";
import {
  BATCH,
  calledTypes,
  contentTypeOf,
  FILE_PROBLEM_TEXT,
  fileProblem,
  type FileType,
  formatBytes,
  mimeOf,
  namedAs,
} from "../../forms/files.ts";
import { MESSAGES } from "../../forms/messages.ts";
import { t } from "../../i18n/t.ts";
import type { Photo } from "../../lead/photo.ts";
import type { FileState, PickedFile } from "../../lead/upload.ts";
import { uuid } from "../../lead/uuid.ts";

export type ChangeFiles = Dispatch<SetStateAction<readonly PickedFile[]>>;

/** Holds the files of a form. It is up to date before React renders: a photo may become ready while the form is being sent. */
export function fileBox() {
  let files: readonly PickedFile[] = [];
  return { get: () => files, set: (next: readonly PickedFile[]) => (files = next) };
}
/** Where the files of a form stay while it is drawn again: see form-boundary.tsx. */
export const KeptFiles = createContext<ReturnType<typeof fileBox> | undefined>(undefined);

export function useFiles() {
  const [own] = useState(fileBox);
  const box = useContext(KeptFiles) ?? own;
  const [files, setDrawn] = useState(box.get);
  useEffect(() => {
    // The form before this one may still be making photos smaller.
    void Promise.allSettled(box.get().map(({ pending }) => pending)).then(() => setDrawn(box.get()));
  }, [box]);
  const setFiles: ChangeFiles = (next) => setDrawn(box.set(typeof next === "function" ? next(box.get()) : next));
  const [states, setStates] = useState<Readonly<Record<string, FileState>>>({});
  return {
    files,
    /** Before React renders, too. */
    now: box.get,
    setFiles,
    /** Waits until every photo is ready. Undefined if one was rejected. */
    async whenReady(): Promise<readonly PickedFile[] | undefined> {
      const picked = box.get();
      await Promise.all(picked.map(({ pending }) => pending));
      const ids = new Set(picked.map(({ id }) => id));
      const fit = box.get().filter(({ id }) => ids.has(id));
      return fit.length === picked.length ? fit : undefined;
    },
    states,
    showState: (id: string, state: FileState): void => setStates((now) => ({ ...now, [id]: state })),
    clear: (): void => {
      setFiles([]);
      setStates({});
    },
  };
}

export type Files = ReturnType<typeof useFiles>;

/** HEIC is one too: where it can be opened it becomes a JPEG. */
export const isPhoto = ({ name, type }: File): boolean => contentTypeOf(name, type) === mimeOf("jpg");

/** Browsers give no path: name, size and date tell whether a file was picked twice. */
const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const loadPhotos = () => import("../../lead/photo.ts");
const loadContent = () => import("../../forms/file-content.ts");
/** Loads the code while the visitor looks through the gallery. A failure is handled when it is needed. */
export const preparePicking = (): void => void Promise.all([loadPhotos(), loadContent()]).catch(() => {});

/** If the code has not loaded by then, files are sent as they are. */
const TIMEOUT_MS = 15_000;
async function withTimeout<T>(code: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS, new Error("It took too long")));
  return Promise.race([code, late]);
}

async function shrink(file: File): Promise<Photo> {
  try {
    return await (await withTimeout(loadPhotos())).smallerPhoto(file);
  } catch (error) {
    console.warn("Photos are sent as they are", error);
    return { file };
  }
}

/** What a file is by its bytes, as the edge will judge it; undefined where that could not be told. */
async function look(file: File): Promise<Content | undefined> {
  const called = calledTypes(file.name, file.type);
  if (called.length === 0) return undefined;
  try {
    const { contentOf, readSample } = await withTimeout(loadContent());
    return await contentOf(called, await readSample(file));
  } catch (error) {
    console.warn("The content of the file was not checked", error);
    return undefined;
  }
}

/** The same file under the name and the type of what it is. */
function calledAs(type: FileType, file: File): File {
  const mime = mimeOf(type);
  if (contentTypeOf(file.name, file.type) === mime) return file;
  return new File([file], namedAs(type, file.name), { type: mime, lastModified: file.lastModified });
}

/** A picked file as it will be sent. */
interface Ready extends Photo {
  /** Its bytes are of no type that its name may stand for; `really` is what they are, where that is known. */
  readonly hasWrongContent?: boolean;
  readonly really?: string | undefined;
}

async function prepare(picked: File): Promise<Ready> {
  const photo: Photo = isPhoto(picked) ? await shrink(picked) : { file: picked };
  // A photo that was drawn anew is what its name says.
  if (photo.file !== picked) return photo;
  const found = await look(picked);
  if (!found) return photo;
  if (!found.type) return { ...photo, hasWrongContent: true, really: found.really };
  const file = calledAs(found.type, picked);
  return isPhoto(file) && !isPhoto(picked) ? shrink(file) : { file };
}

/** Why a file is left out, given the others; empty if it may be sent. */
function objections({ rule, via }: Upload, others: readonly PickedFile[], { file, advice, ...ready }: Ready): string[] {
  const { name, size } = file;
  const fault =
    fileProblem(rule, name, size, contentTypeOf(name, file.type)) ??
    (ready.hasWrongContent ? "wrong_content" : undefined);
  if (fault) {
    const why = [FILE_PROBLEM_TEXT[fault](name, rule, ready.really), ...(advice ? [advice] : [])];
    // For these forms the specification has one message for every rejection; the file and the reason follow.
    return via === "s3" ? [t(MESSAGES.someFilesRejected), ...why] : why;
  }
  if (others.length >= BATCH.maxFiles)
    return [t("At most {most} files can be sent; {name} was left out.", { most: BATCH.maxFiles, name })];
  const total = others.reduce((sum, one) => sum + (one.pending && isPhoto(one.file) ? 0 : one.file.size), size);
  if (total <= BATCH.maxBytes) return [];
  return [t("All files together may have {most}; {name} was left out.", { most: formatBytes(BATCH.maxBytes), name })];
}

/** Checks picked files against the rule of the form: documents by their first bytes too, photos after they were made smaller. */
export function usePickedFiles(upload: Upload, files: readonly PickedFile[], onChange: ChangeFiles) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const latest = useRef(files);
  useLayoutEffect(() => {
    latest.current = files;
  });

  const say = (more: readonly string[]): void => setMessages((now) => [...new Set([...now, ...more])]);

  /** Replaces the picked file by what will be sent, unless it was removed meanwhile. */
  function settle(id: string, original: File, ready: Ready): void {
    const others = latest.current.filter((one) => one.id !== id);
    if (others.length === latest.current.length) return;
    const why = objections(upload, others, ready);
    say(why);
    const { file } = ready;
    const taken = { id, file, ...(file === original ? {} : { original }) };
    onChange((now) => now.flatMap((one) => (one.id !== id ? one : why.length > 0 ? [] : taken)));
  }

  function add(picked: FileList | null): void {
    const admitted = [...files];
    setMessages([]);
    for (const file of picked ?? []) {
      if (files.some((one) => isSameFile(one.original ?? one.file, file))) continue;
      const waits = isPhoto(file) && file.size > 0 && admitted.length < BATCH.maxFiles;
      const why = waits ? [] : objections(upload, admitted, { file });
      if (why.length > 0) {
        say(why);
        continue;
      }
      const id = uuid();
      const ready = prepare(file);
      admitted.push({ id, file, pending: ready.then((one) => one.file) });
      void ready.then((one) => settle(id, file, one));
    }
    onChange(admitted);
  }
  return { messages, add };
}
