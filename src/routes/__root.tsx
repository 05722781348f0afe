import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  useLocation,
  useMatches,
} from "@tanstack/react-router";
import { Shell } from "../ui/shell/shell.tsx";
import type { LoadedPage, RouterContext } from "../site/page-loader.tsx";

/** The frame with the page in it. The outlet is a Suspense boundary, so React hydrates the frame first. */
function Root() {
  const page = useMatches({
    select: (matches) => matches.at(-1)?.loaderData as LoadedPage | undefined,
  });
  const { pathname } = useLocation();
  return (
    <>
      {/* React moves these tags into the head. */}
      <HeadContent />
      <Shell
        path={page?.description.path ?? pathname}
        title={page?.description.title}
        action={page?.description.action}
      >
        <Outlet />
      </Shell>
    </>
  );
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });
