import { createRootRoute, Outlet, useLocation } from "@tanstack/react-router";
import { Shell } from "../ui/shell/shell.tsx";

export const Route = createRootRoute({ component: Root });

function Root() {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <Shell path={path}>
      <Outlet />
    </Shell>
  );
}
