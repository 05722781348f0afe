import type { AnyForm, Section } from "../../forms/define.ts";
import { type FormValues, type InputValue, isAsked } from "../../forms/fields.ts";
import type { PickedFile } from "../../lead/upload.ts";
import { Control } from "./controls/controls.tsx";
import { FilePicker } from "./file-picker.tsx";
import type { Errors } from "./form-errors.ts";
import type { useSubmission } from "./use-submission.ts";

interface FormSectionProps {
  readonly form: AnyForm;
  readonly section: Section;
  readonly values: FormValues;
  readonly errors: Errors;
  readonly disabled: boolean;
  readonly onChange: (name: string, value: InputValue) => void;
  readonly submission: ReturnType<typeof useSubmission>;
  readonly onFiles: (files: readonly PickedFile[]) => void;
}

/** A unit is drawn by the size beside it. */
const isUnitOfSize = (form: AnyForm, name: string): boolean =>
  Object.values(form.fields).some((field) => field.kind === "size" && field.unit === name);

/** The fields of one legend, those that are asked given the other answers. */
export function FormSection(props: FormSectionProps) {
  const { form, section, values, errors, disabled, submission, onChange, onFiles } = props;
  return (
    <fieldset className="grid gap-6" disabled={disabled}>
      <legend className="text-h3 plinth pb-1 mb-6">{section.legend}</legend>
      {section.hint ? <p className="field-hint">{section.hint}</p> : null}
      {Object.entries(section.fields).map(([name, field]) => {
        if (!isAsked(field, values) || isUnitOfSize(form, name)) return null;
        if (field.kind === "files") {
          return form.upload ? (
            <FilePicker
              key={name}
              name={name}
              field={field}
              upload={form.upload}
              files={submission.files}
              states={submission.fileStates}
              disabled={disabled}
              onChange={onFiles}
            />
          ) : null;
        }
        return (
          <Control
            key={name}
            name={name}
            field={field}
            value={values[name] ?? ""}
            error={errors[name]}
            nativeRequired={form.gate === "native"}
            onChange={(value) => onChange(name, value)}
            sibling={(other) => {
              const sibling = form.fields[other];
              return (
                sibling && {
                  field: sibling,
                  value: values[other] ?? "",
                  onChange: (value) => onChange(other, value),
                }
              );
            }}
            errorAt={(place) => errors[place]}
          />
        );
      })}
    </fieldset>
  );
}
