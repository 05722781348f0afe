import { useEffect, useId, useRef, useState } from "react";
import type { Upload } from "../../forms/define.ts";
import type { FilesField } from "../../forms/fields.ts";
import { BATCH, extensionsOf, formatBytes } from "../../forms/files.ts";
import type { PickedFile } from "../../lead/upload.ts";
import { PickedFileRow } from "./picked-file-row.tsx";
import type { FileStates } from "./upload-progress.tsx";
import { type ChangeFiles, preparePicking, usePickedFiles } from "./use-files.ts";
import { t } from "../../i18n/t.ts";

interface FilePickerProps {
  readonly name: string;
  readonly field: FilesField;
  readonly upload: Upload;
  readonly files: readonly PickedFile[];
  readonly states: FileStates;
  readonly disabled: boolean;
  readonly onChange: ChangeFiles;
}

export function FilePicker({ name, field, upload, files, states, disabled, onChange }: FilePickerProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const extensions = extensionsOf(upload.rule);
  const { messages, add } = usePickedFiles(upload, files, onChange);

  const pick = (picked: FileList | null): void => {
    add(picked);
    // The same file can be picked again after it was removed.
    if (input.current) input.current.value = "";
  };

  const remove = (id: string, row: Element | null): void => {
    // Its button goes with it: to the next one, or to where more are picked.
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button");
    (next ?? input.current)?.focus();
    onChange((now) => now.filter((one) => one.id !== id));
  };

  useEffect(() => {
    // What was picked before the page woke; nothing had listened.
    if (input.current?.files?.length) pick(input.current.files);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div className="field noscript:hidden">
      <span className="field-label" id={`${name}-label`}>
        {field.label} <span className="field-optional">{t("(optional)")}</span>
      </span>
      <p id={hint} className="field-hint">
        {field.hint} {extensions.map((one) => one.slice(1).toUpperCase()).join(", ")},{" "}
        <span className="whitespace-nowrap">
          {t("up to {most} each.", { most: formatBytes(upload.rule.maxBytes) })}
        </span>{" "}
        {t("At most {files} files, {size} together.", { files: BATCH.maxFiles, size: formatBytes(BATCH.maxBytes) })}
      </p>
      {/* A label takes a click and a key by its input; dropping is for those who have a mouse. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={`grid justify-items-center gap-2 rounded border-2 border-dashed px-6 py-8 text-center cursor-pointer has-[:focus-visible]:[outline:3px_solid_var(--focus)] ${over ? "border-leaf bg-sand" : "border-stone bg-card"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) pick(event.dataTransfer.files);
        }}
      >
        <span className="i-lucide-upload text-2xl text-leaf" aria-hidden="true" />
        <span id={`${name}-choose`}>
          <span className="link font-600">{t("Choose files")}</span>
          <span className="hidden md:inline"> {t("or drop them here")}</span>
        </span>
        <input
          ref={input}
          id={name}
          type="file"
          multiple
          className="sr-only"
          accept={extensions.join(",")}
          aria-labelledby={`${name}-label ${name}-choose`}
          aria-describedby={hint}
          disabled={disabled}
          onClick={preparePicking}
          onChange={(event) => pick(event.target.files)}
        />
      </label>
      <div role="alert">
        {messages.map((message) => (
          <p key={message} className="field-error">
            {message}
          </p>
        ))}
      </div>
      {files.length > 0 ? (
        <ul className="grid gap-2">
          {files.map((picked) => (
            <PickedFileRow
              key={picked.id}
              picked={picked}
              state={states[picked.id]}
              disabled={disabled}
              onRemove={(event) => remove(picked.id, event.currentTarget.closest("li"))}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
