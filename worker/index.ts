import { Hono, type MiddlewareHandler } from "hono";
import { contextStorage } from "hono/context-storage";
import { discardBody } from "./http/body.ts";
import type { Env } from "./env.ts";
import { errorResponse, tooManyRequests, unavailable } from "./http/error-response.ts";
import { answerIn, localeOfReferrer } from "./lead/localization.ts";
import { forms } from "./lead/route.ts";
import { health } from "./http/health.ts";
import { isFlooding, type NetworkLimit } from "./http/limit.ts";
import { logRequest, nameRequest, placeOf } from "./http/log.ts";
import { missingFile } from "./http/missing-file.ts";
import { PATHS } from "./paths.ts";
import { scheduled } from "./jobs/scheduled.ts";
import { Unavailable } from "./timeout.ts";
import { presign } from "./uploads/presign.ts";
import { relay } from "./uploads/relay.ts";
import { s3Upload } from "./uploads/s3-upload.ts";

const limitedBy =
  (limit: NetworkLimit): MiddlewareHandler<{ Bindings: Env }> =>
  async (c, next) =>
    (await isFlooding(c, limit)) ? tooManyRequests(c) : next();

const app = new Hono<{ Bindings: Env }>();

app.use(contextStorage());
app.use(async (c, next) => {
  const since = Date.now();
  nameRequest(c);
  // Set before there is an answer: Hono would copy the answer for each header that is set later.
  c.header("cache-control", "no-store");
  c.header("x-content-type-options", "nosniff");
  c.header("cross-origin-resource-policy", "same-origin");
  c.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  c.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  await answerIn(c, localeOfReferrer(c.req.header("referer")));
  await next();
  logRequest(c, Date.now() - since);
  await discardBody(c.req.raw);
});
app.route("/", health);
app.post("/guest/*", limitedBy("SIGN_LIMIT"));
app.put("/guest/*", limitedBy("UPLOAD_LIMIT"));
app.post("/s3/*", limitedBy("UPLOAD_LIMIT"));
app.route("/", forms);
app.route("/", presign);
app.route("/", relay);
app.route("/", s3Upload);
for (const [path, allow] of Object.entries(PATHS)) {
  app.all(path, (c) => errorResponse(c, 405, "method_not_allowed", { headers: { allow } }));
}
// A route and not `notFound`: an error in that would leave no line in the log.
app.all("*", async (c) => (await missingFile(c)) ?? errorResponse(c, 404, "not_found"));
app.onError((error, c) => {
  c.set("told", { ...c.get("told"), error: error.name, at: placeOf(error) });
  return error instanceof Unavailable ? unavailable(c) : errorResponse(c, 500, "server_error");
});

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>;
