/** The files of a form: what was picked, how far each one came, and what has arrived. */
import { useRef, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { Problem } from "../../forms/messages.ts";
import { type FileState, type PickedFile, Uploads } from "../../lead/upload.ts";
import { watchedTransfers } from "../../lead/watched-transfer.ts";
import type { ChangeFiles } from "./use-picked-files.ts";

/** The path of an attached file in the body, with its place in the list. */
const FILE_PATH = /^(?:formData\.)?(uploadedFileKeys|uploadedDocuments)\.(\d+)/;

/** The edge knows a file that is claimed by its key alone by its number, in any language. */
const named = (message: string, place: number, name: string): string =>
  message.replace(new RegExp(`\\b${place + 1}\\b`), () => name);

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
  const held = (): Uploads | undefined =>
    (uploads.current ??= form.upload && new Uploads(form.upload, form.type, watchedTransfers));
  const report = (id: string, at: FileState): void => setStates((now) => ({ ...now, [id]: at }));
  return {
    files,
    setFiles,
    /** Those that will be sent, once every photo is ready: one that turned out unfit is no longer among them. */
    async ready(): Promise<readonly PickedFile[]> {
      const picked = latest.current;
      await Promise.all(picked.map(({ pending }) => pending));
      const ids = new Set(picked.map(({ id }) => id));
      return latest.current.filter(({ id }) => ids.has(id));
    },
    states,
    report,
    uploads: held,
    /** What the edge found wrong with a file is shown at that file, which is then sent anew; answers the rest. */
    takeBack(
      sent: readonly PickedFile[],
      problems: readonly Problem[],
      /** By the id of a file that was not stored. */
      faults: Readonly<Record<string, string>> = {},
    ): readonly Problem[] {
      for (const [id, message] of Object.entries(faults)) report(id, { at: "failed", message });
      return problems.filter(({ field, message }) => {
        const [, list, digits = -1] = FILE_PATH.exec(field) ?? [];
        const place = Number(digits);
        const picked = sent[place];
        if (!picked) return true;
        held()?.forget(picked.id);
        const text = list === "uploadedFileKeys" ? named(message, place, picked.file.name) : message;
        report(picked.id, { at: "failed", message: text });
        return false;
      });
    },
    clear: (): void => {
      setFiles([]);
      setStates({});
      uploads.current = undefined;
    },
  };
}
