/** A form as plain HTML with the values that were sent, to be corrected and sent again by a browser without script. */
import { TRAP } from "../../src/forms/trap.ts";
import { html, raw } from "hono/html";
import { CALL_TIME } from "../../src/forms/reading/call-time.ts";
import { isDay } from "../../src/forms/reading/dates.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import {
  allOptions,
  type Field,
  type FieldKind,
  type FieldOf,
  findKind,
  isAsked,
  isOptional,
  isRequired,
  optionLabel,
} from "../../src/forms/fields.ts";
import type { Problem } from "../../src/forms/messages.ts";
import { phoneHint } from "../../src/forms/kinds/phone.ts";
import { typedCode } from "../../src/forms/reading/phone.ts";
import { initialValues } from "../../src/forms/payload.ts";
import { INDIA } from "../../src/forms/definitions/shared-fields.ts";
import { readPostedValues } from "../../src/forms/values-from-controls.ts";
import { t } from "../../src/i18n/t.ts";
import { controlsIn, PAGE_FIELD } from "./native.ts";

export type Html = ReturnType<typeof html>;

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** The attributes of a tag. Those that are undefined or false are left out. */
const attributes = (all: Attributes): Html[] =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) =>
      value === true ? html` ${raw(name)}` : html` ${raw(name)}="${value}"`,
    );

interface Control {
  readonly name: string;
  readonly values: readonly string[];
  readonly message: string | undefined;
  /** The fixed country code before a number. */
  readonly prefix: string | undefined;
}

const joinIds = (...ids: readonly (string | undefined | false)[]): string | undefined =>
  ids.filter(Boolean).join(" ") || undefined;

/** The attributes of every control, as on the page. A set of radios or checkboxes has its description at the fieldset. */
const common = (field: Field, { name, message }: Control): Attributes => {
  const isSet = findKind(field).set !== undefined;
  return {
    name,
    ...("autocomplete" in field && { autocomplete: field.autocomplete }),
    "aria-describedby": joinIds(!isSet && field.hint && `${name}-hint`, message && `${name}-error`),
    "aria-invalid": message && "true",
    "aria-required": !isSet && isRequired(field) ? "true" : undefined,
  };
};

/** An input with the attributes of its kind. @param own attributes of this one */
function input(field: Field, control: Control, own: Attributes = {}): Html {
  const { type, inputMode, autoComplete } = findKind(field).input ?? {};
  const ofKind = { type, inputmode: inputMode, autocomplete: autoComplete };
  const [value = ""] = control.values;
  return html`<input${attributes({ id: control.name, value, ...ofKind, ...own, ...common(field, control) })}>`;
}

// Browsers drop the first line break after the tag.
const textarea = (field: Field, control: Control): Html =>
  html`<textarea${attributes({ id: control.name, rows: "4", ...common(field, control) })}>${"\n"}${control.values[0]}</textarea>`;

type Choice = readonly [value: string, label: string];
const choices = (field: Field, options: readonly string[]): Choice[] =>
  options.map((option) => [option, optionLabel(field, option)]);

function dropdown(
  field: Field,
  control: Control,
  options: readonly Choice[],
  own: Attributes = {},
): Html {
  const [sent = ""] = control.values;
  const chosen = options.some(([value]) => value === sent) ? sent : "";
  return html`<select${attributes({ id: control.name, ...own, ...common(field, control) })}>${options.map(
    ([value, label]) =>
      html`<option${attributes({ value, selected: value === chosen })}>${label}</option>`,
  )}</select>`;
}

const ticks = (
  field: Field,
  type: "radio" | "checkbox",
  control: Control,
  options: readonly Choice[],
): Html =>
  html`${options.map(([value, label], i) => {
    const id = i === 0 ? control.name : `${control.name}-${i}`;
    const all = {
      type,
      id,
      value,
      checked: control.values.includes(value),
      ...common(field, control),
    };
    return html`<label class="tick"><input${attributes(all)}> ${label}</label>`;
  })}`;

/** Shows the fixed country code before a number without a code of its own. */
function phoneInput(field: Field, control: Control): Html {
  // Without a list of codes the number is filled in with its code, as in PhoneControl.
  const number = input(field, control, {
    type: "tel",
    autocomplete: control.prefix ? "tel" : "tel-national",
  });
  const isWhole = !control.prefix || typedCode(control.values[0] ?? "") !== undefined;
  return isWhole
    ? number
    : html`<span class="prefix"><span aria-hidden="true">${control.prefix}</span>${number}</span>`;
}

const HTML = {
  text: input,
  longText: textarea,
  email: input,
  phone: phoneInput,
  wholeNumber: input,
  amount: input,
  size: input,
  // A date control stays empty if the text is not a date.
  date: (field, control) =>
    input(field, control, {
      type: isDay(control.values[0] ?? "") || !control.values[0] ? "date" : undefined,
    }),
  countryCode: (field, control) =>
    dropdown(field, control, choices(field, field.options), { autocomplete: "tel-country-code" }),
  select: (field, control) => {
    const blank: Choice = ["", field.placeholder ?? t("Choose one")];
    return dropdown(field, control, [blank, ...choices(field, allOptions(field.options))]);
  },
  choice: (field, control) =>
    ticks(field, "radio", control, choices(field, allOptions(field.options))),
  yesNo: (field, control) =>
    ticks(field, "radio", control, [
      ["Yes", t("Yes")],
      ["No", t("No")],
    ]),
  checkbox: (field, control) =>
    ticks(field, "checkbox", { ...control, values: control.values.map(() => "on") }, [
      ["on", t("Yes")],
    ]),
  pills: (field, control) => ticks(field, "checkbox", control, choices(field, field.options)),
  group: () => html``,
  files: () => html``,
} satisfies { [K in FieldKind]: (field: FieldOf<K>, control: Control) => Html };

function fieldHtml(field: Field, control: Control): Html {
  const { name, message } = control;
  if (field.kind === "countryCode" && field.locked) {
    return html`<input${attributes({ type: "hidden", name, value: INDIA })}>`;
  }
  const hint = field.hint && html`<p class="hint" id="${name}-hint">${field.hint}</p>`;
  const label = html`${field.label}${isOptional(field) && html` <small>${t("(optional)")}</small>`}`;
  const error = message && html`<p class="error" id="${name}-error">${message}</p>`;
  const controls = (HTML[field.kind] as (field: Field, control: Control) => Html)(field, control);
  return findKind(field).set
    ? html`<fieldset${attributes({ "aria-describedby": joinIds(field.hint && `${name}-hint`) })}><legend>${label}</legend>${hint}${error}${controls}</fieldset>`
    : html`<div><label for="${name}">${label}</label>${hint}${error}${controls}</div>`;
}

/** The fixed country code before a number, or `undefined` if a code can be chosen. */
function lockedCode(form: AnyForm, field: Field): string | undefined {
  if (field.kind !== "phone") return undefined;
  const code = field.code ? form.fields[field.code] : undefined;
  return code?.kind === "countryCode" && !code.locked ? undefined : INDIA;
}

/** The fields of a page without script: no files, and of a group the first row. */
function* plainFields(form: AnyForm): Generator<readonly [string, Field]> {
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind === "files") continue;
    if (field.kind === "phone") {
      yield [name, { ...field, hint: phoneHint(field, lockedCode(form, field) !== undefined) }];
    } else if (field.kind !== "group") yield [name, field];
    else
      for (const [cell, inner] of Object.entries(field.fields)) yield [`${name}.0.${cell}`, inner];
  }
}

export interface Sent {
  readonly form: AnyForm;
  readonly fields: URLSearchParams;
  readonly problems: readonly Problem[];
  readonly sourcePath: string | undefined;
}

/** The name of the control with a problem. */
export const controlId = (form: AnyForm, { control: name }: Problem): string | undefined => {
  const entry =
    name && [...plainFields(form)].find(([path]) => path === name || path.startsWith(`${name}.`));
  return entry ? entry[0] : undefined;
};

export function nativeForm({ form, fields, problems, sourcePath }: Sent): Html {
  const messages = new Map(problems.map((problem) => [controlId(form, problem), problem.message]));
  const values = Object.fromEntries(fields);
  const begun = initialValues(form, sourcePath);
  const typed = readPostedValues(form, sourcePath, controlsIn(fields));
  const wasAnswered = (name: string): boolean =>
    JSON.stringify(typed[name]) !== JSON.stringify(begun[name]);
  const rows = [...plainFields(form)].flatMap(([name, field]) => {
    const prefix = lockedCode(form, field);
    const control = { name, values: fields.getAll(name), message: messages.get(name), prefix };
    const isShown =
      isAsked(field, values) ||
      control.message !== undefined ||
      wasAnswered(name.split(".", 1)[0] ?? "");
    return isShown ? [fieldHtml(field, control)] : [];
  });
  const hidden = [
    ["formType", form.type],
    [PAGE_FIELD, sourcePath ?? ""],
    ...(fields.has(CALL_TIME) ? [[CALL_TIME, fields.get(CALL_TIME)!] as const] : []),
  ].map(([name, value]) => html`<input${attributes({ type: "hidden", name, value })}>`);
  return html`<form method="post" action="/forms" novalidate>${hidden}
${rows}
<div hidden><label>${t("Leave this empty")} <input name="${TRAP}" tabindex="-1" autocomplete="off"></label></div>
<button>${t("Send again")}</button></form>`;
}
