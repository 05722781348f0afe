import * as v from "valibot";
import { CALL_TIMES, isCallTime } from "../../src/forms/call-time.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import type { Flag } from "../../src/forms/flags.ts";
import { timeZoneIn } from "../../src/forms/visitor-clock.ts";
import { localeOf, locales } from "../../src/i18n/locale.ts";
import { isObject, type JsonObject } from "../../src/forms/objects.ts";

/** What comes with a lead beside its answers. A value that does not fit is left out, so that no lead is lost for it. */

const Text = v.nullable(v.string());

export const LeadMetadata = v.object({
  sourcePath: Text,
  referrer: Text,
  utm: v.object({ source: Text, medium: Text, campaign: Text, term: Text, content: Text }),
  noticeVersion: Text,
  /** Of the page with the form. A lead that the first releases spooled has none: they were in English alone. */
  language: v.optional(v.picklist(locales), "en"),
  /** Of the visitor's device, such as "Asia/Kolkata". The first releases had neither this nor the next. */
  timeZone: v.optional(Text, null),
  callTime: v.optional(v.nullable(v.picklist(CALL_TIMES)), null),
});
export type LeadMetadata = Readonly<v.InferOutput<typeof LeadMetadata>>;

/** One line of well-formed text, cut to a length; null where none is left. */
export function singleLine(value: unknown, maxLength: number): string | null {
  if (typeof value !== "string") return null;
  // oxlint-disable-next-line no-control-regex
  const text = value.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
  return text === "" ? null : text.slice(0, maxLength).toWellFormed();
}

const metaOf = (body: JsonObject): JsonObject => (isObject(body.meta) ? body.meta : {});

export function metadataOf(body: JsonObject): LeadMetadata {
  const meta = metaOf(body);
  const utm = isObject(meta.utm) ? meta.utm : {};
  const sourcePath = singleLine(meta.path, 200);
  return {
    sourcePath,
    referrer: singleLine(meta.referrer, 500),
    utm: {
      source: singleLine(utm.source, 200),
      medium: singleLine(utm.medium, 200),
      campaign: singleLine(utm.campaign, 200),
      term: singleLine(utm.term, 200),
      content: singleLine(utm.content, 200),
    },
    noticeVersion: singleLine(meta.noticeVersion, 40),
    language: localeOf(sourcePath ?? ""),
    timeZone: timeZoneIn(meta.timeZone) ?? null,
    callTime: isCallTime(meta.callTime) ? meta.callTime : null,
  };
}

/** More than any form has fields. */
const MOST_REFUSALS = 40;

/** What the page refused before the lead was sent: field and code ("city required"), each once. */
export function refusedBefore(form: AnyForm, body: JsonObject): readonly string[] {
  const { refused } = metaOf(body);
  if (!Array.isArray(refused)) return [];
  const known = refused.slice(0, MOST_REFUSALS).filter((one): one is string => {
    const [, field = "", code] = (typeof one === "string" && /^(\w{1,60}) ([a-z_]{2,40})$/.exec(one)) || [];
    return code !== undefined && Object.hasOwn(form.fields, field);
  });
  return [...new Set(known)];
}

/** Faster than anybody reads and types. */
const HUMAN_MS = 2000;

/** Whether a page of another site sent it. */
export function isCrossSite(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  return site ? site !== "same-origin" && site !== "none" : origin !== null && !ownOrigins.includes(origin);
}

/**
 * Marks of a sender by its headers. With the post of a script every browser sends Sec-Fetch-Site (since 2023) or Origin (since long
 * before). An old browser that sends a form by itself may send neither.
 */
export function senderFlags(headers: Headers, ownOrigins: readonly string[], isNative: boolean): Flag[] {
  const isBrowser = headers.get("sec-fetch-site") || headers.get("origin") !== null || isNative;
  return [
    ...(isCrossSite(headers, ownOrigins) ? (["cross_site"] as const) : []),
    ...(isBrowser ? [] : (["no_browser"] as const)),
  ];
}

/** Marks of a lead that looks like spam. It is stored all the same. */
export function botSignals(body: JsonObject): Flag[] {
  const { honeypot, elapsedMs } = metaOf(body);
  return [
    ...(typeof honeypot === "string" && honeypot !== "" ? (["honeypot"] as const) : []),
    ...(typeof elapsedMs === "number" && elapsedMs < HUMAN_MS ? (["too_fast"] as const) : []),
  ];
}
