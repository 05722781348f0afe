import { type Context, Hono } from "hono";
import { localeOf } from "../../src/i18n/locale.ts";
import { t } from "../../src/i18n/t.ts";
import { bodyKind, BodyTooLarge, fieldsIn, readText, Unreadable } from "../http/body.ts";
import { countInBackground } from "./counts.ts";
import type { Env } from "../env.ts";
import { type ParsedObject, parseObject } from "../http/json.ts";
import { answerIn, formIn } from "./localization.ts";
import { bodyOfNative, isNative, sourcePathOf } from "./native.ts";
import { isCrossSite } from "./metadata.ts";
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

/** The page on which a form stands that the browser posts where somebody on the way wants to see a person. */
const BACK = "back";
/** The lead as the page's script would have posted it. */
const WHOLE = "lead";

/** To the form, which sends what the device holds: its visitor has passed, and what was posted may have been left behind. */
const wayBack = (c: FormContext, path: string): Response =>
  // As an address, since a header takes no line end and no letter of ours.
  c.redirect(new URL(`${new URL(c.req.url).origin}/${path.slice(1)}`).href, 303);

/**
 * `POST /forms`: JSON from the page's script or any client, or a urlencoded form from a browser without script, which gets an HTML
 * page. Errors: 400 with problems, 409 where the id has other content, 429 above LEAD_CEILING, 503 while no store answers.
 */
export const forms = new Hono<{ Bindings: Env }>()
  .get("/forms", (c, next) => {
    const back = c.req.query(BACK);
    return back ? wayBack(c, back) : next();
  })
  .post("/forms", async (c) => {
    const now = new Date();
    const body = await readBody(c);
    const fields = "ok" in body ? undefined : body.fields;
    const referrer = c.req.header("referer");
    const [back, whole] = [c.req.query(BACK), fields?.get(WHOLE)];
    if (back && fields && !whole) return wayBack(c, back);
    const sourcePath = back ?? (fields && sourcePathOf(fields, referrer));
    const locale = localeOf(sourcePath ?? "");
    if (fields) await answerIn(c, locale);
    const parsed: ParsedObject =
      "ok" in body
        ? body
        : fields && !whole
          ? { ok: true, value: await bodyOfNative(fields, referrer, now) }
          : parseObject(whole ?? body.text);
    const outcome = await receiveLead(c, parsed, { now, isNative: fields !== undefined });
    const form = parsed.ok ? formOf(parsed.value) : undefined;
    logOutcome(c, outcome, form?.type ?? "");
    const { status, answer, retryAfter } = outcome;
    if (retryAfter) c.header("retry-after", String(retryAfter));
    if (!fields) return c.json(answer, status);
    // Loaded when needed, since few browsers send a form by themselves.
    const { NATIVE_POLICY, nativePage } = await import("./native-page.ts");
    c.header("content-security-policy", NATIVE_POLICY);
    const shown = form && (await formIn(locale, form));
    const repeats = !whole && !isCrossSite(c.req.raw.headers, ownOrigins(c));
    return c.html(nativePage({ answer, form: shown, fields, retryAfter, sourcePath, repeats }), status);
  });
