import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, type RefObject } from "react";

/**
 * A finger keeps the native row: under a slow CPU a swipe costs a script about 85 ms there and the browser none, and it would have to be
 * fetched first.
 */
const MOUSE = "(hover:hover) and (pointer:fine)";

/** Lets embla take a row over once it comes near the view, where a mouse could drag it. */
export function useEmbla(
  api: RefObject<EmblaCarouselType | undefined>,
  frame: RefObject<HTMLElement | null>,
  perPage: number,
  onTurn: () => void,
): void {
  useEffect(() => {
    if (!matchMedia(MOUSE).matches || !("IntersectionObserver" in globalThis)) return undefined;
    let isGone = false;
    const watch = new IntersectionObserver(
      async ([entry]) => {
        if (!entry!.isIntersecting) return;
        watch.disconnect();
        const { takeOver } = await import("./embla.ts");
        if (isGone) return;
        api.current = takeOver(frame.current!, perPage);
        api.current.on("select", onTurn).on("reInit", onTurn);
        onTurn();
      },
      { rootMargin: "25%" },
    );
    watch.observe(frame.current!);
    return () => {
      isGone = true;
      watch.disconnect();
      api.current?.destroy();
    };
  }, [api, frame, perPage, onTurn]);
}
