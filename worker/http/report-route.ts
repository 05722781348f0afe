/**
 * `POST /report`: a page reports its own failure with `sendBeacon`. Only names of our own reach the log: the kind of failure, the class
 * of the error, its place in our scripts and the form. Never a message, an answer, an address or an identifier.
 */
import { type Context, Hono } from "hono";
import { findForm } from "../../src/forms/catalogue.ts";
import { isObject, parseJson } from "../../src/forms/objects.ts";
import type { Env } from "../env.ts";
import { withTimeout } from "../timeout.ts";
import { readText } from "./body.ts";
import { isCrossSite } from "./cross-site.ts";
import { isFlooding } from "./limit.ts";
import { badRequest, tooManyRequests } from "./refused.ts";

const BODY_LIMIT = 1024;

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
async function ownPlace(
  c: Context<{ Bindings: Env }>,
  place: unknown,
): Promise<string | undefined> {
  const file = typeof place === "string" ? PLACE.exec(place)?.[1] : undefined;
  if (!file) return undefined;
  const asset = c.env.ASSETS.fetch(new URL(file, c.req.url), { method: "HEAD" });
  const found = await withTimeout(1000, asset).catch(() => undefined);
  return found?.ok ? String(place) : undefined;
}

export const report = new Hono<{ Bindings: Env }>().post("/report", async (c) => {
  // The line of a report has no ray, which would lead to the request.
  c.set("logged", { ray: undefined });
  if (await isFlooding(c, "REPORT_LIMIT")) throw tooManyRequests();
  if (isCrossSite(c)) throw badRequest("cross_site");
  const body = parseJson(await readText(c.req.raw, BODY_LIMIT));
  if (!isObject(body) || !KINDS.has(body.kind)) throw badRequest("invalid_report");
  const { kind, error, place, form } = body;
  c.set("logged", {
    ray: undefined,
    report: String(kind),
    error: error === undefined || CLASSES.has(error) ? (error as string | undefined) : "other",
    at: await ownPlace(c, place),
    form: typeof form === "string" ? findForm(form)?.type : undefined,
  });
  return c.body(null, 204);
});
