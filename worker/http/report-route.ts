/**
 * `POST /report`: a page reports its own failure with `sendBeacon`. Only names of our own reach the log: the kind of failure, the class
 * of the error, its place in our scripts and the form. Never a message, an answer, an address or an identifier.
 */
import { type Context, Hono } from "hono";
import { findForm } from "../../src/forms/catalogue.ts";
import type { Env } from "../env.ts";
import { isCrossSite } from "../lead/metadata.ts";
import { ownOrigins } from "../lead/receive.ts";
import { withTimeout } from "../timeout.ts";
import { readText } from "./body.ts";
import { badRequest, tooManyRequests } from "./error-response.ts";
import { parseObject } from "./json.ts";
import { senderNetwork } from "./networks.ts";

const BODY_LIMIT = 1024;
const HOUR = 3_600_000;
/** Reports of one network in an hour. */
export const MOST_REPORTS = 60;
/** Further networks are refused until the next hour, so that no one can fill the memory. */
const MOST_NETWORKS = 10_000;

/** Reports by network in this hour. Counted in the isolate, because a count in D1 would write a row for each report. */
const counts = new Map<string, number>();
let hour = 0;

function isOverLimit(network: string, now: number): boolean {
  const thisHour = Math.floor(now / HOUR);
  if (thisHour !== hour) counts.clear();
  hour = thisHour;
  const count = (counts.get(network) ?? 0) + 1;
  if (count === 1 && counts.size >= MOST_NETWORKS) return true;
  counts.set(network, count);
  return count > MOST_REPORTS;
}

/** A form crashed, the scripts of a page failed, or a lead expired on its device. */
const KINDS: ReadonlySet<unknown> = new Set(["crash", "wake", "expired"]);

/** Classes of errors that browsers throw. Any other name may be a text from outside. */
const CLASSES: ReadonlySet<unknown> = new Set(
  `Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError InternalError AbortError DataCloneError
  DataError HierarchyRequestError InvalidCharacterError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError
  NotSupportedError QuotaExceededError ReadOnlyError SecurityError TimeoutError TransactionInactiveError UnknownError VersionError`.split(
    /\s+/,
  ),
);

const PLACE = /^(\/assets\/[\w.$-]{1,80}\.js)(:\d{1,6}:\d{1,6})?$/;

/** A place in a script that this site has. The name of any other file may be a text from outside. */
async function ownPlace(c: Context<{ Bindings: Env }>, place: unknown): Promise<string | undefined> {
  const file = typeof place === "string" ? PLACE.exec(place)?.[1] : undefined;
  if (!file) return undefined;
  const asset = c.env.ASSETS.fetch(new URL(file, c.req.url), { method: "HEAD" });
  const found = await withTimeout(1000, asset).catch(() => undefined);
  return found?.ok ? String(place) : undefined;
}

export const report = new Hono<{ Bindings: Env }>().post("/report", async (c) => {
  // The line of a report has no ray, which would lead to the request.
  c.set("logged", { ray: undefined });
  if (isOverLimit(senderNetwork(c) ?? "", Date.now())) return tooManyRequests(c);
  if (isCrossSite(c.req.raw.headers, ownOrigins(c))) return badRequest(c, "cross_site");
  const parsed = parseObject(await readText(c.req.raw, BODY_LIMIT));
  if (!parsed.ok || !KINDS.has(parsed.value.kind)) return badRequest(c, "invalid_report");
  const { kind, error, place, form } = parsed.value;
  c.set("logged", {
    ray: undefined,
    report: String(kind),
    error: error === undefined || CLASSES.has(error) ? (error as string | undefined) : "other",
    at: await ownPlace(c, place),
    form: typeof form === "string" ? findForm(form)?.type : undefined,
  });
  return c.body(null, 204);
});
