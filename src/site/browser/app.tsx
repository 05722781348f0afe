import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import type { AppRouter } from "../router.tsx";

/** The page as React takes it over. Effects run only once the tree is really interactive: then the loader hears of it. */
export function App({ router }: { router: AppRouter }) {
  useEffect(() => {
    dispatchEvent(new Event("app:ready"));
  }, []);
  return <RouterProvider router={router} />;
}
