import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { Upload } from "../../forms/define.ts";
import type { FilesField } from "../../forms/fields.ts";
import {
  BATCH,
  listExtensions,
  formatBytes,
  listPickerExtensions,
} from "../../forms/file-types.ts";
import type { FileState } from "../../lead/upload.ts";
import { sentBytes } from "./upload-progress.tsx";
import { openOutside } from "./on-this-device.tsx";
import { type FormFiles, type ListedFile, preparePicking } from "../../lead/form-files.ts";
import { useStored } from "./use-stored.ts";
import { errorId } from "./field-frame.tsx";
import { t } from "../../i18n/t.ts";

interface FilePickerProps {
  readonly name: string;
  readonly field: FilesField;
  readonly upload: Upload;
  readonly files: FormFiles;
  readonly disabled: boolean;
  readonly onEdit: () => void;
}

/** A browser inside an app without file access cancels the picker faster than a person can. */
const AT_ONCE_MS = 300;

/** A field for files, with the list of the picked ones. */
export function FilePicker({ name, field, upload, files, disabled, onEdit }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const listed = useStored(files.list);
  const messages = useStored(files.messages);

  const pick = (picked: FileList | null): void => {
    files.add(upload, picked ?? [], onEdit);
    // The same file can be picked again after it was removed.
    if (input.current) input.current.value = "";
  };

  const remove = (id: string, row: Element | null): void => {
    // The focused button disappears: focus the next one, or the input.
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button");
    (next ?? input.current)?.focus();
    onEdit();
    files.remove(id);
  };

  useEffect(() => {
    // Files that were picked before React was ready.
    if (input.current?.files?.length) pick(input.current.files);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div className="field noscript:hidden">
      <span className="font-600 leading-snug" id={`${name}-label`}>
        <span>{field.label}</span> <span className="font-400 text-stone">{t("(optional)")}</span>
      </span>
      <FilesHint id={hint} hint={field.hint} upload={upload} />
      <DropArea name={name} onDrop={(dropped) => disabled || pick(dropped)}>
        <input
          ref={input}
          id={name}
          type="file"
          multiple
          className="sr-only"
          accept={listPickerExtensions(upload.rule).join(",")}
          aria-labelledby={`${name}-label ${name}-choose`}
          aria-describedby={`${errorId(name)} ${name}-chosen ${hint}`}
          disabled={disabled}
          onClick={({ currentTarget, timeStamp }) => {
            preparePicking();
            const onCancel = (event: Event): void => {
              if (event.timeStamp - timeStamp < AT_ONCE_MS)
                files.messages.set([t("You can’t choose files here."), openOutside()]);
            };
            currentTarget.addEventListener("cancel", onCancel, { once: true });
          }}
          onChange={(event) => pick(event.target.files)}
        />
      </DropArea>
      <Refused id={errorId(name)} messages={messages} />
      {/* The browser says "No file chosen", since the input is emptied after each choice. */}
      <p id={`${name}-chosen`} role="status" className="sr-only">
        {listed.length > 0
          ? t("Chosen: {names}.", { names: listed.map(({ file }) => file.name).join(", ") })
          : ""}
      </p>
      {listed.length > 0 ? (
        <PickedFiles {...{ files, listed, disabled }} onRemove={remove} />
      ) : null}
    </div>
  );
}

interface RefusedProps {
  readonly id: string;
  readonly messages: readonly string[];
}

/** Why files were not taken. */
const Refused = ({ id, messages }: RefusedProps) => (
  <div id={id} role="alert">
    {messages.map((message) => (
      <p key={message} className="text-small font-600 text-danger">
        {message}
      </p>
    ))}
  </div>
);

interface FilesHintProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly upload: Upload;
}

const FilesHint = ({ id, hint = "", upload: { rule } }: FilesHintProps) => (
  <p id={id} className="text-small text-stone">
    <span>{`${hint} ${listExtensions(rule)
      .map((extension) => extension.slice(1).toUpperCase())
      .join(", ")},`}</span>{" "}
    <span className="whitespace-nowrap">
      {t("up to {most} each.", { most: formatBytes(rule.maxBytes) })}
    </span>{" "}
    <span>
      {t("Up to {files} files, {size} together.", {
        files: BATCH.maxFiles,
        size: formatBytes(BATCH.maxBytes),
      })}
    </span>
  </p>
);

interface DropAreaProps {
  readonly name: string;
  readonly onDrop: (files: FileList) => void;
  readonly children: ReactNode;
}

/** The label of a file input, which also takes files that are dropped on it. */
function DropArea({ name, onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    // Clicks and keys reach the label's input. The handlers are for dropped files.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={`grid justify-items-center gap-2 rounded border-2 border-dashed px-6 py-8 text-center cursor-pointer has-[:focus-visible]:[outline:3px_solid_var(--focus)] ${isOver ? "border-leaf bg-sand" : "border-stone bg-card"}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files);
      }}
    >
      <span className="i-lucide-upload text-2xl text-leaf" aria-hidden="true" />
      <span id={`${name}-choose`}>
        <span className="link font-600">{t("Choose files")}</span>{" "}
        <span className="hidden md:inline">{t("or drop them here")}</span>
      </span>
      {children}
    </label>
  );
}

interface PickedFilesProps {
  readonly files: FormFiles;
  readonly listed: readonly ListedFile[];
  readonly disabled: boolean;
  readonly onRemove: (id: string, row: Element | null) => void;
}

function PickedFiles({ files, listed, disabled, onRemove }: PickedFilesProps) {
  const isKept = useStored(files.isKept);
  return (
    <>
      <ul className="grid gap-2">
        {listed.map((picked) => (
          <PickedFileRow key={picked.id} {...{ picked, disabled, onRemove }} />
        ))}
      </ul>
      {isKept ? (
        <p className="text-small text-stone">
          {t(
            "Your files are kept on this device, with your answers. After a day we no longer use them, and delete them when you next open this site.",
          )}
        </p>
      ) : null}
      {isKept === false ? (
        <p role="status" className="text-small">
          {t(
            "This device has no room for your files. Keep this page open until you see your reference.",
          )}
        </p>
      ) : null}
    </>
  );
}

interface PickedFileRowProps extends Pick<PickedFilesProps, "disabled" | "onRemove"> {
  readonly picked: ListedFile;
}

/** "5.2 MB to 0.9 MB", unless both look the same. */
function sizeChange(before: number, after: number): string | undefined {
  const [from, to] = [formatBytes(before), formatBytes(after)];
  return after < before && from !== to ? t("{from} to {to}", { from, to }) : undefined;
}

const STATE_TEXT = {
  waiting: "Waiting",
  sending: "Uploading",
  done: "Uploaded",
  failed: undefined,
} as const satisfies Record<FileState["status"], string | undefined>;

function PickedFileRow({ picked, disabled, onRemove }: PickedFileRowProps) {
  const { file, pending, original, state } = picked;
  const stateText = STATE_TEXT[state?.status ?? "waiting"];
  const shrunk = original && sizeChange(original.size, file.size);
  const note = pending
    ? t("Making it smaller on your device…")
    : shrunk && t("Made smaller on your device: {change}", { change: shrunk });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2 min-h-14">
      <span className="[overflow-wrap:anywhere]">
        <bdi>{file.name}</bdi>{" "}
        <span className="text-small text-stone whitespace-nowrap">{formatBytes(file.size)}</span>
      </span>
      {disabled ? (
        <span className="text-small text-stone">{stateText && t(stateText)}</span>
      ) : (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={({ currentTarget }) => onRemove(picked.id, currentTarget.closest("li"))}
        >
          <span>{t("Remove")}</span> <span className="sr-only">{file.name}</span>
        </button>
      )}
      {note ? <p className="text-small text-stone col-span-2">{note}</p> : null}
      {state?.status === "sending" ? (
        <progress
          className="progress col-span-2"
          max={file.size}
          value={sentBytes(state, file.size)}
          aria-label={t("Upload of {name}", file)}
        />
      ) : null}
      {state?.status === "failed" ? (
        <p className="text-small font-600 text-danger col-span-2">{state.message}</p>
      ) : null}
      {state?.status === "done" && !disabled ? (
        <p className="text-small text-stone col-span-2">{t("Uploaded")}</p>
      ) : null}
    </li>
  );
}
