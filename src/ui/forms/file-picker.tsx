import { useEffect, useId, useRef, useState } from "react";
import type { Upload } from "../../forms/define.ts";
import type { FilesField } from "../../forms/fields.ts";
import { BATCH, contentTypeOf, extensionsOf, FILE_FAULT_TEXT, faultOf, megabytes } from "../../forms/files.ts";
import { MESSAGES } from "../../forms/messages.ts";
import type { FileState, PickedFile } from "../../lead/upload.ts";
import { uuid } from "../../lead/uuid.ts";

interface FilePickerProps {
  readonly name: string;
  readonly field: FilesField;
  readonly upload: Upload;
  readonly files: readonly PickedFile[];
  readonly states: Readonly<Record<string, FileState>>;
  readonly disabled: boolean;
  readonly onChange: (files: readonly PickedFile[]) => void;
}

/** As far as a browser lets it be known: the same file picked twice is one. */
const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Splits what was picked into what the rule admits and the messages for the rest. */
function sift(upload: Upload, files: readonly PickedFile[], picked: readonly File[]) {
  const admitted = [...files];
  const messages: string[] = [];
  for (const file of picked.filter((one) => !files.some(({ file: other }) => isSameFile(one, other)))) {
    const fault = faultOf(upload.rule, file.name, file.size, contentTypeOf(file.name, file.type));
    const total = admitted.reduce((sum, one) => sum + one.file.size, 0);
    if (fault) messages.push(FILE_FAULT_TEXT[fault](file.name, upload.rule));
    else if (admitted.length >= BATCH.maxFiles)
      messages.push(`At most ${BATCH.maxFiles} files can be sent; ${file.name} was left out.`);
    else if (total + file.size > BATCH.maxBytes)
      messages.push(`All files together may have ${megabytes(BATCH.maxBytes)}; ${file.name} was left out.`);
    else admitted.push({ id: uuid(), file });
  }
  // Portfolio and circle have one message of their own for whatever was rejected.
  if (messages.length > 0 && upload.via === "s3") return { admitted, messages: [MESSAGES.someFilesRejected] };
  return { admitted, messages };
}

const STATE_TEXT: Record<FileState["at"], string> = { waiting: "", sending: "Uploading", done: "Uploaded", failed: "" };

export function FilePicker({ name, field, upload, files, states, disabled, onChange }: FilePickerProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const extensions = extensionsOf(upload.rule);

  const add = (picked: FileList | null): void => {
    const sifted = sift(upload, files, [...(picked ?? [])]);
    setMessages(sifted.messages);
    onChange(sifted.admitted);
    // The same file can be picked again after it was removed.
    if (input.current) input.current.value = "";
  };

  useEffect(() => {
    // What was picked before the page woke; nothing had listened.
    if (input.current?.files?.length) add(input.current.files);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div className="field noscript:hidden">
      <span className="field-label" id={`${name}-label`}>
        {field.label} <span className="field-optional">(optional)</span>
      </span>
      <p id={hint} className="field-hint">
        {field.hint} {extensions.map((one) => one.slice(1).toUpperCase()).join(", ")},{" "}
        <span className="whitespace-nowrap">up to {megabytes(upload.rule.maxBytes)} each.</span>
      </p>
      {/* A label takes a click and a key by its input; dropping is for those who have a mouse. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={`grid justify-items-center gap-2 rounded border-2 border-dashed px-6 py-8 text-center cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus ${over ? "border-leaf bg-sand" : "border-stone bg-card"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) add(event.dataTransfer.files);
        }}
      >
        <span className="i-lucide-upload text-2xl text-leaf" aria-hidden="true" />
        <span>
          <span className="link font-semibold">Choose files</span>
          <span className="hidden md:inline"> or drop them here</span>
        </span>
        <input
          ref={input}
          id={name}
          type="file"
          multiple
          className="sr-only"
          accept={extensions.join(",")}
          aria-labelledby={`${name}-label`}
          aria-describedby={hint}
          disabled={disabled}
          onChange={(event) => add(event.target.files)}
        />
      </label>
      <div role="alert">
        {messages.map((message) => (
          <p key={message} className="field-error">
            {message}
          </p>
        ))}
      </div>
      <ul className="grid gap-2">
        {files.map(({ id, file }) => {
          const state = states[id] ?? { at: "waiting" };
          return (
            <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2 min-h-14">
              <span className="[overflow-wrap:anywhere]">
                {file.name} <span className="text-small text-stone whitespace-nowrap">{megabytes(file.size)}</span>
              </span>
              {disabled ? (
                <span className="text-small text-stone">{STATE_TEXT[state.at]}</span>
              ) : (
                <button
                  type="button"
                  className="btn btn-quiet"
                  onClick={() => onChange(files.filter((other) => other.id !== id))}
                >
                  Remove <span className="sr-only">{file.name}</span>
                </button>
              )}
              {state.at === "failed" ? <p className="field-error col-span-2">{state.message}</p> : null}
              {state.at === "done" && !disabled ? <p className="text-small text-stone col-span-2">Uploaded</p> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The bytes really sent, scaled to 90 %, and 100 % once all have arrived. */
export function UploadProgress({ files, states }: Pick<FilePickerProps, "files" | "states">) {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const sent = files.reduce((sum, { id, file }) => {
    const state = states[id];
    return sum + (state?.at === "done" ? file.size : state?.at === "sending" ? state.sent : 0);
  }, 0);
  const complete = files.every(({ id }) => states[id]?.at === "done");
  const percent = complete ? 100 : Math.round((sent / total) * 90);
  return (
    <div className="grid gap-1">
      <progress className="progress" max={100} value={percent} aria-label="Upload progress" />
      <p className="text-small text-stone figures">
        {percent} %, {(sent / 1024 / 1024).toFixed(1)} of {megabytes(total)}
      </p>
    </div>
  );
}
