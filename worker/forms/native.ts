/** A form that the browser sends by itself, because no script ran: its controls are named as the wire names them. */
import { formOfType } from "../../src/forms/catalogue.ts";
import { dayInIndia } from "../../src/forms/dates.ts";
import { type AnyForm, pathsOf } from "../../src/forms/define.ts";
import { valuesNamed } from "../../src/forms/named.ts";
import { NOTICE } from "../../src/forms/notice.ts";
import { type Body, initialValues, isBlank, toPayload } from "../../src/forms/payload.ts";
import { uuidOf } from "./hash.ts";

type Json = Record<string, unknown>;

/** Whether a body under the type of a form is one: clients that forget the type send JSON under it. */
export const isNative = (text: string): boolean => !/^\s*[{[]/.test(text);

/** Words where a number belongs, such as "50 lakh", go to the judge as they are: no digit of them is the answer. */
function keepWords(form: AnyForm, fields: URLSearchParams, body: Body): void {
  const paths = pathsOf(form);
  for (const [name, { kind }] of Object.entries(form.fields)) {
    const typed = fields.get(name);
    if (!["amount", "size", "wholeNumber"].includes(kind) || isBlank(typed) || !/\p{L}/u.test(typed ?? "")) continue;
    let at = body as Json;
    const path = paths[name] ?? [];
    for (const group of path.slice(0, -1)) at = at[group] as Json;
    at[path.at(-1)!] = typed;
  }
}

/** The same answers on the same day are the same lead, however often the button was pressed: nothing here can make an id. */
const idOf = (body: Body, now: Date): Promise<string> =>
  uuidOf(`${dayInIndia(now.getTime())}\n${JSON.stringify(body)}`);

/** Beside the form's own names, as `website` is for programs that fill in everything. */
export const PAGE_FIELD = "sourcePath";

const pathOf = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).pathname : undefined;

/** The page of the form. One that was corrected on our answer's page says where it was first filled in. */
export const sourcePathOf = (fields: URLSearchParams, referrer: string | undefined): string | undefined =>
  fields.get(PAGE_FIELD) || pathOf(referrer);

interface Arrival {
  readonly referrer: string | undefined;
  readonly now: Date;
}

/** The body that the page's script would have sent. */
export async function bodyOfNative(fields: URLSearchParams, { referrer, now }: Arrival): Promise<Json> {
  const formType = fields.get("formType") ?? "";
  const form = formOfType(formType);
  if (!form) return { formType };
  const path = sourcePathOf(fields, referrer);
  const values = initialValues(form, path);
  // A box that is not ticked is not sent.
  for (const [name, { kind }] of Object.entries(form.fields)) {
    if (kind === "pills") values[name] = [];
    if (kind === "checkbox") values[name] = false;
  }
  const named = (name: string): string[] | undefined =>
    fields.has(name) ? fields.getAll(name).map((text) => text.replaceAll("\r\n", "\n")) : undefined;
  const body = toPayload(form, { ...values, ...valuesNamed(form, named) });
  keepWords(form, fields, body);
  const meta = { path, noticeVersion: NOTICE.version, honeypot: fields.get("website") ?? "" };
  return { ...body, submissionId: await idOf(body, now), meta };
}
