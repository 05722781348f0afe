import type { Context } from "hono";
import { isCallTime } from "../../src/forms/reading/call-time.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { BATCH } from "../../src/forms/file-types.ts";
import type { Flag } from "../../src/record/flags.ts";
import {
  LEAD_COLUMNS,
  LEAD_RECORD,
  type LeadColumn,
  type LeadColumns,
  type LeadRow,
} from "../../src/record/lead-record.ts";
import { valueAt } from "../../src/forms/wire.ts";
import { timeZoneIn } from "../../src/forms/reading/visitor-clock.ts";
import { type Locale, readLocale } from "../../src/i18n/locale.ts";
import { isObject, type JsonObject } from "../../src/forms/objects.ts";
import type { Env } from "../env.ts";
import { isCrossSite } from "../http/cross-site.ts";

/** Metadata of a lead. An invalid value is omitted, so that it never rejects the lead. */

type FromMeta = {
  [Name in LeadColumn]: LeadColumns[Name] extends { meta: readonly string[] } ? Name : never;
}[LeadColumn];

export interface LeadMetadata extends Pick<LeadRow, FromMeta | "timeZone" | "callTime"> {
  readonly language: Locale;
}

/** Returns one line of well-formed text, cut to the size of its column, or null if it is blank. */
export function lineFor(
  name: {
    [K in LeadColumn]: (typeof LEAD_RECORD)[K] extends { most: number } ? K : never;
  }[LeadColumn],
  value: unknown,
): string | null {
  if (typeof value !== "string") return null;
  const text = value.replace(/\p{Cc}+/gu, " ").trim();
  return text === "" ? null : text.slice(0, LEAD_RECORD[name].most).toWellFormed();
}

const readMeta = (body: JsonObject): JsonObject => (isObject(body.meta) ? body.meta : {});

export function readMetadata(body: JsonObject): LeadMetadata {
  const meta = readMeta(body);
  const lines = LEAD_COLUMNS.flatMap(([name, { meta: path }]) =>
    path ? [[name, lineFor(name as FromMeta, valueAt(meta, path))] as const] : [],
  );
  const pageColumns = Object.fromEntries(lines) as Pick<LeadRow, FromMeta>;
  return {
    ...pageColumns,
    language: readLocale(pageColumns.sourcePath ?? ""),
    timeZone: timeZoneIn(meta.timeZone) ?? null,
    callTime: isCallTime(meta.callTime) ? meta.callTime : null,
  };
}

/** Returns the flag of a lead whose page could not read some files. */
export function fileFlags({ upload }: AnyForm, body: JsonObject): Flag[] {
  const { unreadable } = readMeta(body);
  const isCount =
    Number.isInteger(unreadable) && Number(unreadable) >= 1 && Number(unreadable) <= BATCH.maxFiles;
  return upload && isCount ? ["files_unreadable"] : [];
}

/** How often a page tried to send the lead, and how long it waited on the device, for the log. The most is what a device keeps. */
export function readDelivery(body: JsonObject) {
  const { attempts, waitedMs, sentBy } = readMeta(body);
  const isCount = (value: unknown, most: number): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
  return {
    ...(isCount(attempts, 10_000) && { attempts }),
    ...(isCount(waitedMs, 2 * 86_400_000) && { waitedMs }),
    ...(sentBy === "worker" && { sentBy }),
  };
}

/** Milliseconds that a person needs at least to fill in a form. */
const HUMAN_MS = 2000;

/**
 * Returns the flags that the headers justify. Every browser sends Sec-Fetch-Site or Origin when a script posts. Without scripts
 * an old browser may send neither.
 */
export function senderFlags(c: Context<{ Bindings: Env }>, isNative: boolean): Flag[] {
  if (isCrossSite(c)) return ["cross_site"];
  const isBrowser =
    c.req.header("sec-fetch-site") || c.req.header("origin") !== undefined || isNative;
  return isBrowser ? [] : ["no_browser"];
}

/** Returns the flags of a lead that looks automated. The edge stores the lead anyway. */
export function botSignals(body: JsonObject): Flag[] {
  const { honeypot, elapsedMs } = readMeta(body);
  return [
    ...(typeof honeypot === "string" && honeypot !== "" ? (["honeypot"] as const) : []),
    ...(typeof elapsedMs === "number" && elapsedMs < HUMAN_MS ? (["too_fast"] as const) : []),
  ];
}
