import type { AnyForm, Section } from "../../forms/define.ts";
import { FilePicker } from "./file-picker.tsx";
import { FormField } from "./form-field.tsx";
import type { ChangeFiles, Files } from "./use-files.ts";
import type { LeadFormApi } from "./use-lead-form.ts";

interface FormSectionProps {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
  readonly section: Section;
  readonly disabled: boolean;
  readonly files: Files;
  readonly onFiles: ChangeFiles;
}

/** The fields of one legend, those that are asked given the other answers. */
export function FormSection(props: FormSectionProps) {
  const { definition, form, section, disabled, files, onFiles } = props;
  return (
    <fieldset className="grid gap-6 print:[form:has([data-reference])_&]:hidden" disabled={disabled}>
      <legend className="text-h3 plinth pb-1 mb-6">{section.legend}</legend>
      {section.hint ? <p className="field-hint">{section.hint}</p> : null}
      {Object.entries(section.fields).map(([name, field]) => {
        if (field.kind !== "files") {
          return <FormField key={name} {...{ definition, form, name, field }} />;
        }
        return definition.upload ? (
          <FilePicker
            key={name}
            name={name}
            field={field}
            upload={definition.upload}
            files={files.files}
            states={files.states}
            disabled={disabled}
            onChange={onFiles}
          />
        ) : null;
      })}
    </fieldset>
  );
}
