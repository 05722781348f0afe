import { type Context, Hono } from "hono";
import { readLocale } from "../../src/i18n/locale.ts";
import { t } from "../../src/i18n/t.ts";
import { bodyKind, BodyTooLarge, fieldsIn, readText, Unreadable } from "../http/body.ts";
import type { Env } from "../env.ts";
import { type ParsedObject, parseObject } from "../http/json.ts";
import { answerIn, formIn } from "./localization.ts";
import { bodyOfNative, isNative, readSourcePath } from "./native.ts";
import { isCrossSite, readDelivery } from "./metadata.ts";
import { readForm, ownOrigins, receiveLead } from "./receive.ts";

type FormContext = Context<{ Bindings: Env }>;

const BODY_LIMIT = 64 * 1024;

interface ReadRequest {
  readonly body: ParsedObject;
  /** The fields of a form that the browser posted itself, and the path of its page. */
  readonly native?: { readonly fields: URLSearchParams; readonly sourcePath: string | undefined };
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

/**
 * `POST /forms`: accepts JSON, or a urlencoded form from a browser without scripts, which gets an HTML page. Errors: 400 with
 * problems, 409 if the id has other content, 429 above LEAD_CEILING or the daily limit, 503 while no store answers.
 */
export const forms = new Hono<{ Bindings: Env }>().post("/forms", async (c) => {
  const now = new Date();
  const { body, native } = await readRequest(c, now);
  const { status, answer, retryAfter, outcome, reasons } = await receiveLead(c, body, { now, isNative: !!native });
  const form = body.ok ? readForm(body.value) : undefined;
  const delivery = body.ok ? readDelivery(body.value) : {};
  c.set("logged", {
    form: form?.type,
    outcome,
    reason: reasons.join(",") || undefined,
    native: native ? true : undefined,
    ...delivery,
  });
  if (retryAfter) c.header("retry-after", String(retryAfter));
  if (!native) return c.json(answer, status);
  // Imported on demand, because few visitors submit without scripts.
  const { NATIVE_POLICY, nativePage } = await import("./native-page.ts");
  c.header("content-security-policy", NATIVE_POLICY);
  const localized = form && (await formIn(readLocale(native.sourcePath ?? ""), form));
  const repeatsAnswers = !isCrossSite(c.req.raw.headers, ownOrigins(c));
  return c.html(nativePage({ answer, form: localized, ...native, retryAfter, repeatsAnswers }), status);
});
