import { useEffect } from "react";
import type { AnyForm } from "../forms/define.ts";
import {
  type Field,
  type FieldKind,
  type Fields,
  type FilesField,
  type FormValues,
  createSample,
  fieldKinds,
  findKind,
} from "../forms/fields.ts";
import type { FileState } from "../lead/upload.ts";
import { FilePicker } from "../ui/forms/file-picker.tsx";
import { FormField } from "../ui/forms/form-field.tsx";
import { FormFiles } from "../lead/form-files.ts";
import { useLeadForm } from "../ui/forms/use-lead-form.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { formCalled, formNames } from "./samples.ts";
import { Specimen } from "./specimen.tsx";
import type { Words } from "./words.ts";

interface Example {
  /** By the name of its file. */
  readonly form: string;
  /** The field, after those that it depends on. */
  readonly names: readonly string[];
  /** Answers with a soft warning. */
  readonly warned?: FormValues;
  /** It has no error state. */
  readonly cannotErr?: true;
}

/** Kinds with a warning, with another field, or without an error. The others are derived (`findExample`). */
const EXAMPLES: { readonly [K in FieldKind]?: Example } = {
  phone: { form: "buyer", names: ["phoneNumber"], warned: { phoneNumber: "98765 4321" } },
  countryCode: {
    form: "field-executive-feedback",
    names: ["countryCode", "phoneNumber"],
    warned: { countryCode: "+971", phoneNumber: "98765 43210" },
  },
  amount: { form: "buyer", names: ["maxBudget"], warned: { maxBudget: "80" } },
  size: {
    form: "buyer",
    names: ["buyFor", "sizeType", "size"],
    warned: { buyFor: "flat", sizeType: "BHK", size: "1200" },
  },
  yesNo: { form: "buyer", names: ["loanAssistance"], cannotErr: true },
  checkbox: { form: "ask-founder", names: ["notifyWhenAnswered"], cannotErr: true },
};

/** The first field of a kind that needs no other field, or `undefined` if no form has one. */
function findExample(kind: FieldKind): Example | undefined {
  if (EXAMPLES[kind]) return EXAMPLES[kind];
  for (const form of formNames) {
    const found = Object.entries(formCalled(form).fields).find(
      ([, field]) => field.kind === kind && (findKind(field).dependsOn?.(field) ?? []).length === 0,
    );
    if (found) return { form, names: [found[0]] };
  }
  return undefined;
}

/** Files have a picker instead of a control. */
const drawnKinds = (): [FieldKind, Example][] =>
  fieldKinds.flatMap((kind): [FieldKind, Example][] => {
    const example = kind === "files" ? undefined : findExample(kind);
    return example ? [[kind, example]] : [];
  });

/** For the sample answers: with this seed every box is checked. */
const SEED = 6;

type State = "empty" | "filled" | "warning" | "error" | "disabled";

const listStates = ({ warned, cannotErr }: Example): readonly State[] => [
  "empty",
  "filled",
  ...(warned ? (["warning"] as const) : []),
  ...(cannotErr ? [] : (["error"] as const)),
  "disabled",
];

/** A field with a unique name, because every state is on the same page, and without a condition. */
function ownField(field: Field, own: (name: string) => string): Field {
  const { when: _, ...unconditional } = field;
  const names = Object.entries(unconditional).map(([key, value]) => {
    if (key === "code" || key === "unit") return [key, own(String(value))];
    if (key === "options" && !Array.isArray(value)) return [key, { ...value, by: own(value.by) }];
    return [key, value];
  });
  return Object.fromEntries(names) as Field;
}

const required = (field: Field): Field =>
  field.kind === "group" || field.kind === "countryCode"
    ? field
    : ({ required: true, ...field } as Field);

function Drawn({ kind, state, example }: { kind: FieldKind; state: State; example: Example }) {
  const own = (name: string): string => `${kind}-${state}-${name}`;
  const { fields: all } = formCalled(example.form);
  const fields: Fields = Object.fromEntries(
    example.names.map((name) => {
      const field = ownField(all[name]!, own);
      return [own(name), state === "error" ? required(field) : field];
    }),
  );
  const names = Object.keys(fields);
  const definition: AnyForm = {
    ...formCalled("contact"),
    fields,
    sections: [],
    payload: { top: names, formData: [] },
  };
  const form = useLeadForm({ definition, path: "", onEdit() {}, onSubmit() {}, onInvalid() {} });
  useEffect(() => {
    const answers = state === "warning" ? example.warned : undefined;
    if (state !== "empty" && state !== "error") {
      for (const name of example.names) {
        const value = answers?.[name] ?? createSample(fields[own(name)]!, SEED, form.state.values);
        form.setFieldValue(own(name), value);
      }
    }
    if (state === "error") void form.handleSubmit();
    // Once: then the reader can change it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <fieldset disabled={state === "disabled"} className="grid gap-5">
      <form.AppForm>
        {names.map((name) => (
          <FormField key={name} {...{ definition, form, name }} field={fields[name]!} />
        ))}
      </form.AppForm>
    </fieldset>
  );
}

function Files({ words }: { readonly words: Words }) {
  const { fields, upload } = formCalled("document-verification");
  const picked = {
    id: "1",
    file: new File([new Uint8Array(400_000)], "plan.pdf", { type: "application/pdf" }),
  };
  const { states } = words;
  const drawn: readonly (readonly [state: string, file?: FileState])[] = [
    [states.empty],
    [states.filled, { status: "done" }],
    [states.sending, { status: "sending", sent: 150_000 }],
    [states.error, { status: "failed", message: words.unfit }],
    [states.disabled],
  ];
  return drawn.map(([state, file], i) => (
    <Specimen key={state} name="files" state={state}>
      <FilePicker
        name={`files-${i}`}
        field={fields.files as FilesField}
        upload={upload!}
        files={new FormFiles("", file ? [{ ...picked, state: file }] : [])}
        disabled={state === states.disabled || state === states.sending}
        onEdit={() => {}}
      />
    </Specimen>
  ));
}

/** Every kind of field, in each state that it can be in. */
export function Kinds({ words }: { readonly words: Words }) {
  return (
    <section className="wrap section grid gap-16">
      <SectionHeading title={words.headings.kinds} />
      {drawnKinds().map(([kind, example]) => (
        <div key={kind} className="grid gap-6 border-t pt-6">
          <h3 className="text-h3">
            <code>{kind}</code>
          </h3>
          <div className="grid items-start gap-10 md:grid-cols-2 xl:grid-cols-3">
            {listStates(example).map((state) => (
              <Specimen key={state} name={kind} state={words.states[state]}>
                <Drawn {...{ kind, state, example }} />
              </Specimen>
            ))}
          </div>
        </div>
      ))}
      <div className="grid gap-6 border-t pt-6">
        <h3 className="text-h3">
          <code>files</code>
        </h3>
        <div className="grid items-start gap-10 md:grid-cols-2 xl:grid-cols-3">
          <Files words={words} />
        </div>
      </div>
    </section>
  );
}
