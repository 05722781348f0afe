/** The answer to a form that came without script: a page that stands by itself. */
import type { AnyForm } from "../../src/forms/define.ts";
import type { ErrorBody } from "../../src/forms/messages.ts";

export interface Accepted {
  readonly success: true;
  readonly data: { readonly reference: string };
}

const HTML: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => HTML[one] ?? one);

const list = (tag: "ol" | "ul", items: readonly string[]): string =>
  items.length === 0 ? "" : `<${tag}>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</${tag}>`;

const received = (form: AnyForm | undefined, { data }: Accepted): string =>
  `<h1>${escaped(form?.labels.success ?? "")}</h1>
<p>Your reference: <strong>${escaped(data.reference)}</strong>. Quote it when you call or write to us.</p>
<h2>What happens next</h2>${list("ol", form?.next ?? [])}
<p><a href="/">Back to the home page</a></p>`;

const refused = ({ message, errors }: ErrorBody): string =>
  `<h1>Your form was not sent</h1>
<p>${escaped(message)}</p>${list("ul", [...new Set(errors.map((one) => one.message))])}
<p>Use your browser's Back button: what you entered is still in the form. Or <a href="/contact">contact us</a> another way.</p>`;

const STYLE =
  "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}h1{line-height:1.2}";

/** Nothing but its own style: it can run and load nothing. */
export const NATIVE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export const nativePage = (form: AnyForm | undefined, answer: Accepted | ErrorBody): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${answer.success ? "Received" : "Error: not sent"} | AIPM</title><style>${STYLE}</style></head><body><main>
${answer.success ? received(form, answer) : refused(answer)}
</main></body></html>`;
