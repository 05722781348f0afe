/** The HTML page that answers a form which was sent without script. */
import { html, raw } from "hono/html";
import { chatAbout } from "../../src/content/chat.ts";
import { claims } from "../../src/content/claims.ts";
import { company, offices } from "../../src/content/company.ts";
import { type Answer, listAnswers } from "../../src/forms/answers.ts";
import { formatDialledNumber, trimText } from "../../src/forms/reading/dialled.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { type FieldOf, type FormValues, optionLabel } from "../../src/forms/fields.ts";
import { readSize } from "../../src/forms/kinds/size.ts";
import type { ErrorBody, Problem } from "../../src/forms/messages.ts";
import { toAnswers } from "../../src/forms/payload.ts";
import { likelyUnit, findSoftWarnings } from "../../src/forms/soft-warnings.ts";
import { readPostedValues } from "../../src/forms/values-from-controls.ts";
import { LOCALES, pathIn } from "../../src/i18n/locale.ts";
import type { Message } from "../../src/i18n/message.ts";
import { currentLocale, localeTag, t, translate } from "../../src/i18n/t.ts";
import { controlsIn } from "./native.ts";
import { controlId, type Html, nativeForm } from "./correction-form.ts";
import type { Accepted } from "./receive.ts";
import { day, dusk } from "../../src/styles/tokens.ts";

interface Answered {
  readonly answer: Accepted | ErrorBody;
  readonly form: AnyForm | undefined;
  /** The fields as the browser sent them. */
  readonly fields: URLSearchParams;
  /** The page of the form. */
  readonly sourcePath: string | undefined;
  /** Seconds. Absent if waiting would not help. */
  readonly retryAfter?: number | undefined;
  /** When an accepted lead was received first, as ISO time. */
  readonly receivedAt?: string | undefined;
  /** Whether to repeat the answers. False if another site sent the browser here. */
  readonly repeatsAnswers: boolean;
}

/** A sentence with markup in it. */
const markup = (sentence: Message, values: Readonly<Record<string, string | Html>> = {}): Html =>
  html`${translate(sentence)
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 0 ? part : values[part]))}`;

const link = (href: string, label: string): Html => html`<a href="${href}">${label}</a>`;

const homePage = (): string => pathIn(currentLocale(), "/");

const steps = (items: readonly string[]): Html | false =>
  items.length > 0 && html`<ol>${items.map((item) => html`<li>${item}</li>`)}</ol>`;

const phone = link(company.phone.href, company.phone.display);

/** A chat about this request. */
const chat = (form: AnyForm | undefined, text: string): string =>
  chatAbout(form?.heading ?? company.name, text);

/** The number that will be called, so that the visitor can notice a wrong digit and tell a person. */
const callBack = (
  form: AnyForm | undefined,
  number: string,
  reference: string,
): Html => html`<h2>${t("We will call {number}", { number })}</h2>
<p>${t("Expect our call within {time} (three working days). {hours}, Indian time (IST).", { time: t(claims.response), hours: t(company.hours.office) })}</p>
<p>${markup("Not your number? {correct} by chat, or call {phone}.", {
  correct: link(
    chat(form, t("My reference is {reference}. The right phone number is ", { reference })),
    t("Correct it"),
  ),
  phone,
})}</p>`;

/** The question that the page asks next to an unusual size. */
function sizeQuestion(
  form: AnyForm,
  field: FieldOf<"size">,
  text: string,
  values: FormValues,
): string {
  const [size, unit] = [readSize(text).numbers?.[0] ?? 0, form.fields[field.unit]];
  const counted = (option: string): string => `${size} ${optionLabel(unit, option)}`;
  const guesses = counted(likelyUnit(form, field, size, values) ?? "");
  return `${field.label}: ${counted(trimText(values[field.unit]))}? ${t("Did you mean {guesses}?", { guesses })}`;
}

/**
 * Unusual figures were stored as they are. The visitor can correct them in a chat. The page already shows an amount in words, and the
 * number to call.
 */
function softWarnings(form: AnyForm, values: FormValues, reference: string): Html | false {
  const questions = findSoftWarnings(form, toAnswers(form, values)).flatMap(({ name }) => {
    const field = form.fields[name];
    return field?.kind === "size"
      ? [sizeQuestion(form, field, trimText(values[name]), values)]
      : [];
  });
  if (questions.length === 0) return false;
  return html`${questions.map((question) => html`<p class="error">${question}</p>`)}
<p>${markup("If so, {tell}, or call {phone}.", {
    tell: link(
      chat(form, t("My reference is {reference}. The right figure is ", { reference })),
      t("tell us by chat"),
    ),
    phone,
  })}</p>`;
}

const answerList = (answers: readonly Answer[]): Html =>
  html`<h2>${t("What you sent")}</h2><dl>${answers.map(({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>`)}</dl>`;

/** The time zone of the visitor is unknown. */
const INDIAN_TIME = { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Kolkata" } as const;

/** Who will call: name, address and phone, as on a letter. */
const firm = (): Html =>
  html`<address><b>${company.name}</b><br>${offices[0].lines.join(", ")}<br>${phone} ${link(company.email.href, company.email.display)}</address>`;

/** Deletes the draft that the page of the form has kept (src/site/browser/native-form.ts). */
const FORGET_DRAFT = "try{localStorage.removeItem(document.currentScript.dataset.draft)}catch{}";

function receiptContent(
  { form, fields, sourcePath, receivedAt, repeatsAnswers }: Answered,
  { data }: Accepted,
): Html {
  const { reference } = data;
  const values =
    form && repeatsAnswers ? readPostedValues(form, sourcePath, controlsIn(fields)) : undefined;
  const number = values && !form?.unlisted ? formatDialledNumber(values) : undefined;
  return html`<h1>${form?.labels.success}</h1>
<p class="reference">${t("Your reference")}:<br><strong data-reference>${reference}</strong><br>${t("Quote it when you call or write to us.")}</p>
${receivedAt && html`<p>${t("Sent on")}: <time datetime="${receivedAt}">${new Date(receivedAt).toLocaleString(localeTag(), INDIAN_TIME)} IST</time></p>`}
${!form?.unlisted && html`<p>${markup("Anyone who calls you from AIPM will give this reference first. If the caller does not know it, hang up and call {phone}.", { phone })}</p>`}
${number && callBack(form, number, reference)}
<h2>${t("What happens next")}</h2>${steps(form?.next ?? [])}
${form && values && [answerList(listAnswers(form, values)), softWarnings(form, values, reference)]}
${firm()}
<p class="screen">${markup("Save or print this page to keep it, or {chat}.", {
    chat: link(
      chat(form, t("Hello, my reference is {reference}.", { reference })),
      t("chat about this request"),
    ),
  })}</p>
<p class="screen">${link(homePage(), t("Back to the home page"))}</p>
${form && repeatsAnswers && html`<script data-draft="aipm:draft:${form.type}">${raw(FORGET_DRAFT)}</script>`}`;
}

function summary(form: AnyForm, problems: readonly Problem[]): Html | false {
  const items = new Map(
    problems.map((problem) => [`${controlId(form, problem)} ${problem.message}`, problem]),
  );
  const item = (problem: Problem): string | Html => {
    const control = controlId(form, problem);
    return control ? link(`#${control}`, problem.message) : problem.message;
  };
  return (
    items.size > 0 &&
    html`<ul>${[...items.values()].map((candidate) => html`<li>${item(candidate)}</li>`)}</ul>`
  );
}

/** @param isFormBelow without it, the visitor reloads the page, and the browser posts the same answers */
const waitSentence = (seconds = 0, isFormBelow = true): string => {
  if (seconds === 0) return "";
  const span =
    seconds < 60
      ? t("{seconds} seconds", { seconds })
      : seconds < 120
        ? t("a minute")
        : t("{minutes} minutes", { minutes: Math.ceil(seconds / 60) });
  const sentence = isFormBelow
    ? t("Please wait {span}, then press Send again.", { span })
    : t("Please wait {span}, then reload this page. Your browser will send your answers again.", {
        span,
      });
  return ` ${sentence}`;
};

function errorContent(answered: Answered, { message, errors }: ErrorBody): Html {
  const { fields, sourcePath, retryAfter, repeatsAnswers } = answered;
  const form = repeatsAnswers ? answered.form : undefined;
  const answersBelow = form ? ` ${t("What you entered is below.")}` : "";
  return html`<h1>${t("Your form was not sent")}</h1>
<p>${message}${waitSentence(retryAfter, form !== undefined)}${answersBelow}</p>
${form && [summary(form, errors), nativeForm({ form, fields, problems: errors, sourcePath })]}
<p>${markup("Or {contact} another way.", { contact: link(pathIn(currentLocale(), "/contact"), t("contact us")) })}</p>`;
}

const USED = [
  "page",
  "card",
  "ink",
  "stone",
  "line",
  "leaf",
  "terra",
  "on-terra",
  "art-brass",
  "danger",
] as const;
const used = (colors: typeof day | typeof dusk): string =>
  USED.map((name) => `--${name}:${colors[name]}`).join(";");

/** The site's colours by day and at dusk, and ink on white on paper. */
const STYLE = `:root{color-scheme:light dark;${used(day)}}
@media(prefers-color-scheme:dark){:root{${used(dusk)}}}
html{background:var(--page);color:var(--ink);font:1.0625rem/1.65 system-ui,sans-serif}body{max-width:38rem;margin:0 auto;padding:0 1.25rem 4rem;overflow-wrap:break-word}
header{border-bottom:1px solid var(--line);padding:.75rem 0;margin-bottom:2.5rem}header a{display:inline-flex;align-items:center;gap:.6rem;min-height:2.75rem;color:inherit;font:500 1.375rem Georgia,serif;text-decoration:none}
h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.2;text-wrap:balance}h1{font-size:2rem;margin:0 0 1rem}h2{font-size:1.375rem;margin:2.25rem 0 .5rem}a{color:var(--leaf);text-underline-offset:.2em}
p,ul,ol,dl{margin:.5rem 0}address{margin:2.25rem 0 1rem;font-style:normal}ul,ol{padding-left:1.4rem}.reference{padding:.9rem 1.25rem;border-left:4px solid var(--art-brass);background:var(--card)}
form{margin-top:2rem}form>*{margin:1.5rem 0}fieldset{border:0;padding:0}label,legend{display:block;font-weight:600;padding:0}.tick{font-weight:400;padding:.4rem 0}small{font-weight:400;color:var(--stone)}
input:not([type=radio],[type=checkbox]),select,textarea,button{font:inherit;box-sizing:border-box;width:100%;min-height:3rem;padding:.65rem .875rem;border:1.5px solid var(--stone);border-radius:.375rem;background:var(--card);color:inherit}
button{border:0;background:var(--terra);color:var(--on-terra);font-weight:600;cursor:pointer}:focus-visible{outline:3px solid var(--leaf);outline-offset:2px}
strong{font:500 1.375rem Georgia,serif;user-select:all}strong{white-space:nowrap}dt{color:var(--stone)}dd{margin:0 0 .6rem;white-space:pre-line;overflow-wrap:anywhere}
.hint,.error{margin:0}.hint{color:var(--stone)}.prefix{display:flex;gap:.5rem;align-items:center}.error{font-weight:600}.error,main ul a{color:var(--danger)}[aria-invalid]{border-color:var(--danger)}
@media print{:root{--page:#fff;--card:#fff;--ink:#000;--stone:#000;--leaf:#000}.screen{display:none}}`;

/** The logo (src/ui/logo.tsx), linked to the home page. */
const header = (): Html =>
  html`<header><a href="${homePage()}"><svg viewBox="0 0 24 24" width="36" height="36" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path stroke="var(--ink)" d="M3 21.5V12C3 6.6 9.6 5.8 12 2 14.4 5.8 21 6.6 21 12v9.5M15.1 11.6v9.5m-2.4-2.7 2.4 2.8 2.4-2.8"/><path stroke="var(--art-brass)" d="M8.9 21.3v-9.5M6.5 14.3 8.9 11.5l2.4 2.8"/></svg>${company.name}</a></header>`;

/** The page may use its own style, and run `FORGET_DRAFT`. Like every page, it has no form-action (docs/decisions/34). */
export const NATIVE_POLICY =
  "default-src 'none'; script-src 'sha256-bYyc26V3xdnkr8BdWyExvht2fm1VlM4tlTTlXIRxnjM='; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** The style is last, because a proxy may cut an answer off. */
export const nativePage = (answered: Answered): Html => {
  const { answer } = answered;
  return html`<!doctype html><html lang="${LOCALES[currentLocale()].lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${t(answer.success ? "Received" : "Error: not sent")} | AIPM</title></head><body>${header()}<main>
${answer.success ? receiptContent(answered, answer) : errorContent(answered, answer)}
</main><style>${raw(STYLE)}</style></body></html>`;
};
