import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { StructuredData } from "../../ui/head.tsx";
import type { Page, Rendered } from "./rendered.ts";
import { createAppRouter } from "../router.tsx";

/** Every page of the site, from the route tree: what is not here does not exist. */
export function pages(): readonly Page[] {
  const router = createAppRouter(createMemoryHistory());
  const all = Object.values(router.routesByPath).flatMap((route) => {
    const { paths, unlisted } = route.options.staticData ?? {};
    const isUnlisted = (path: string): boolean => unlisted === true || (unlisted?.includes(path) ?? false);
    // The index of a folder ends in a slash, its address does not.
    const own = route.fullPath.replace(/(.)\/$/, "$1");
    return (paths?.() ?? [own]).map((path: string) => ({ path, unlisted: isUnlisted(path) }));
  });
  // A form may have a route of its own, which then wins over the one that serves every form.
  const once = new Map(all.map((page) => [page.path, page]));
  return [...once.values()].toSorted((a, b) => a.path.localeCompare(b.path));
}

/** React puts what it hoists before the markup, since there is no head in the tree. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

const isMissing = (match: { status: string; globalNotFound?: boolean }): boolean =>
  match.status === "notFound" || match.globalNotFound === true;

export async function render(path: string): Promise<Rendered> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const structuredData: object[] = [];
  const html = renderToString(
    <StructuredData value={structuredData}>
      <RouterProvider router={router} />
    </StructuredData>,
  );
  const head = HOISTED.exec(html)?.[0] ?? "";
  const { matches } = router.state;
  return {
    head,
    body: html.slice(head.length),
    structuredData,
    routeIds: matches.map((match) => match.routeId),
    eager: matches.some((match) => match.staticData.eager),
    status: matches.some(isMissing) ? 404 : matches.some((match) => match.status === "error") ? 500 : 200,
  };
}
