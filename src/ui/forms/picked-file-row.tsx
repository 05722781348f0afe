import type { MouseEventHandler } from "react";
import { formatBytes } from "../../forms/files.ts";
import type { FileState, PickedFile } from "../../lead/upload.ts";
import { sentOf } from "./upload-progress.tsx";
import { isPhoto } from "./use-files.ts";
import { t } from "../../i18n/t.ts";

interface PickedFileRowProps {
  readonly picked: PickedFile;
  readonly state: FileState | undefined;
  readonly disabled: boolean;
  readonly onRemove: MouseEventHandler;
}

/** "5.2 MB to 0.9 MB", unless it comes to the same. */
function change(before: number, after: number): string | undefined {
  const [from, to] = [formatBytes(before), formatBytes(after)];
  return after < before && from !== to ? t("{from} to {to}", { from, to }) : undefined;
}

const STATE_TEXT = {
  waiting: "Waiting",
  sending: "Uploading",
  done: "Uploaded",
  failed: undefined,
} as const satisfies Record<FileState["at"], string | undefined>;

export function PickedFileRow({ picked, state, disabled, onRemove }: PickedFileRowProps) {
  const { file, pending, original } = picked;
  const stateText = STATE_TEXT[state?.at ?? "waiting"];
  const shrunk = original && change(original.size, file.size);
  const note =
    pending && isPhoto(file)
      ? t("Making it smaller on your device…")
      : shrunk && t("Made smaller on your device: {change}", { change: shrunk });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2 min-h-14">
      <span className="[overflow-wrap:anywhere]">
        {file.name} <span className="text-small text-stone whitespace-nowrap">{formatBytes(file.size)}</span>
      </span>
      {disabled ? (
        <span className="text-small text-stone">{stateText && t(stateText)}</span>
      ) : (
        <button type="button" className="btn btn-quiet" onClick={onRemove}>
          {t("Remove")} <span className="sr-only">{file.name}</span>
        </button>
      )}
      {note ? <p className="text-small text-stone col-span-2">{note}</p> : null}
      {state?.at === "sending" ? (
        <progress
          className="progress col-span-2"
          max={file.size}
          value={sentOf(state, file.size)}
          aria-label={t("Upload of {name}", file)}
        />
      ) : null}
      {state?.at === "failed" ? <p className="field-error col-span-2">{state.message}</p> : null}
      {state?.at === "done" && !disabled ? <p className="text-small text-stone col-span-2">{t("Uploaded")}</p> : null}
    </li>
  );
}
