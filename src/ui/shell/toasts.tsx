import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { toasts } from "../toast.ts";

/** What a toast says also stands in the page: without the library nothing is shown, and nothing is lost. */
const Toaster = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import("./toaster.tsx")).Toaster };
  } catch (error) {
    console.warn("Toasts could not be loaded", error);
    return { default: () => null };
  }
});

export function Toasts() {
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.wanted, () => false);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
