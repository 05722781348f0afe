import { lazy, Suspense, useSyncExternalStore } from "react";
import { toasts } from "../toast.ts";

const Toaster = lazy(() => import("./toaster.tsx").then((file) => ({ default: file.Toaster })));

export function Toasts() {
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.wanted, () => false);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
