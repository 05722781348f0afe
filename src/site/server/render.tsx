/** Renders the page at an address to HTML: in the build for every page, in development for the one that is asked for. */
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { loadMessages } from "../../i18n/load-messages.ts";
import { hreflangLinks } from "../../i18n/links.ts";
import { englishPathOf, type Locale, LOCALES, localeOf } from "../../i18n/locale.ts";
import { setLocale } from "../../i18n/t.ts";
import type { LoadedPage } from "../../routes/-page.tsx";
import { createAppRouter, pagePathsOf } from "../router.tsx";
import type { Program, Rendered } from "./rendered.ts";

/** React puts what it hoists before the markup, since there is no head in the tree. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Adds `hreflang` to links from a translation to an English page, for screen readers. */
const withHrefLang = (html: string, locale: Locale): string =>
  locale === "en"
    ? html
    : html.replaceAll(
        new RegExp(`<a(?=[^>]* href="/(?!${locale}[/?#"]))(?![^>]* hreflang=)`, "gi"),
        `$& hreflang="${LOCALES.en.lang}"`,
      );

/** Why a part failed. `renderToString` leaves it to the browser without saying; a stream reports it. */
async function renderErrorOf(app: ReactNode): Promise<Error> {
  const reasons: unknown[] = [];
  const stream = await renderToReadableStream(app, { onError: (error) => void reasons.push(error) });
  await stream.allReady;
  return reasons[0] instanceof Error ? reasons[0] : new Error(String(reasons[0]));
}

export const paths: Program["paths"] = () => pagePathsOf(createAppRouter());

export async function render(path: string): Promise<Rendered> {
  const locale = localeOf(path);
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  const [messages] = await Promise.all([locale === "en" ? {} : loadMessages(locale), router.load()]);
  const { error, loaderData } = router.state.matches.at(-1)!;
  if (error) throw error;
  // The locale is global. Nothing from here on is awaited, so pages that are rendered at the same time do not mix.
  setLocale({ locale, messages });
  const app = <RouterProvider router={router} />;
  const html = renderToString(app);
  if (html.includes("<!--$!-->")) {
    const reason = await renderErrorOf(app);
    throw new Error(`${path} could not be rendered: ${reason.message}`, { cause: reason });
  }
  const head = HOISTED.exec(html)?.[0] ?? "";
  const body = withHrefLang(html.slice(head.length), locale);
  const { description, files } = loaderData as LoadedPage;
  return {
    head,
    body,
    hreflangLinks: hreflangLinks(description.path),
    description,
    files,
    status: englishPathOf(description.path) === "/404" ? 404 : 200,
  };
}
