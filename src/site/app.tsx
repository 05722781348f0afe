import { Suspense, type ReactNode } from "react";
import { Shell } from "../ui/shell/shell.tsx";
import { englishPathOf, languageOf, pathIn } from "../words/language.ts";
import { isTranslated } from "../words/translated.ts";
import type { Place } from "./place.tsx";

/** The frame, and in it a page: the one that the document came with, or whatever the router shows. */
export function App({ place: { path, isFound }, children }: { place: Place; children?: ReactNode }) {
  const isInTwo = !isFound || isTranslated(englishPathOf(path));
  return (
    <Shell path={isFound ? path : pathIn(languageOf(path), "/404")} isTranslated={isInTwo}>
      {/* React takes over what is in it after all else. */}
      <Suspense>{children}</Suspense>
    </Shell>
  );
}
