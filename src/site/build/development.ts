/** A Vite plugin: in development a page is rendered when it is asked for, and React wakes at once. */
import {
  createRunnableDevEnvironment,
  isRunnableDevEnvironment,
  type Plugin,
  type ResolvedConfig,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import { pageCss, type Program } from "./prerender.ts";

/** What the edge answers, and what Vite serves itself. */
const NOT_A_PAGE = /^\/(?:forms|guest|s3|health|cdn-cgi|@|src|node_modules|assets|fonts|pictures)\b|\.\w+$/;

const PLACES = { head: "<!--head-->", body: "<!--body-->" };

/** Hot updates are for browsers: the router's want a window. Here each page is made of the files as they are. */
export const freshOnEveryPage = (name: string, resolved: ResolvedConfig): RunnableDevEnvironment =>
  createRunnableDevEnvironment(name, resolved, { hot: false, runnerOptions: { hmr: false } });

async function render(server: ViteDevServer, path: string): Promise<{ html: string; status: number }> {
  const environment = server.environments.prerender;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("Vite has no prerender environment");
  environment.runner.clearCache();
  const program = (await environment.runner.import("/src/site/server/render.tsx")) as Program;
  const { head, body, status } = await program.render(path);
  // The sheet comes with the scripts; without these the page would stand there naked until then.
  const css = await pageCss(body);
  const shell = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">${PLACES.head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body class="bg-page text-ink"><div id="root">${PLACES.body}</div><script type="module" src="/src/site/browser/client.tsx"></script></body></html>`;
  // Vite would write the markup anew (a blank after each comma of a srcset), and React would find it changed.
  const html = (await server.transformIndexHtml(path, shell))
    .replace(PLACES.head, () => `${head}<style>${css}</style>`)
    .replace(PLACES.body, () => body);
  return { html, status };
}

export function pagesInDevelopment(): Plugin {
  return {
    name: "aipm:pages-in-development",
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
