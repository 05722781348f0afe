import { createRootRoute, Outlet } from "@tanstack/react-router";

/** The frame stands around the router: src/site/app.tsx. */
export const Route = createRootRoute({ component: Outlet });
