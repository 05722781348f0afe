import { Hono } from "hono";
import { formOfType } from "../src/forms/catalogue.ts";
import type { Env } from "./env.ts";
import { errorResponse, tooManyRequests, unavailable } from "./error-response.ts";
import { forms } from "./forms/route.ts";
import { drainSpool } from "./forms/spool.ts";
import { isLimited } from "./limit.ts";
import { retryNotices } from "./notify/announce.ts";
import { presignRoute, type RuleOf } from "./uploads/presign.ts";
import { s3Upload } from "./uploads/s3-upload.ts";
import { sweepUploads } from "./uploads/sweep.ts";
import { TimedOut } from "./timeout.ts";

const ruleOf: RuleOf = (formType) => {
  const form = formOfType(formType);
  return form && (form.upload?.rule ?? null);
};

const app = new Hono<{ Bindings: Env }>();

app.use(async (c, next) => {
  await next();
  c.header("cache-control", "no-store");
  c.header("x-content-type-options", "nosniff");
});
app.get("/health", (c) => c.json({ success: true }));
// `/forms` reads its body first: what is too large is told so, however often it comes.
app.on("POST", ["/guest/*", "/s3/*"], async (c, next) => {
  if (!(await isLimited(c.env, c.req.header("cf-connecting-ip")))) return next();
  return tooManyRequests(c);
});
app.route("/", forms);
app.route("/", presignRoute(ruleOf));
app.route("/", s3Upload);
app.notFound((c) => errorResponse(c, 404, "not_found"));
app.onError((error, c) => {
  // Its name and message alone: neither holds what a visitor wrote.
  console.error(c.req.method, c.req.path, error.name, error.message);
  if (error instanceof TimedOut) return unavailable(c);
  return errorResponse(c, 500, "server_error");
});

/** Every ten minutes: leads from the spool into D1, notices that are due, then uploads that nobody claimed out of R2. */
async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  const { held, more } = await drainSpool(env);
  await retryNotices(env);
  if (!more) await sweepUploads(env, new Date(), held);
}

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>;
