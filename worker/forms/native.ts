/** A form that the browser sends by itself, because no script ran: its controls are named as the wire names them. */
import { formOfType } from "../../src/forms/catalogue.ts";
import { dayInIndia } from "../../src/forms/dates.ts";
import { valuesPosted } from "../../src/forms/named.ts";
import { NOTICE } from "../../src/forms/notice.ts";
import { type Body, toPayload } from "../../src/forms/payload.ts";
import { hashOf } from "./lead.ts";

type Json = Record<string, unknown>;

/** The fields of such a body; undefined for any other. Clients that forget the type send JSON under this one. */
export function nativeFields(contentType: string | undefined, text: string): URLSearchParams | undefined {
  const isForm = contentType?.split(";", 1)[0]?.trim().toLowerCase() === "application/x-www-form-urlencoded";
  return isForm && !/^\s*[{[]/.test(text) ? new URLSearchParams(text) : undefined;
}

/** The same answers on the same day are the same lead, however often the button was pressed: nothing here can make an id. */
async function idOf(body: Body, now: Date): Promise<string> {
  const hash = await hashOf(`${dayInIndia(now.getTime())}\n${JSON.stringify(body)}`);
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

const pathOf = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).pathname : undefined;

interface Arrival {
  readonly referrer: string | undefined;
  readonly now: Date;
}

/** The body that the page's script would have sent. */
export async function bodyOfNative(fields: URLSearchParams, { referrer, now }: Arrival): Promise<Json> {
  const formType = fields.get("formType") ?? "";
  const form = formOfType(formType);
  if (!form) return { formType };
  const path = pathOf(referrer);
  const named = (name: string): string[] | undefined =>
    fields.has(name) ? fields.getAll(name).map((text) => text.replaceAll("\r\n", "\n")) : undefined;
  const body = toPayload(form, valuesPosted(form, path, named));
  const meta = { path, noticeVersion: NOTICE.version, honeypot: fields.get("website") ?? "" };
  return { ...body, submissionId: await idOf(body, now), meta };
}
