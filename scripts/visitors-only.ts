/** A Vite plugin for a local site that is opened to other machines: they are visitors, and get what a visitor gets. */
import type { Connect, Plugin } from "vite";

/** Uploads go there with a signature. All else under /cdn-cgi is the developer's: the database, the files, the cron. */
const UPLOADS = "/cdn-cgi/local/r2/s3/";
const OWN = /^\/*cdn-cgi(?:\/|$)/i;

/** Whether a request is for something that only the machine itself should reach. Dots and escapes are resolved first. */
export function isForDevelopers(url: string): boolean {
  try {
    const { pathname } = new URL(url.replace(/^\/+/, "/"), "http://localhost");
    if (pathname.startsWith(UPLOADS)) return false;
    return OWN.test(decodeURIComponent(pathname).replace(/\/+/g, "/"));
  } catch {
    return true;
  }
}

const visitorsOnlyHandler: Connect.NextHandleFunction = (request, response, next) => {
  if (!isForDevelopers(request.originalUrl ?? request.url ?? "/")) return next();
  response.statusCode = 404;
  response.end();
};

export function visitorsOnly(): Plugin {
  return {
    name: "aipm:visitors-only",
    // Before the Cloudflare plugin, which serves what is closed here.
    enforce: "pre",
    configureServer: ({ middlewares }) => void middlewares.use(visitorsOnlyHandler),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(visitorsOnlyHandler),
  };
}
