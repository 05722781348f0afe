import { type Context, Hono } from "hono";
import type { AnyForm } from "../../src/forms/define.ts";
import { readLocale } from "../../src/i18n/locale.ts";
import { t } from "../../src/i18n/t.ts";
import { bodyKind, BodyTooLarge, fieldsIn, readText, Unreadable } from "../http/body.ts";
import type { Env } from "../env.ts";
import { type ParsedObject, parseObject } from "../http/json.ts";
import { answerIn, formIn } from "./localization.ts";
import { bodyOfNative, isNative, readSourcePath } from "./native.ts";
import { isCrossSite, readDelivery } from "./metadata.ts";
import { isFlooding } from "../http/limit.ts";
import { flooded, type LeadOutcome, readForm, ownOrigins, receiveLead } from "./receive.ts";

type FormContext = Context<{ Bindings: Env }>;

const BODY_LIMIT = 64 * 1024;

/** The fields of a form that the browser posted itself, and the path of its page. */
interface Native {
  readonly fields: URLSearchParams;
  readonly sourcePath: string | undefined;
}

interface ReadRequest {
  readonly body: ParsedObject;
  readonly native?: Native;
}

const unread = (code: string, message: string): ReadRequest => ({ body: { ok: false, code, message } });

/** Reads the body as JSON, or as the fields of a form that the browser posted itself. */
async function readRequest(c: FormContext, now: Date): Promise<ReadRequest> {
  const kind = bodyKind(c.req.header("content-type"));
  if (!kind) return unread("unsupported_type", "Send the form as JSON (application/json)");
  try {
    const text = await readText(c.req.raw, BODY_LIMIT);
    if (kind !== "form" || !isNative(text)) return { body: parseObject(text) };
    const fields = fieldsIn(text);
    const referrer = c.req.header("referer");
    const sourcePath = readSourcePath(fields, referrer);
    await answerIn(c, readLocale(sourcePath ?? ""));
    const body = { ok: true, value: await bodyOfNative(fields, referrer, now) } as const;
    return { body, native: { fields, sourcePath } };
  } catch (error) {
    if (error instanceof Unreadable) return unread(error.code, error.message);
    if (error instanceof BodyTooLarge) return unread("body_too_large", t("The form is too long"));
    throw error;
  }
}

async function answerWith(c: FormContext, outcome: LeadOutcome, native?: Native, form?: AnyForm): Promise<Response> {
  const { status, answer, retryAfter, receivedAt } = outcome;
  if (retryAfter) c.header("retry-after", String(retryAfter));
  if (!native) return c.json(answer, status);
  // Imported on demand, because few visitors submit without scripts.
  const { NATIVE_POLICY, nativePage } = await import("./native-page.ts");
  c.header("content-security-policy", NATIVE_POLICY);
  const localized = form && (await formIn(readLocale(native.sourcePath ?? ""), form));
  const repeatsAnswers = !isCrossSite(c.req.raw.headers, ownOrigins(c));
  return c.html(nativePage({ answer, form: localized, ...native, retryAfter, receivedAt, repeatsAnswers }), status);
}

/** Nothing of the body is read. A browser that posted the form itself sends it again when its page is reloaded. */
function answerFlood(c: FormContext): Promise<Response> {
  const outcome = flooded(c);
  const isPage =
    bodyKind(c.req.header("content-type")) === "form" && (c.req.header("accept") ?? "").includes("text/html");
  c.set("logged", { outcome: outcome.outcome, reason: outcome.reasons.join(","), native: isPage || undefined });
  return answerWith(c, outcome, isPage ? { fields: new URLSearchParams(), sourcePath: undefined } : undefined);
}

/**
 * `POST /forms`: accepts JSON, or a urlencoded form from a browser without scripts, which gets an HTML page. Errors: 400 with
 * problems, 409 if the id has other content, 429 above LEAD_CEILING or the daily limit, 503 while no store answers.
 */
export const forms = new Hono<{ Bindings: Env }>().post("/forms", async (c) => {
  if (await isFlooding(c, "LEAD_CEILING")) return answerFlood(c);
  const now = new Date();
  const { body, native } = await readRequest(c, now);
  const outcome = await receiveLead(c, body, { now, isNative: !!native });
  const form = body.ok ? readForm(body.value) : undefined;
  c.set("logged", {
    form: form?.type,
    outcome: outcome.outcome,
    reason: outcome.reasons.join(",") || undefined,
    native: native ? true : undefined,
    ...(body.ok ? readDelivery(body.value) : {}),
  });
  return answerWith(c, outcome, native, form);
});
