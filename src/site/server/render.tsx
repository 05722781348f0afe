import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { PageDescription } from "../../content/page.ts";
import { FORM_IDS, FormReports } from "../../ui/forms/form-root.tsx";
import { HeadReports } from "../../ui/head.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import { localeOf } from "../../i18n/locale.ts";
import { setLocale } from "../../i18n/t.ts";
import { App } from "../app.tsx";
import { placeAt } from "../place.tsx";
import type { Rendered } from "./rendered.ts";

export { allPaths as pages } from "../place.tsx";

/** React puts what it hoists before the markup, since there is no head in the tree. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

const FORM_PLACE = '<div data-form-root="">';

/**
 * Why a page could not be rendered. Inside `Suspense` React leaves such a page to the browser and does not say why;
 * without the frame, and so without its `Suspense`, it throws the error itself.
 */
function reasonOf(page: ReactNode): string {
  try {
    renderToString(
      <HeadReports value={[]}>
        <FormReports value={[]}>{page}</FormReports>
      </HeadReports>,
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "a part of it in Suspense failed";
}

export async function render(path: string): Promise<Rendered> {
  const locale = localeOf(path);
  const [place, messages] = await Promise.all([placeAt(path), locale === "en" ? {} : loadMessages(locale)]);
  // Nothing below waits: whatever else is rendered beside it, the page is rendered in its own locale.
  setLocale({ locale, messages });
  const described: PageDescription[] = [];
  const forms: ReactNode[] = [];
  const html = renderToString(
    <HeadReports value={described}>
      <FormReports value={forms}>
        <App place={place}>{place.page}</App>
      </FormReports>
    </HeadReports>,
  );
  if (html.includes("<!--$!-->")) throw new Error(`${path} could not be rendered: ${reasonOf(place.page)}`);
  const head = HOISTED.exec(html)?.[0] ?? "";
  const [page] = described;
  return {
    head,
    body: html.slice(head.length).replace(FORM_PLACE, (opening) => {
      const [form, ...others] = forms;
      if (others.length > 0) throw new Error(`${path} has more than one form`);
      return opening + renderToString(form, FORM_IDS);
    }),
    path: page?.path,
    listed: page !== undefined && page.listed !== false && (page.canonical ?? page.path) === page.path,
    status: place.isFound ? 200 : 404,
  };
}
