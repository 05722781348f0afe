import { createRootRoute, Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { languageOf, pathIn } from "../words/language.ts";
import { isTranslated } from "../words/translated.ts";
import { Shell } from "../ui/shell/shell.tsx";

export const Route = createRootRoute({ component: Root });

function Root() {
  const path = useLocation({ select: (location) => location.pathname });
  const isForm = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === "/$form") });
  const isFound = useMatches({ select: (matches) => matches.every(({ status }) => status !== "notFound") });
  const isInTwo = !isFound || languageOf(path) !== "en" || isTranslated(path, isForm);
  return (
    <Shell path={isFound ? path : pathIn(languageOf(path), "/404")} isTranslated={isInTwo}>
      <Outlet />
    </Shell>
  );
}
