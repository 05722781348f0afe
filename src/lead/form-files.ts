/** The files of a form, checked by name, size and type. A photo is checked after it was made smaller. */
import type { Upload } from "../forms/define.ts";
import {
  BATCH,
  inferContentType,
  FILE_PROBLEM_TEXT,
  fileProblem,
  formatBytes,
  findMime,
} from "../forms/file-types.ts";
import { MESSAGES } from "../forms/messages.ts";
import { t } from "../i18n/t.ts";
import { inTime } from "./in-time.ts";
import type { Outbox } from "./outbox.ts";
import type { Photo } from "./photo.ts";
import { pageSender } from "./sender.ts";
import { Observable } from "./observable.ts";
import type { FileState, PickedFile } from "./upload.ts";
import { uuid } from "./uuid.ts";

/** A picked file in the list of its form. */
export interface ListedFile extends PickedFile {
  /** Resolves once a photo was made smaller. */
  readonly pending?: Promise<unknown>;
  /** State of its upload, once that has begun. */
  readonly state?: FileState;
}

/** HEIC is one too: where it can be opened it becomes a JPEG. */
const isPhoto = ({ name, type }: File): boolean => inferContentType(name, type) === findMime("jpg");

/** Browsers report no path. Equal name, size and date mean the same file. */
const isSameFile = (first: Pick<File, "name" | "size" | "lastModified">, other: File): boolean =>
  first.name === other.name &&
  first.size === other.size &&
  first.lastModified === other.lastModified;

const loadPhotos = () => import("./photo.ts");
/** Loads the code while the visitor looks through the gallery. `shrink` reports a failure. */
export const preparePicking = (): void => void loadPhotos().catch(() => {});

/** Photos are sent as they are unless the code has loaded by then. */
const TIMEOUT_MS = 15_000;

async function shrink(file: File): Promise<Photo> {
  try {
    return await (await inTime(TIMEOUT_MS, loadPhotos())).smallerPhoto(file);
  } catch (error) {
    console.warn("Photos are sent as they are", error);
    return { file };
  }
}

/** Why a file is left out, given the others. Empty if it may be sent. */
function fileErrors(
  { rule, via }: Upload,
  others: readonly ListedFile[],
  { file, advice }: Photo,
): string[] {
  const { name, size } = file;
  const fault = fileProblem(rule, name, size, inferContentType(name, file.type));
  if (fault) {
    const why = [FILE_PROBLEM_TEXT[fault](name, rule), ...(advice ? [advice] : [])];
    // For these forms the specification has one message for every rejection. The file and the
    // reason follow.
    return via === "s3" ? [t(MESSAGES.someFilesRejected), ...why] : why;
  }
  if (others.length >= BATCH.maxFiles)
    return [
      t("The limit is {most} files, so {name} was left out.", { most: BATCH.maxFiles, name }),
    ];
  const total = others.reduce((sum, other) => sum + (other.pending ? 0 : other.file.size), size);
  if (total <= BATCH.maxBytes) return [];
  return [
    t("The limit for all files together is {most}, so {name} was left out.", {
      most: formatBytes(BATCH.maxBytes),
      name,
    }),
  ];
}

/** Outlives the components that show it: a photo may become ready while its form is sent, or drawn again (form-boundary.tsx). */
export class FormFiles {
  readonly list: Observable<readonly ListedFile[]>;
  /** Why some were left out. */
  readonly messages = new Observable<readonly string[]>([]);
  /** Whether the device keeps all of them with the draft. Undefined until that is known. */
  readonly isKept = new Observable<boolean | undefined>(undefined);
  /** Ids of those that the device had no room for. */
  readonly #unkept = new Set<string>();
  /** False after their form was left. Its next visit lists what the device keeps, which may change there. */
  isShown = true;
  readonly #formType: string;

  constructor(formType: string, listed: readonly ListedFile[] = []) {
    this.#formType = formType;
    this.list = new Observable(listed);
  }

  readonly get = (): readonly ListedFile[] => this.list.get();

  /** A form with its own way of sending keeps its files there, too. */
  get #outbox(): Outbox {
    return pageSender().outbox;
  }

  /** Waits until every photo is ready. Undefined if one was rejected. */
  readonly whenReady = async (): Promise<readonly ListedFile[] | undefined> => {
    const picked = this.get();
    await Promise.all(picked.map(({ pending }) => pending));
    const ids = new Set(picked.map(({ id }) => id));
    const fit = this.get().filter(({ id }) => ids.has(id));
    return fit.length === picked.length ? fit : undefined;
  };

  readonly showState = (id: string, state: FileState): void =>
    this.#change(id, (file) => [{ ...file, state }]);

  clear(): void {
    this.list.set([]);
    this.messages.set([]);
  }

  /** @param onEdit called now, and again as each becomes ready */
  add(upload: Upload, picked: Iterable<File>, onEdit: () => void): void {
    const before = this.get();
    this.messages.set([]);
    for (const file of picked) {
      if (before.some((earlier) => isSameFile(earlier.original ?? earlier.file, file))) continue;
      const pickedFile = { id: uuid(), file };
      if (this.#admit(upload, pickedFile, onEdit)) void this.#keep(pickedFile);
    }
    onEdit();
  }

  /** Lists what the device has kept since an earlier visit, unless others were picked. A photo that was not ready then is made smaller now. */
  async restore(upload: Upload, mounted: AbortSignal): Promise<void> {
    const kept = await this.#outbox.files(this.#formType);
    if (kept.length === 0 || mounted.aborted || this.get().length > 0) return;
    for (const file of kept) {
      if (file.original) this.list.set([...this.get(), file]);
      else if (!this.#admit(upload, file, () => {})) void this.#outbox.removeFile(file.id);
    }
    this.isKept.set(true);
  }

  remove(id: string): void {
    this.#change(id, () => []);
    if (this.#unkept.delete(id)) this.isKept.set(this.#unkept.size === 0);
    void this.#outbox.removeFile(id);
  }

  /** Deletes what the device keeps for the form. */
  forget(): void {
    void this.#outbox.clearFiles(this.#formType);
  }

  async #keep(file: PickedFile): Promise<void> {
    if (await this.#outbox.keepFile(this.#formType, file)) this.#unkept.delete(file.id);
    else if (this.get().some(({ id }) => id === file.id)) this.#unkept.add(file.id);
    this.isKept.set(this.#unkept.size === 0);
  }

  /** Adds a file to the list. A photo is checked once it was made smaller. @returns Whether it was added. */
  #admit(upload: Upload, { id, file }: PickedFile, onEdit: () => void): boolean {
    const admitted = this.get();
    const waits = isPhoto(file) && file.size > 0 && admitted.length < BATCH.maxFiles;
    const errors = waits ? [] : fileErrors(upload, admitted, { file });
    this.#addMessages(errors);
    if (errors.length > 0) return false;
    const pending = waits ? { pending: this.#settle(upload, id, file, onEdit) } : {};
    this.list.set([...admitted, { id, file, ...pending }]);
    return true;
  }

  /** Replaces a picked file by its prepared version, unless it was removed. */
  async #settle(upload: Upload, id: string, original: File, onEdit: () => void): Promise<void> {
    const ready = await shrink(original);
    const others = this.get().filter((file) => file.id !== id);
    if (others.length === this.get().length) return;
    if (this.isShown) onEdit();
    const errors = fileErrors(upload, others, ready);
    this.#addMessages(errors);
    if (errors.length > 0) return this.remove(id);
    const { file } = ready;
    const { name, size, lastModified } = original;
    const picked = {
      id,
      file,
      ...(file === original ? {} : { original: { name, size, lastModified } }),
    };
    this.#change(id, () => [picked]);
    if (file !== original && this.isShown) void this.#keep(picked);
  }

  #change(id: string, next: (file: ListedFile) => readonly ListedFile[]): void {
    if (this.get().some((file) => file.id === id))
      this.list.set(this.get().flatMap((file) => (file.id === id ? next(file) : file)));
  }

  #addMessages(more: readonly string[]): void {
    this.messages.set([...new Set([...this.messages.get(), ...more])]);
  }
}
