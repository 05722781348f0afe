import { formatBytes, MIB } from "../../forms/file-types.ts";
import type { FileState } from "../../lead/upload.ts";
import type { FormFiles } from "../../lead/form-files.ts";
import { useStored } from "./use-stored.ts";
import { t } from "../../i18n/t.ts";

/** Returns the bytes sent so far. A failed file keeps its count, so that the bar never moves back. */
export function sentBytes(state: FileState | undefined, size: number): number {
  if (state?.status === "done") return size;
  return state && "sent" in state ? Math.min(size, state.sent ?? 0) : 0;
}

/** "3.2 of 12 MB", "12 of 40 KB". */
const progressText = (sent: number, total: number): string => {
  const whole = formatBytes(total);
  return t("{sent} of {whole}", {
    sent: whole.endsWith("KB") ? Math.round(sent / 1024) : (sent / MIB).toFixed(1),
    whole,
  });
};

/** Progress bar of all files. It stays at 90 % until the last file has arrived. */
export function UploadProgress({ files }: { files: FormFiles }) {
  const listed = useStored(files.list);
  if (listed.length === 0) return null;
  const total = listed.reduce((sum, { file }) => sum + file.size, 0);
  const sent = listed.reduce((sum, { state, file }) => sum + sentBytes(state, file.size), 0);
  const complete = listed.every(({ state }) => state?.status === "done");
  const percent = complete ? 100 : Math.round((sent / total) * 90);
  return (
    <div className="grid gap-1">
      <progress className="progress" max={100} value={percent} aria-label={t("Upload progress")} />
      <p className="text-small text-stone figures">{`${percent} %, ${progressText(sent, total)}`}</p>
    </div>
  );
}
