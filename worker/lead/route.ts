import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorBody } from "../../src/forms/messages.ts";
import { localeOf } from "../../src/i18n/locale.ts";
import { t } from "../../src/i18n/t.ts";
import { bodyKind, BodyTooLarge, fieldsIn, readText, Unreadable } from "../http/body.ts";
import { countInBackground } from "./counts.ts";
import type { Env } from "../env.ts";
import { type ParsedObject, parseObject } from "../http/json.ts";
import { answerIn, formIn } from "./localization.ts";
import { bodyOfNative, isNative, sourcePathOf } from "./native.ts";
import { isCrossSite } from "./metadata.ts";
import type { Accepted } from "./native-page.ts";
import { FLOODED, formOf, type LeadOutcome, ownOrigins, receiveLead } from "./receive.ts";

type FormContext = Context<{ Bindings: Env }>;

const BODY_LIMIT = 64 * 1024;

const unread = (code: string, message: string): ParsedObject => ({ ok: false, code, message });

/** The text of the body and its format, or why it was not read. */
async function readBody(
  c: FormContext,
): Promise<{ readonly text: string; readonly fields?: URLSearchParams } | ParsedObject> {
  const kind = bodyKind(c.req.header("content-type"));
  if (!kind) return unread("unsupported_type", "Send the form as JSON (application/json)");
  try {
    const text = await readText(c.req.raw, BODY_LIMIT);
    if (kind !== "form" || !isNative(text)) return { text };
    return { text, fields: fieldsIn(text, c.req.header("content-type") ?? null) };
  } catch (error) {
    if (error instanceof Unreadable) return unread(error.code, error.message);
    if (error instanceof BodyTooLarge) return unread("body_too_large", t("The form is too long"));
    throw error;
  }
}

/** Logs and counts form, outcome and reasons; nothing that the visitor wrote. */
function logOutcome(c: FormContext, { event, reasons, asked = [] }: LeadOutcome, formType: string): void {
  c.set("told", { form: formType || undefined, outcome: event, reason: reasons.join(",") || undefined });
  // A stored lead is counted by its row, so only what its page had refused is added here.
  if (event === "stored" || event === "spooled") {
    return countInBackground(
      c,
      asked.map((reason) => ({ formType, event: "asked", reason })),
    );
  }
  // A flood is not counted: each of its requests would cost a write.
  if (reasons.includes(FLOODED)) return;
  const all = reasons.length > 0 ? reasons : [""];
  countInBackground(c, [{ formType, event: "posted" }, ...all.map((reason) => ({ formType, event, reason }))]);
}

/**
 * `POST /forms`: JSON from the page's script or any client, or a urlencoded form from a browser without script, which gets an HTML
 * page. Errors: 400 with problems, 409 where the id has other content, 429 above LEAD_CEILING, 503 while no store answers.
 */
export const forms = new Hono<{ Bindings: Env }>().post("/forms", async (c) => {
  const now = new Date();
  const body = await readBody(c);
  if ("ok" in body || !body.fields) {
    const parsed = "ok" in body ? body : parseObject(body.text);
    const outcome = await receiveLead(c, parsed, { now, isNative: false });
    logOutcome(c, outcome, (parsed.ok && formOf(parsed.value)?.type) || "");
    return outcome.response;
  }
  const { fields } = body;
  const referrer = c.req.header("referer");
  const sourcePath = sourcePathOf(fields, referrer);
  const locale = localeOf(sourcePath ?? "");
  await answerIn(c, locale);
  const value = await bodyOfNative(fields, referrer, now);
  const outcome = await receiveLead(c, { ok: true, value }, { now, isNative: true });
  const form = formOf(value);
  logOutcome(c, outcome, form?.type ?? "");
  const { response } = outcome;
  const retryAfter = Number(response.headers.get("retry-after") ?? 0);
  const answer = await response.json<Accepted | ErrorBody>();
  const shown = form && (await formIn(locale, form));
  // Loaded when needed, since few browsers send a form by themselves.
  const { NATIVE_POLICY, nativePage } = await import("./native-page.ts");
  const isForeign = isCrossSite(c.req.raw.headers, ownOrigins(c));
  const page = nativePage({ answer, form: shown, fields, retryAfter, sourcePath, isCrossSite: isForeign });
  c.header("content-security-policy", NATIVE_POLICY);
  if (retryAfter) c.header("retry-after", String(retryAfter));
  return c.html(page, response.status as ContentfulStatusCode);
});
