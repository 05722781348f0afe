/** A form as plain HTML, with what was sent in it: to be corrected and sent again by a browser without script. */
import { isDay } from "../../src/forms/dates.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { allOptions, type Field, type FieldKind, type FieldOf, isAsked } from "../../src/forms/fields.ts";
import type { Problem } from "../../src/forms/messages.ts";
import { initialValues } from "../../src/forms/payload.ts";
import { fieldOfPath } from "../../src/forms/validate.ts";
import { isRequired } from "../../src/forms/schema.ts";
import { valuesPosted } from "../../src/forms/values-from-controls.ts";
import { attributes, escaped } from "./html.ts";
import { controlsIn, PAGE_FIELD } from "./native.ts";

interface Control {
  readonly name: string;
  readonly values: readonly string[];
  readonly message: string | undefined;
}

const described = ({ name, message }: Control): Readonly<Record<string, string | undefined>> =>
  message ? { "aria-invalid": "true", "aria-describedby": `${name}-error` } : {};

const input =
  (more: Readonly<Record<string, string>>) =>
  (_: Field, control: Control): string =>
    `<input${attributes({ id: control.name, name: control.name, value: control.values[0] ?? "", ...more, ...described(control) })}>`;

// A browser drops the first line break behind the tag.
const textarea = (_: Field, control: Control): string =>
  `<textarea${attributes({ id: control.name, name: control.name, rows: "4", ...described(control) })}>\n${escaped(control.values[0] ?? "")}</textarea>`;

const option = (value: string, label: string, chosen: boolean): string =>
  `<option${attributes({ value, selected: chosen })}>${escaped(label)}</option>`;

function dropdown(options: readonly string[], control: Control, blank: string | undefined): string {
  const [value = ""] = control.values;
  const all = options.map((one) => option(one, one, one === value));
  const first = blank === undefined ? [] : [option("", blank, !options.includes(value))];
  return `<select${attributes({ id: control.name, name: control.name, ...described(control) })}>${[...first, ...all].join("")}</select>`;
}

const ticks = (type: "radio" | "checkbox", options: readonly (readonly [string, string])[], control: Control): string =>
  options
    .map(([value, label], i) => {
      const id = i === 0 ? control.name : `${control.name}-${i}`;
      const tick = { type, id, name: control.name, value, checked: control.values.includes(value) };
      return `<label class="tick"><input${attributes({ ...tick, ...described(control) })}> ${escaped(label)}</label>`;
    })
    .join("");

const same = (options: readonly string[]): [string, string][] => options.map((one) => [one, one]);

const HTML = {
  text: input({}),
  longText: textarea,
  email: input({ type: "email" }),
  phone: input({ type: "tel" }),
  wholeNumber: input({ inputmode: "numeric" }),
  amount: input({ inputmode: "numeric" }),
  size: input({ inputmode: "decimal" }),
  // A control for dates would show nothing of what is no date.
  date: (field, control) =>
    input(isDay(control.values[0] ?? "") || !control.values[0] ? { type: "date" } : {})(field, control),
  countryCode: (field, control) => dropdown(field.options, control, undefined),
  select: (field, control) => dropdown(allOptions(field.options), control, field.placeholder ?? "Choose"),
  choice: (field, control) =>
    ticks(
      "radio",
      allOptions(field.options).map((one) => [one, field.shown?.[one] ?? one]),
      control,
    ),
  yesNo: (_, control) => ticks("radio", same(["Yes", "No"]), control),
  checkbox: (_, control) =>
    ticks("checkbox", [["on", "Yes"]], control.values.length > 0 ? { ...control, values: ["on"] } : control),
  pills: (field, control) => ticks("checkbox", same(field.options), control),
  group: () => "",
  files: () => "",
} satisfies { [K in FieldKind]: (field: FieldOf<K>, control: Control) => string };

const HAS_MANY = new Set<FieldKind>(["choice", "yesNo", "checkbox", "pills"]);

function fieldHtml(field: Field, control: Control): string {
  const { name, message } = control;
  const label = `${escaped(field.label)}${isRequired(field) ? "" : " <small>(optional)</small>"}`;
  const error = message ? `<p class="error" id="${escaped(name)}-error">${escaped(message)}</p>` : "";
  const html = (HTML[field.kind] as (field: Field, control: Control) => string)(field, control);
  return HAS_MANY.has(field.kind)
    ? `<fieldset><legend>${label}</legend>${error}${html}</fieldset>`
    : `<div><label for="${escaped(name)}">${label}</label>${error}${html}</div>`;
}

/** Fields as a page without script has them: of a group, its first row. */
function* plainFields(form: AnyForm): Generator<readonly [string, Field]> {
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind === "files") continue;
    if (field.kind !== "group") yield [name, field];
    else for (const [cell, inner] of Object.entries(field.fields)) yield [`${name}.0.${cell}`, inner];
  }
}

export interface Sent {
  readonly form: AnyForm;
  readonly fields: URLSearchParams;
  readonly problems: readonly Problem[];
  readonly sourcePath: string | undefined;
}

/** The name of the control that a problem is about. */
export const controlOf = (form: AnyForm, { field }: Problem): string | undefined => {
  const name = fieldOfPath(form, field);
  const known = name && [...plainFields(form)].find(([one]) => one === name || one.startsWith(`${name}.`));
  return known ? known[0] : undefined;
};

export function nativeForm({ form, fields, problems, sourcePath }: Sent): string {
  const messages = new Map(problems.map((problem) => [controlOf(form, problem), problem.message]));
  const values = Object.fromEntries(fields);
  const begun = initialValues(form, sourcePath);
  const typed = valuesPosted(form, sourcePath, controlsIn(fields));
  const wasAnswered = (name: string): boolean => JSON.stringify(typed[name]) !== JSON.stringify(begun[name]);
  const rows = [...plainFields(form)].flatMap(([name, field]) => {
    const control = { name, values: fields.getAll(name), message: messages.get(name) };
    const isShown = isAsked(field, values) || control.message !== undefined || wasAnswered(name.split(".", 1)[0] ?? "");
    return isShown ? [fieldHtml(field, control)] : [];
  });
  const hidden = [
    ["formType", form.type],
    [PAGE_FIELD, sourcePath ?? ""],
  ].map(([name, value]) => `<input${attributes({ type: "hidden", name, value })}>`);
  return `<form method="post" action="/forms" novalidate>${hidden.join("")}
${rows.join("\n")}
<div hidden><label>Leave this empty <input name="website" tabindex="-1" autocomplete="off"></label></div>
<button>Send again</button></form>`;
}
