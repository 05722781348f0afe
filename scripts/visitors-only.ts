/** Vite plugin for a local site that other machines can reach. It hides developer endpoints. */
import type { Connect, Plugin } from "vite";

/** Visitors upload here with a signature. The rest of /cdn-cgi is for developers: database, files, scheduled job. */
const UPLOADS = "/cdn-cgi/local/r2/s3/";
const OWN = /^\/*cdn-cgi(?:\/|$)/i;

/** True if the path is for developers, after resolving dots and escapes. */
function isForDevelopers(url: string): boolean {
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
    // Before the Cloudflare plugin, which serves these paths.
    enforce: "pre",
    configureServer: ({ middlewares }) => void middlewares.use(visitorsOnlyHandler),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(visitorsOnlyHandler),
  };
}
