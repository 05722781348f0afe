import { Hono, type MiddlewareHandler } from "hono";
import { contextStorage } from "hono/context-storage";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import { timeout } from "hono/timeout";
import { problem } from "../src/forms/messages.ts";
import { findUploadRule } from "../src/forms/catalogue.ts";
import { discardBody } from "./http/body.ts";
import type { Env } from "./env.ts";
import { errorResponse, Refused, tooManyRequests, Unavailable } from "./http/refused.ts";
import { answerIn, localeOfReferrer } from "./lead/localization.ts";
import { forms } from "./lead/route.ts";
import { health } from "./http/health.ts";
import { isFlooding, type NetworkLimit } from "./http/limit.ts";
import { logRequest, sourceLocation } from "./http/log.ts";
import { answerMissingFile } from "./http/missing-file.ts";
import { report } from "./http/report-route.ts";
import { scheduled } from "./jobs/scheduled.ts";
import { presign } from "./uploads/presign.ts";
import { relay } from "./uploads/relay.ts";
import { s3Upload } from "./uploads/s3-upload.ts";

const limitedBy =
  (limit: NetworkLimit): MiddlewareHandler<{ Bindings: Env }> =>
  async (c, next) => {
    if (await isFlooding(c, limit)) throw tooManyRequests();
    await next();
  };

/** Below the 30 s after which the page gives up, and above the time that all attempts to store a lead take. */
const inTime = timeout(28_000, () => new Unavailable());

const app = new Hono<{ Bindings: Env }>();

app.use(contextStorage());
// Only Cloudflare sets a ray.
app.use(
  requestId({ headerName: "", generator: (c) => c.req.header("cf-ray") ?? crypto.randomUUID() }),
);
app.use(
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    strictTransportSecurity: "max-age=31536000; includeSubDomains",
    // Without a referrer, old browsers would send a corrected form with the origin "null".
    referrerPolicy: "same-origin",
    // The pages that answer a form, and the 404 page, have policies of their own.
    overwrite: false,
  }),
);
app.use(async (c, next) => {
  const since = Date.now();
  c.header("cache-control", "no-store");
  await answerIn(c, localeOfReferrer(c.req.header("referer")));
  await next();
  logRequest(c, Date.now() - since);
  await discardBody(c.req.raw);
});
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed(c, methods) {
      const allow = methods.join(", ");
      const error = problem("method", "method_not_allowed", `This address accepts only ${allow}`);
      return errorResponse(
        c,
        new Refused(405, "method_not_allowed", { problems: [error], headers: { allow } }),
      );
    },
  }),
);
app.route("/", health);
app.route("/", report);
app.use("/forms", inTime);
app.use("/guest/uploads/presign/bulk", limitedBy("SIGN_LIMIT"), inTime);
app.use("/guest/uploads/:year/:month/:batch/:id", limitedBy("UPLOAD_LIMIT"));
app.use("/s3/upload", limitedBy("UPLOAD_LIMIT"));
app.route("/", forms);
app.route("/", presign(findUploadRule));
app.route("/", relay);
app.route("/", s3Upload);
// A route, because errors of `notFound` would not be logged. `methodNotAllowed` answers no thrown 404.
app.all(
  "*",
  async (c) => (await answerMissingFile(c)) ?? errorResponse(c, new Refused(404, "not_found")),
);
app.onError((error, c) => {
  const refused = error instanceof Refused ? error : new Refused(500, "server_error");
  if (refused.status >= 500)
    c.set("logged", { ...c.get("logged"), error: error.name, at: sourceLocation(error) });
  return errorResponse(c, refused);
});

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>;
