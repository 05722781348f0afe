/** In development a page is rendered when it is asked for, into the same document as in production. */
import {
  createRunnableDevEnvironment,
  isRunnableDevEnvironment,
  type Plugin,
  type ResolvedConfig,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import { localeOf } from "../../i18n/locale.ts";
import { ENTRY } from "./chunks.ts";
import { pageHtml } from "./document.ts";
import type { Program } from "../server/rendered.ts";
import { edgeRoutes } from "./settings.ts";
import { pageCss } from "./styles.ts";

/** What Vite and the Cloudflare plugin serve themselves, and every file. */
const NOT_A_PAGE = /^\/(?:@|(?:cdn-cgi|src|node_modules)(?:\/|$))|\.\w+$/;

/** Whether the edge answers an address itself; by whole segments, so that `/guest-house` is no address under `/guest/`. */
function isEdges(pathname: string): boolean {
  return edgeRoutes().some((route) =>
    route.endsWith("/*") ? pathname.startsWith(route.slice(0, -1)) : pathname === route,
  );
}

/** Hot updates are for browsers: the router's want a window. Here each page is made of the files as they are. */
export const freshOnEveryPage = (name: string, resolved: ResolvedConfig): RunnableDevEnvironment =>
  createRunnableDevEnvironment(name, resolved, { hot: false, runnerOptions: { hmr: false } });

/** What Vite puts into the head of every page, such as its client for hot updates. */
async function headOf(server: ViteDevServer, path: string): Promise<string> {
  const html = await server.transformIndexHtml(path, "<html><head></head><body></body></html>");
  return /<head>(.*)<\/head>/s.exec(html)?.[1] ?? "";
}

/** A script that a page carries in itself, as the browser can run it. */
async function inlined(server: ViteDevServer, source: string): Promise<string> {
  const transformed = await server.environments.client.transformRequest(`/${source}`);
  if (!transformed) throw new Error(`Vite could not transform ${source}`);
  return transformed.code.replace(/^\/\/# sourceMappingURL=.*$/m, "");
}

function prerenderOf(server: ViteDevServer): RunnableDevEnvironment {
  const environment = server.environments.prerender;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("Vite has no prerender environment");
  return environment;
}

async function render(server: ViteDevServer, path: string): Promise<{ html: string; status: number }> {
  const environment = prerenderOf(server);
  environment.runner.clearCache();
  const program = (await environment.runner.import("/src/site/server/render.tsx")) as Program;
  const rendered = await program.render(path);
  const own = rendered.body.includes("data-lead") ? [ENTRY.wake, ENTRY.nativeForm] : [ENTRY.wake];
  const html = pageHtml({
    rendered,
    css: await pageCss(rendered.body, localeOf(path)),
    inline: await Promise.all(own.map((source) => inlined(server, source))),
    scripts: [`/${ENTRY.client}`],
    // The sheet of the whole site comes as a module of the client.
    sheet: "data:text/css,",
    connect: [],
    styleHashes: [],
    development: await headOf(server, path),
  });
  return { html, status: rendered.status };
}

export const pagesInDevelopment = (): Plugin => ({
  name: "site:pages-in-development",
  apply: "serve",
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
      // A browser says what it wants a page for; curl and other programs say nothing.
      const wantsPage =
        request.method === "GET" && /^(?:document|)$/.test(String(request.headers["sec-fetch-dest"] ?? ""));
      if (!wantsPage || NOT_A_PAGE.test(pathname) || isEdges(pathname)) return next();
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
