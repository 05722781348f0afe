/** The files of a form, checked against its rule: documents by their first bytes too, photos after they were made smaller. */
import type { Upload } from "../forms/define.ts";
import type { Content } from "../forms/file-content.ts";
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
} from "../forms/files.ts";
import { MESSAGES } from "../forms/messages.ts";
import { t } from "../i18n/t.ts";
import { forgetFiles, keepFile } from "./draft-files.ts";
import { inTime } from "./in-time.ts";
import type { Photo } from "./photo.ts";
import { Store } from "./store.ts";
import type { FileState, PickedFile } from "./upload.ts";
import { uuid } from "./uuid.ts";

/** A picked file in the list of its form. */
export interface ListedFile extends PickedFile {
  /** It is still being looked at, or made smaller. */
  readonly pending?: Promise<unknown>;
  /** How its upload stands, once it has begun. */
  readonly state?: FileState;
}

/** HEIC is one too: where it can be opened it becomes a JPEG. */
export const isPhoto = ({ name, type }: File): boolean => contentTypeOf(name, type) === mimeOf("jpg");

/** Browsers give no path: name, size and date tell whether a file was picked twice. */
const isSameFile = (one: Pick<File, "name" | "size" | "lastModified">, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const loadPhotos = () => import("./photo.ts");
const loadContent = () => import("../forms/file-content.ts");
/** Loads the code while the visitor looks through the gallery. A failure is handled when it is needed. */
export const preparePicking = (): void => void Promise.all([loadPhotos(), loadContent()]).catch(() => {});

/** If the code has not loaded by then, files are sent as they are. */
const TIMEOUT_MS = 15_000;

async function shrink(file: File): Promise<Photo> {
  try {
    return await (await inTime(TIMEOUT_MS, loadPhotos())).smallerPhoto(file);
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
    const { contentOf, readSample } = await inTime(TIMEOUT_MS, loadContent());
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
function fileErrors({ rule, via }: Upload, others: readonly ListedFile[], { file, advice, ...ready }: Ready): string[] {
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

/** Outlives the components that show it: a photo may become ready while its form is sent, or drawn again (form-boundary.tsx). */
export class FormFiles {
  readonly list: Store<readonly ListedFile[]>;
  /** Why some were left out. */
  readonly messages = new Store<readonly string[]>([]);
  /** Whether the device keeps them with the draft. */
  readonly isKept = new Store(false);
  readonly #formType: string;

  constructor(formType: string, listed: readonly ListedFile[] = []) {
    this.#formType = formType;
    this.list = new Store(listed);
  }

  readonly get = (): readonly ListedFile[] => this.list.get();

  /** Waits until every photo is ready. Undefined if one was rejected. */
  readonly whenReady = async (): Promise<readonly ListedFile[] | undefined> => {
    const picked = this.get();
    await Promise.all(picked.map(({ pending }) => pending));
    const ids = new Set(picked.map(({ id }) => id));
    const fit = this.get().filter(({ id }) => ids.has(id));
    return fit.length === picked.length ? fit : undefined;
  };

  readonly showState = (id: string, state: FileState): void => this.#change(id, (one) => [{ ...one, state }]);

  clear(): void {
    this.list.set([]);
    this.messages.set([]);
  }

  /** @param onEdit called now, and again as each becomes ready */
  add(upload: Upload, picked: Iterable<File>, onEdit: () => void): void {
    const before = this.get();
    this.messages.set([]);
    for (const file of picked) {
      if (before.some((one) => isSameFile(one.original ?? one.file, file))) continue;
      const one = { id: uuid(), file };
      if (this.#admit(upload, one, onEdit)) void this.#keep(one);
    }
    onEdit();
  }

  /** Lists the copies that the device has kept since an earlier visit. A photo that was not ready then is made smaller now. */
  restore(upload: Upload, kept: readonly PickedFile[]): void {
    for (const one of kept) {
      if (one.original) this.list.set([...this.get(), one]);
      else if (!this.#admit(upload, one, () => {})) void forgetFiles(this.#formType, [one.id]);
    }
    this.isKept.set(true);
  }

  remove(id: string): void {
    this.#change(id, () => []);
    void forgetFiles(this.#formType, [id]);
  }

  async #keep(one: PickedFile): Promise<void> {
    this.isKept.set(await keepFile(this.#formType, one));
  }

  /** @returns whether it may be sent, as far as can be told now */
  #admit(upload: Upload, { id, file }: PickedFile, onEdit: () => void): boolean {
    const admitted = this.get();
    const waits = isPhoto(file) && file.size > 0 && admitted.length < BATCH.maxFiles;
    const errors = waits ? [] : fileErrors(upload, admitted, { file });
    this.#addMessages(errors);
    if (errors.length > 0) return false;
    this.list.set([...admitted, { id, file, pending: this.#settle(upload, id, file, onEdit) }]);
    return true;
  }

  /** Replaces the picked file by what will be sent, unless it was removed meanwhile. */
  async #settle(upload: Upload, id: string, original: File, onEdit: () => void): Promise<void> {
    const ready = await prepare(original);
    const others = this.get().filter((one) => one.id !== id);
    if (others.length === this.get().length) return;
    onEdit();
    const errors = fileErrors(upload, others, ready);
    this.#addMessages(errors);
    if (errors.length > 0) return this.remove(id);
    const { file } = ready;
    const { name, size, lastModified } = original;
    const taken = { id, file, ...(file === original ? {} : { original: { name, size, lastModified } }) };
    this.#change(id, () => [taken]);
    if (file !== original) void this.#keep(taken);
  }

  #change(id: string, next: (one: ListedFile) => readonly ListedFile[]): void {
    if (this.get().some((one) => one.id === id))
      this.list.set(this.get().flatMap((one) => (one.id === id ? next(one) : one)));
  }

  #addMessages(more: readonly string[]): void {
    this.messages.set([...new Set([...this.messages.get(), ...more])]);
  }
}
