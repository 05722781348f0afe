import { type Context, Hono } from "hono";
import type { JsonObject } from "../../src/forms/objects.ts";
import { readLocale } from "../../src/i18n/locale.ts";
import { bodyKind, fieldsIn, readText } from "../http/body.ts";
import type { Env } from "../env.ts";
import { isCrossSite } from "../http/cross-site.ts";
import { parseObject } from "../http/json.ts";
import { isFlooding } from "../http/limit.ts";
import { badBody, errorBody, Refused, setErrorHeaders, tooManyRequests } from "../http/refused.ts";
import { answerIn, formIn } from "./localization.ts";
import { bodyOfNative, isNative, readSourcePath } from "./native.ts";
import { readDelivery } from "./metadata.ts";
import { readForm, type Received, receiveLead } from "./receive.ts";

type FormContext = Context<{ Bindings: Env }>;

const BODY_LIMIT = 64 * 1024;

/** The fields of a form that the browser posted itself, and the path of its page. */
interface Native {
  readonly fields: URLSearchParams;
  readonly sourcePath: string | undefined;
}

const NOTHING: Native = { fields: new URLSearchParams(), sourcePath: undefined };

/** What is known of a request, step by step. It decides how the request is answered. */
interface Known {
  native?: Native | undefined;
  body?: JsonObject;
}

/** Whether the answer is a page, even if no field could be read. */
const wantsPage = (c: FormContext): boolean =>
  bodyKind(c.req.header("content-type")) === "form" &&
  (c.req.header("accept") ?? "").includes("text/html");

/** Reads the body as JSON, or as the fields of a form that the browser posted itself. @throws Refused */
async function readRequest(c: FormContext, known: Known, now: Date): Promise<JsonObject> {
  const kind = bodyKind(c.req.header("content-type"));
  if (!kind) throw badBody("unsupported_type", "Send the form as JSON (application/json)");
  const text = await readText(c.req.raw, BODY_LIMIT);
  known.native = undefined;
  if (kind !== "form" || !isNative(text)) return parseObject(text);
  const fields = fieldsIn(text);
  const referrer = c.req.header("referer");
  const sourcePath = readSourcePath(fields, referrer);
  known.native = { fields, sourcePath };
  await answerIn(c, readLocale(sourcePath ?? ""));
  return bodyOfNative(fields, referrer, now);
}

/** The fields with a problem, without the row of a group, so that the log holds no other names. */
const reasonOf = ({ code, problems }: Refused): string =>
  [...new Set(problems.map((one) => one.control?.replace(/\.\d+(?=\.|$)/g, "") ?? one.code))].join(
    ",",
  ) || code;

/** The answer as JSON, or as a page if the browser posted the form itself. */
async function answerWith(
  c: FormContext,
  { native, body }: Known,
  result: Received | Refused,
): Promise<Response> {
  const isRefused = result instanceof Refused;
  const form = body && readForm(body);
  c.set("logged", {
    form: form?.type,
    outcome: !isRefused ? result.outcome : result.status === 503 ? "unavailable" : "refused",
    reason: isRefused ? reasonOf(result) : undefined,
    native: native && true,
    ...(body && readDelivery(body)),
  });
  const answer = isRefused ? errorBody(c, result) : result.answer;
  const status = isRefused ? result.status : 200;
  if (isRefused) setErrorHeaders(c, result);
  if (!native) return c.json(answer, status);
  // Imported on demand, because few visitors submit without scripts.
  const { NATIVE_POLICY, nativePage } = await import("./native-page.ts");
  c.header("content-security-policy", NATIVE_POLICY);
  const localized = form && (await formIn(readLocale(native.sourcePath ?? ""), form));
  const repeatsAnswers = !isCrossSite(c);
  const facts = isRefused ? { retryAfter: result.retryAfter } : { receivedAt: result.receivedAt };
  return c.html(
    nativePage({ answer, form: localized, ...native, ...facts, repeatsAnswers }),
    status,
  );
}

/**
 * `POST /forms`: accepts JSON, or a urlencoded form from a browser without scripts, which gets an HTML page. Errors: 400 with
 * problems, 409 if the id has other content, 429 above LEAD_CEILING or the daily limit, 503 while no store answers.
 */
export const forms = new Hono<{ Bindings: Env }>().post("/forms", async (c) => {
  const now = new Date();
  const known: Known = { native: wantsPage(c) ? NOTHING : undefined };
  try {
    // Above the limit nothing of the body is read. A browser sends its form again when the page is reloaded.
    if (await isFlooding(c, "LEAD_CEILING")) throw tooManyRequests();
    known.body = await readRequest(c, known, now);
    return await answerWith(
      c,
      known,
      await receiveLead(c, known.body, { now, isNative: Boolean(known.native) }),
    );
  } catch (error) {
    // No form is refused if its sender closed the connection.
    if (!(error instanceof Refused) || error.code === "client_gone") throw error;
    return answerWith(c, known, error);
  }
});
