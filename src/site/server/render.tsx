import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { PageDescription } from "../../content/page.ts";
import { FORM_IDS, FormReports } from "../../ui/forms/form-root.tsx";
import { HeadReports } from "../../ui/head.tsx";
import { speak } from "../../words/say.ts";
import type { Rendered } from "./rendered.ts";
import { createAppRouter } from "../router.tsx";

/** Every page of the site, from the route tree: what is not here does not exist. */
export async function pages(): Promise<readonly string[]> {
  const router = createAppRouter(createMemoryHistory());
  const all = await Promise.all(
    Object.values(router.routesByPath).map(
      // The index of a folder ends in a slash, its address does not.
      (route) => route.options.staticData?.paths?.() ?? [route.fullPath.replace(/(.)\/$/, "$1")],
    ),
  );
  // A form may have a route of its own, which then wins over the one that serves every form.
  return [...new Set(all.flat())].toSorted((a, b) => a.localeCompare(b));
}

/** React puts what it hoists before the markup, since there is no head in the tree. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

const FORM_PLACE = '<div data-form-root="">';

/** An address that is nobody's is the root's alone, or that of a route that serves many and not this one. */
function statusOf(matches: readonly { readonly status: string }[]): number {
  if (matches.length === 1 || matches.some(({ status }) => status === "notFound")) return 404;
  return matches.some(({ status }) => status === "error") ? 500 : 200;
}

export async function render(path: string): Promise<Rendered> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  // A page in another language says so when it is loaded.
  speak();
  await router.load();
  const described: PageDescription[] = [];
  const forms: ReactNode[] = [];
  const html = renderToString(
    <HeadReports value={described}>
      <FormReports value={forms}>
        <RouterProvider router={router} />
      </FormReports>
    </HeadReports>,
  );
  const head = HOISTED.exec(html)?.[0] ?? "";
  const { matches } = router.state;
  const [page] = described;
  return {
    head,
    body: html.slice(head.length).replace(FORM_PLACE, (place) => {
      const [form, ...others] = forms;
      if (others.length > 0) throw new Error(`${path} has more than one form`);
      return place + renderToString(form, FORM_IDS);
    }),
    path: page?.path,
    listed: page !== undefined && page.listed !== false && (page.canonical ?? page.path) === page.path,
    routeIds: matches.map((match) => match.routeId),
    status: statusOf(matches),
  };
}
