/** A form that the browser posts itself, because no script ran. */
import { TRAP } from "../../src/forms/trap.ts";
import { findForm } from "../../src/forms/catalogue.ts";
import { CALL_TIME } from "../../src/forms/reading/call-time.ts";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import type { ControlReader } from "../../src/forms/kinds/kind.ts";
import { readPostedValues } from "../../src/forms/values-from-controls.ts";
import { noticeVersion } from "../../src/forms/notice.ts";
import { toPayload } from "../../src/forms/payload.ts";
import { readLocale } from "../../src/i18n/locale.ts";
import { formIn } from "./localization.ts";
import { uuidFromHash } from "../hash.ts";

/** Whether a urlencoded body is a form. Clients that set no type send JSON as urlencoded. */
export const isNative = (text: string): boolean => !/^\s*[{[]/.test(text);

/** The hidden control with the path of the page. */
export const PAGE_FIELD = "sourcePath";

const toPath = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).pathname : undefined;

/** The path of the form's page: from its hidden control after a correction, else from the referrer. */
export const readSourcePath = (
  fields: URLSearchParams,
  referrer: string | undefined,
): string | undefined => fields.get(PAGE_FIELD) || toPath(referrer);

/** Reads posted fields, with line breaks as a script reads them. */
export const controlsIn =
  (fields: URLSearchParams): ControlReader =>
  (name) =>
    fields.has(name) ? fields.getAll(name).map((text) => text.replaceAll("\r\n", "\n")) : undefined;

/** The body that the page's script would have sent. The same answers on the same day get the same id. */
export async function bodyOfNative(
  fields: URLSearchParams,
  referrer: string | undefined,
  now: Date,
): Promise<Record<string, unknown>> {
  const formType = fields.get("formType") ?? "";
  const found = findForm(formType);
  if (!found) return { formType };
  const path = readSourcePath(fields, referrer);
  const form = await formIn(readLocale(path ?? ""), found);
  const body = toPayload(form, readPostedValues(form, path, controlsIn(fields)));
  const meta = {
    path,
    noticeVersion: noticeVersion(form),
    honeypot: fields.get(TRAP) ?? "",
    callTime: fields.get(CALL_TIME),
  };
  const submissionId = await uuidFromHash(`${dayInIndia(now.getTime())}\n${JSON.stringify(body)}`);
  return { ...body, submissionId, meta };
}
