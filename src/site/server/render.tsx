/** Renders the page at an address to HTML: every page in the build, a requested page in development. */
import { createMemoryHistory } from "@tanstack/react-router";
import { RouterServer } from "@tanstack/react-router/ssr/server";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { loadMessages } from "../../i18n/load-messages.ts";
import { hreflangLinks } from "../../i18n/links.ts";
import { toEnglishPath, LOCALES, readLocale } from "../../i18n/locale.ts";
import { setLocale } from "../../i18n/t.ts";
import type { LoadedPage } from "../page-loader.tsx";
import { createAppRouter, listPagePaths } from "../router.tsx";
import type { Program, Rendered } from "./rendered.ts";

/** Renders again as a stream to find the error, because `renderToString` leaves errors in `Suspense` to the browser. */
async function renderErrorIn(app: ReactNode): Promise<Error> {
  const reasons: unknown[] = [];
  const stream = await renderToReadableStream(app, {
    onError: (error) => void reasons.push(error),
  });
  await stream.allReady;
  return reasons[0] instanceof Error ? reasons[0] : new Error(String(reasons[0]));
}

export const paths: Program["paths"] = () => listPagePaths(createAppRouter());

export async function render(path: string): Promise<Rendered> {
  const locale = readLocale(path);
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  const [messages] = await Promise.all([
    locale === "en" ? {} : loadMessages(locale),
    router.load(),
  ]);
  const { error, loaderData } = router.state.matches.at(-1)!;
  if (error) throw error;
  // The locale is global. Do not await until the markup is rendered, or parallel renders would mix their locales.
  setLocale({ locale, messages });
  // React adds a head with the tags of the page. A `<head>` next to the body would change the ids of `useId`.
  const app = (
    <html
      lang={LOCALES[locale].lang}
      data-script={LOCALES[locale].script}
      data-translated={locale === "en" ? undefined : ""}
    >
      <body className="bg-page text-ink">
        <div id="root">
          <RouterServer router={router} />
        </div>
      </body>
    </html>
  );
  const html = renderToString(app);
  if (html.includes("<!--$!-->")) {
    const reason = await renderErrorIn(app);
    throw new Error(`${path} could not be rendered: ${reason.message}`, { cause: reason });
  }
  const { description, files } = loaderData as LoadedPage;
  return {
    html,
    hreflangLinks: hreflangLinks(description.path),
    description,
    files,
    status: toEnglishPath(description.path) === "/404" ? 404 : 200,
  };
}
