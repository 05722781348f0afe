import "virtual:uno.css";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { followLinks } from "./navigation.ts";
import { rememberTyped } from "../../lead/typed.ts";
import { createAppRouter } from "../router.tsx";

const router = createAppRouter();
// The markup was rendered from the same tree, without the router's own streaming protocol.
Object.assign(router, { ssr: { manifest: undefined } });

/** Effects run only once the tree is really interactive; `hydrateRoot` returning says nothing of that. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
    dispatchEvent(new Event("app:ready"));
  }, []);
  return children;
}

/** Styles of what the prerendered page does not show yet; a sheet that fails to load must not keep React away. */
function stylesLoaded(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-full]");
  if (!sheet || sheet.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    sheet.addEventListener("load", () => resolve(), { once: true });
    sheet.addEventListener("error", () => resolve(), { once: true });
  });
}

await Promise.all([router.load(), stylesLoaded()]);
rememberTyped();
hydrateRoot(
  document.querySelector("#root")!,
  <Ready>
    <RouterProvider router={router} />
  </Ready>,
);
followLinks(router);
