/** The answer to a form that came without script: a page that stands by itself. */
import { chatWith } from "../../src/content/chat.ts";
import { claims } from "../../src/content/claims.ts";
import { company } from "../../src/content/company.ts";
import { type Answer, answersOf } from "../../src/forms/answers.ts";
import { dialled } from "../../src/forms/dialled.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { doubtsOf } from "../../src/forms/doubts.ts";
import type { ErrorBody, Problem } from "../../src/forms/messages.ts";
import { valuesPosted } from "../../src/forms/values-from-controls.ts";
import { LANGUAGES, pathIn } from "../../src/words/language.ts";
import { said, type Sentence, spokenLanguage, t } from "../../src/words/say.ts";
import { escaped } from "./html.ts";
import { controlsIn } from "./native.ts";
import { controlOf, nativeForm } from "./native-form.ts";

export interface Accepted {
  readonly success: true;
  readonly data: { readonly reference: string };
}

interface Answered {
  readonly answer: Accepted | ErrorBody;
  readonly form: AnyForm | undefined;
  /** What was sent. */
  readonly fields: URLSearchParams;
  /** The page on which the form was filled in. */
  readonly sourcePath: string | undefined;
  /** Seconds; 0 where waiting would not help. */
  readonly retryAfter: number;
}

/** A sentence as markup: its holes are filled with markup. */
const markup = (sentence: Sentence, values: Readonly<Record<string, string>> = {}): string =>
  escaped(said(sentence)).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

const link = (href: string, label: string): string => `<a href="${escaped(href)}">${escaped(label)}</a>`;

const homePage = (): string => pathIn(spokenLanguage(), "/");

const steps = (items: readonly string[]): string =>
  items.length === 0 ? "" : `<ol>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ol>`;

const phone = `<a href="${company.phone.href}">${company.phone.display}</a>`;

/** The one place to catch a wrong digit: a person puts it right. */
const callBack = (
  number: string,
  reference: string,
): string => `<h2>${markup("We will call {number}", { number: escaped(number) })}</h2>
<p>${markup("Expect the call within {time}. {hours}.", { time: t(claims.response), hours: t(company.hours.office) })}</p>
<p>${markup("Not your number? {correct} by chat, or call {phone}.", {
  correct: link(chatWith(t("My reference is {reference}. The right phone number is ", { reference })), t("Correct it")),
  phone,
})}</p>`;

/** Taken as it stands: what it was meant to be, a person writes down. */
const doubts = (questions: readonly string[], reference: string): string =>
  questions.length === 0
    ? ""
    : `${questions.map((question) => `<p class="error">${escaped(question)}</p>`).join("")}
<p>${markup("If so, {tell}, or call {phone}.", {
        tell: link(
          chatWith(t("My reference is {reference}. The right figure is ", { reference })),
          t("tell us by chat"),
        ),
        phone,
      })}</p>`;

const sent = (answers: readonly Answer[]): string =>
  `<h2>${markup("What you sent")}</h2><dl>${answers.map(({ label, text }) => `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`).join("")}</dl>`;

function received({ form, fields, sourcePath }: Answered, { data }: Accepted): string {
  const { reference } = data;
  const values = form && valuesPosted(form, sourcePath, controlsIn(fields));
  const number = values && !form.unlisted ? dialled(values) : undefined;
  return `<h1>${escaped(form?.labels.success ?? "")}</h1>
<p>${markup("Your reference")}: <strong data-reference>${escaped(reference)}</strong>. ${markup("Quote it when you call or write to us.")}</p>
${number ? callBack(number, reference) : ""}
<h2>${markup("What happens next")}</h2>${steps(form?.next ?? [])}
${values ? sent(answersOf(form, values)) + doubts(doubtsOf(form, values), reference) : ""}
<p class="screen">${markup("Save or print this page to keep it, or {chat}.", {
    chat: link(chatWith(t("Hello, my reference is {reference}.", { reference })), t("chat about this request")),
  })}</p>
<p class="screen">${link(homePage(), t("Back to the home page"))}</p>`;
}

function summary(form: AnyForm | undefined, problems: readonly Problem[]): string {
  const items = problems.map((problem) => {
    const control = form && controlOf(form, problem);
    const message = escaped(problem.message);
    return control ? `<a href="#${escaped(control)}">${message}</a>` : message;
  });
  return items.length === 0 ? "" : `<ul>${[...new Set(items)].map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

const wait = (seconds: number): string => {
  if (seconds === 0) return "";
  const span =
    seconds < 60
      ? t("{seconds} seconds", { seconds })
      : seconds < 120
        ? t("a minute")
        : t("{minutes} minutes", { minutes: Math.ceil(seconds / 60) });
  return ` ${t("Please wait {span}, then press Send again.", { span })}`;
};

function refused({ form, fields, sourcePath, retryAfter }: Answered, { message, errors }: ErrorBody): string {
  const isKept = form ? ` ${t("What you entered is below.")}` : "";
  return `<h1>${markup("Your form was not sent")}</h1>
<p>${escaped(message)}${wait(retryAfter)}${isKept}</p>${summary(form, errors)}
${form ? nativeForm({ form, fields, problems: errors, sourcePath }) : ""}
<p>${markup("Or {contact} another way.", { contact: link(pathIn(spokenLanguage(), "/contact"), t("contact us")) })}</p>`;
}

const STYLE = `body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}h1{line-height:1.2}
form>*{margin:1.25rem 0}fieldset{border:0;padding:0}label,legend{display:block;font-weight:600;padding:0}.tick{font-weight:400;padding:.4rem 0}
input:not([type=radio],[type=checkbox]),select,textarea,button{font:inherit;box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid GrayText;border-radius:.5rem}
strong{white-space:nowrap;user-select:all}dt{color:GrayText}dd{margin:0 0 .6rem;white-space:pre-line;overflow-wrap:anywhere}@media print{.screen{display:none}}
.hint{margin:0;color:GrayText}.prefix{display:flex;gap:.5rem;align-items:center}
.error{margin:0;font-weight:600;color:light-dark(#a4161a,#ffb3b3)}[aria-invalid]{border-color:light-dark(#a4161a,#ffb3b3)}`;

/** Nothing but its own style: it can run and load nothing, and sends its form nowhere else. */
export const NATIVE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const nativePage = (answered: Answered): string => {
  const { answer } = answered;
  return `<!doctype html><html lang="${LANGUAGES[spokenLanguage()].lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${t(answer.success ? "Received" : "Error: not sent")} | AIPM</title><style>${STYLE}</style></head><body><main>
${answer.success ? received(answered, answer) : refused(answered, answer)}
</main></body></html>`;
};
