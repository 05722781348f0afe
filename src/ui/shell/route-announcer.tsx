import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * After a client navigation nothing tells a screen reader that the page changed: say its title, and start reading at its
 * heading. A hash has its own target.
 */
export function RouteAnnouncer() {
  const router = useRouter({ warn: false });
  const [title, setTitle] = useState("");

  useEffect(
    () =>
      router?.subscribe("onRendered", ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation) return;
        setTitle(document.title);
        if (toLocation.hash) return;
        const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
        target?.setAttribute("tabindex", "-1");
        target?.focus({ preventScroll: true });
      }),
    [router],
  );

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
