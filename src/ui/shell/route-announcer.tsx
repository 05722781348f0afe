import { useEffect, useRef, useState } from "react";

/** After a client navigation: announces the title to screen readers, and moves the focus to the heading, unless a hash names a target. */
export function RouteAnnouncer({ path }: { path: string }) {
  const previousPath = useRef(path);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    // oxlint-disable-next-line react/set-state-in-effect
    setTitle(document.title);
    if (location.hash) return;
    const target =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  }, [path]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
