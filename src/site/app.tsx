import { Suspense, type ReactNode } from "react";
import { Shell } from "../ui/shell/shell.tsx";
import { localeOf, pathIn } from "../i18n/locale.ts";
import type { Place } from "./place.tsx";

/** The frame, and in it a page: the one that the document came with, or whatever the router shows. */
export function App({ place: { path, isFound }, children }: { place: Place; children?: ReactNode }) {
  return (
    <Shell path={isFound ? path : pathIn(localeOf(path), "/404")}>
      {/* React takes over what is in it after all else. */}
      <Suspense>{children}</Suspense>
    </Shell>
  );
}
