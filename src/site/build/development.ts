/** In development each request renders its page, into the same document as in production. */
import {
  createRunnableDevEnvironment,
  isRunnableDevEnvironment,
  type Plugin,
  type ResolvedConfig,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import { readLocale } from "../../i18n/locale.ts";
import { ENTRY, inlineScripts } from "./chunks.ts";
import { pageHtml } from "./document.ts";
import type { Program } from "../server/rendered.ts";
import { edgeRoutes } from "./site-settings.ts";
import { faces } from "../../styles/preflights.ts";

/** Vite serves styles as a module. A document in production has its own in its head. */
const STYLES = "src/site/browser/styles.ts";

/** Paths that Vite and the Cloudflare plugin serve themselves, and every file. */
const NOT_A_PAGE = /^\/(?:@|(?:cdn-cgi|src|node_modules)(?:\/|$))|\.\w+$/;

/** Whether the worker answers an address. By whole segments: `/guest-house` is not under `/guest/`. */
function isWorkerRoute(pathname: string): boolean {
  return edgeRoutes().some((route) =>
    route.endsWith("/*") ? pathname.startsWith(route.slice(0, -1)) : pathname === route,
  );
}

/** Without hot updates, which need a window: each request imports the files again. */
export const createPrerenderEnvironment = (
  name: string,
  resolved: ResolvedConfig,
): RunnableDevEnvironment =>
  createRunnableDevEnvironment(name, resolved, { hot: false, runnerOptions: { hmr: false } });

/** The tags that Vite adds to the head of every page, such as its client for hot updates. */
async function viteHead(server: ViteDevServer, path: string): Promise<string> {
  const html = await server.transformIndexHtml(path, "<html><head></head><body></body></html>");
  return /<head>(.*)<\/head>/s.exec(html)?.[1] ?? "";
}

/** The JavaScript of a script that is inlined in the page. */
async function transformed(server: ViteDevServer, source: string): Promise<string> {
  const result = await server.environments.client.transformRequest(`/${source}`);
  if (!result) throw new Error(`Vite could not transform ${source}`);
  return result.code.replace(/^\/\/# sourceMappingURL=.*$/m, "");
}

function prerenderEnvironment(server: ViteDevServer): RunnableDevEnvironment {
  const environment = server.environments.prerender;
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error("Vite has no prerender environment");
  return environment;
}

async function render(
  server: ViteDevServer,
  path: string,
): Promise<{ html: string; status: number }> {
  const environment = prerenderEnvironment(server);
  environment.runner.clearCache();
  const program = (await environment.runner.import("/src/site/server/render.tsx")) as Program;
  const rendered = await program.render(path);
  const html = pageHtml({
    rendered,
    css: faces(readLocale(path)),
    inline: await Promise.all(
      inlineScripts(rendered.html.includes("data-lead")).map((source) =>
        transformed(server, source),
      ),
    ),
    scripts: [`/${ENTRY.client}`],
    preloadsScripts: false,
    // The client imports the sheet of the whole site as a module.
    sheet: "data:text/css,",
    connect: [],
    development:
      (await viteHead(server, path)) + `<script type="module" src="/${STYLES}"></script>`,
  });
  return { html, status: rendered.status };
}

export const pagesInDevelopment = (): Plugin => ({
  name: "site:pages-in-development",
  apply: "serve",
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
      // A browser sends the destination of a request. curl and other programs do not.
      const { "sec-fetch-dest": destination = "document" } = request.headers;
      const wantsPage = request.method === "GET" && destination === "document";
      if (!wantsPage || NOT_A_PAGE.test(pathname) || isWorkerRoute(pathname)) return next();
      try {
        const { html, status } = await render(server, pathname);
        response.statusCode = status;
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(html);
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      }
    });
  },
});
