import { useSyncExternalStore } from "react";
import { optional } from "../optional.tsx";
import { toasts } from "../toast.ts";

const Toaster = optional("toasts", async () => (await import("./toaster.tsx")).Toaster);

export function Toasts() {
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.wanted, () => false);
  return wanted ? <Toaster /> : null;
}
