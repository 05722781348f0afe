/**
 * In development a page is rendered when it is asked for, into the same document as in production. Pages, forms and
 * translations may be added, moved and removed while the server runs.
 */
import {
  createRunnableDevEnvironment,
  createServerModuleRunner,
  isRunnableDevEnvironment,
  normalizePath,
  type Plugin,
  type ResolvedConfig,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import type { ModuleRunner } from "vite/module-runner";
import { localeOf } from "../../i18n/locale.ts";
import { ENTRY } from "./chunks.ts";
import { pageHtml } from "./document.ts";
import { readBy } from "./modules.ts";
import { isPageList } from "./page-lists.ts";
import type { Program } from "./prerender.ts";
import { edgeRoutes, ROOT } from "./settings.ts";
import { pageCss } from "./styles.ts";
import { partsByPath } from "./translations.ts";

/** What Vite and the Cloudflare plugin serve themselves, and every file. */
const NOT_A_PAGE = /^\/(?:@|(?:cdn-cgi|src|node_modules)(?:\/|$))|\.\w+$/;

/** Whether the edge answers an address itself; by whole segments, so that `/guest-house` is no address under `/guest/`. */
function isEdges(pathname: string): boolean {
  return edgeRoutes().some((route) =>
    route.endsWith("/*") ? pathname.startsWith(route.slice(0, -1)) : pathname === route,
  );
}

/** As Vite writes it, with forward slashes. */
const SOURCES = normalizePath(`${ROOT}/src/`);

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
  /** Reads definitions and content. What it has read it keeps until a file changes; the other runner keeps nothing from page to page. */
  let definitions: ModuleRunner | undefined;
  return {
    name: "site:pages-in-development",
    apply: "serve",
    // For Vite a module depends on what it imports. The lists depend on which files there are, and on what these say.
    hotUpdate({ file }) {
      if (!file.startsWith(SOURCES)) return;
      definitions?.clearCache();
      const { moduleGraph } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (isPageList(id)) moduleGraph.invalidateModule(module);
      }
    },
    configureServer(server) {
      const runner = createServerModuleRunner(prerenderOf(server), { hmr: false });
      readBy((file) => runner.import(`/${file}`));
      definitions = runner;
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
        const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
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
  };
}
