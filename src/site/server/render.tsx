/** Renders the page at an address to HTML: in the build for every page, in development for the one that is asked for. */
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { loadMessages } from "../../i18n/load-messages.ts";
import { alternates } from "../../i18n/links.ts";
import { englishPathOf, type Locale, LOCALES, localeOf } from "../../i18n/locale.ts";
import { setLocale } from "../../i18n/t.ts";
import type { LoadedPage } from "../../routes/-page.tsx";
import { createAppRouter, pathsOf } from "../router.tsx";
import type { Program, Rendered } from "./rendered.ts";

/** React puts what it hoists before the markup, since there is no head in the tree. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Links out of a translation name the language they lead to, for those who follow them unseen; readers see it beside them. */
const withHrefLang = (html: string, locale: Locale): string =>
  locale === "en"
    ? html
    : html.replaceAll(
        new RegExp(`<a(?=[^>]* href="/(?!${locale}[/?#"]))(?![^>]* hreflang=)`, "gi"),
        `$& hreflang="${LOCALES.en.lang}"`,
      );

/** React leaves a part that fails to the browser, and does not say why; as a stream it does. */
async function reasonOf(app: ReactNode): Promise<Error> {
  const reasons: unknown[] = [];
  const stream = await renderToReadableStream(app, { onError: (error) => void reasons.push(error) });
  await stream.allReady;
  return reasons[0] instanceof Error ? reasons[0] : new Error(String(reasons[0]));
}

export const paths: Program["paths"] = () => pathsOf(createAppRouter());

export async function render(path: string): Promise<Rendered> {
  const locale = localeOf(path);
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  const [messages] = await Promise.all([locale === "en" ? {} : loadMessages(locale), router.load()]);
  const { error, loaderData } = router.state.matches.at(-1)!;
  if (error) throw error;
  // Nothing below waits: whatever else is rendered beside it, the page is rendered in its own locale.
  setLocale({ locale, messages });
  const app = <RouterProvider router={router} />;
  const html = renderToString(app);
  if (html.includes("<!--$!-->")) {
    const reason = await reasonOf(app);
    throw new Error(`${path} could not be rendered: ${reason.message}`, { cause: reason });
  }
  const head = HOISTED.exec(html)?.[0] ?? "";
  const body = withHrefLang(html.slice(head.length), locale);
  const { description, files } = loaderData as LoadedPage;
  return {
    head,
    body,
    alternates: alternates(description.path),
    description,
    files,
    status: englishPathOf(description.path) === "/404" ? 404 : 200,
  };
}
