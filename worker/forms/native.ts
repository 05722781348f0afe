/** A form that the browser sends by itself, because no script ran: its controls are named as the wire names them. */
import { formOfType } from "../../src/forms/catalogue.ts";
import { CALL_TIME } from "../../src/forms/call-time.ts";
import { dayInIndia } from "../../src/forms/dates.ts";
import type { ControlReader } from "../../src/forms/kinds/kind.ts";
import { valuesPosted } from "../../src/forms/values-from-controls.ts";
import { noticeVersion } from "../../src/forms/notice.ts";
import { type Body, toPayload } from "../../src/forms/payload.ts";
import { localeOf } from "../../src/i18n/locale.ts";
import { formIn } from "./localization.ts";
import { uuidOf } from "./hash.ts";

type Json = Record<string, unknown>;

/** Whether a body under the type of a form is one: clients that forget the type send JSON under it. */
export const isNative = (text: string): boolean => !/^\s*[{[]/.test(text);

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

/** What the browser sent under a name, its line breaks as a script would have read them. */
export const controlsIn =
  (fields: URLSearchParams): ControlReader =>
  (name) =>
    fields.has(name) ? fields.getAll(name).map((text) => text.replaceAll("\r\n", "\n")) : undefined;

interface Arrival {
  readonly referrer: string | undefined;
  readonly now: Date;
}

/** The body that the page's script would have sent. */
export async function bodyOfNative(fields: URLSearchParams, { referrer, now }: Arrival): Promise<Json> {
  const formType = fields.get("formType") ?? "";
  const known = formOfType(formType);
  if (!known) return { formType };
  const path = sourcePathOf(fields, referrer);
  const form = await formIn(localeOf(path ?? ""), known);
  const body = toPayload(form, valuesPosted(form, path, controlsIn(fields)));
  const meta = {
    path,
    noticeVersion: noticeVersion(form),
    honeypot: fields.get("website") ?? "",
    callTime: fields.get(CALL_TIME),
  };
  return { ...body, submissionId: await idOf(body, now), meta };
}
