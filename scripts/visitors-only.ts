/** Vite plugin for a local site that other machines can reach. It hides the database, the files and the scheduled job. */
import type { Connect, Plugin } from "vite";

/** Visitors upload here with a signature. */
const UPLOADS = "/cdn-cgi/local/r2/s3/";

const hideDeveloperPaths: Connect.NextHandleFunction = (request, response, next) => {
  // Resolves dots and escapes.
  const { pathname } = new URL(`http://localhost${request.originalUrl ?? request.url}`);
  if (pathname.startsWith(UPLOADS) || !/cdn-cgi/i.test(decodeURIComponent(pathname))) return next();
  response.writeHead(404).end();
};

export const visitorsOnly = (): Plugin => ({
  name: "aipm:visitors-only",
  // Before the Cloudflare plugin, which serves these paths.
  enforce: "pre",
  configureServer: ({ middlewares }) => void middlewares.use(hideDeveloperPaths),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(hideDeveloperPaths),
});
