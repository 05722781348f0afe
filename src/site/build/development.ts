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
import type { Program } from "./prerender.ts";
import { pageCss } from "./styles.ts";
import { partsByPath } from "./translations.ts";

/** What the edge answers, and what Vite serves itself. */
const NOT_A_PAGE = /^\/(?:forms|guest|s3|health|cdn-cgi|@|src|node_modules|assets|fonts|pictures)\b|\.\w+$/;

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

async function render(server: ViteDevServer, path: string): Promise<{ html: string; status: number }> {
  const environment = server.environments.prerender;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("Vite has no prerender environment");
  environment.runner.clearCache();
  const program = (await environment.runner.import("/src/site/server/render.tsx")) as Program;
  const rendered = await program.render(path);
  const inline = [inlined(server, ENTRY.loader)];
  const { definition, words } = (await partsByPath()).get(path) ?? {};
  if (definition) inline.push(inlined(server, ENTRY.nativeForm));
  const html = pageHtml({
    rendered,
    css: await pageCss(rendered.body, localeOf(path)),
    inline: await Promise.all(inline),
    scripts: {
      form: definition ? [...(words ? [`/${words}`] : []), `/${definition}`, `/${ENTRY.form}`] : [],
      page: [`/${ENTRY.client}`],
    },
    // The sheet of the whole site comes as a module of the client.
    sheet: "data:text/css,",
    connect: [],
    alternates: [],
    styleHashes: [],
    development: await headOf(server, path),
  });
  return { html, status: rendered.status };
}

export function pagesInDevelopment(): Plugin {
  return {
    name: "site:pages-in-development",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
        const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
        if (!wantsPage || NOT_A_PAGE.test(pathname)) return next();
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
  };
}
