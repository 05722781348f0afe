import { useEffect, useRef, type ReactNode } from "react";

const CLOSE_DELAY = 500;

const canHover = (): boolean => matchMedia("(hover:hover) and (min-width:64rem)").matches;

/**
 * A <details> that a mouse opens by hovering. It opens and closes without scripts, by click, tap or Enter; the two menus share a
 * name, so opening one closes the other.
 */
export function Dropdown({
  label,
  isCurrent,
  className = "",
  children,
}: {
  label: string;
  /** One of its pages is shown. */
  isCurrent: boolean;
  className?: string;
  /** The panel. */
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);

  const hover = (): void => {
    clearTimeout(timer.current);
    hovered.current = true;
    details.current!.open = true;
  };
  const leave = (): void => {
    if (!hovered.current) return;
    hovered.current = false;
    timer.current = setTimeout(() => {
      // Whoever goes through it by key has not left.
      if (!details.current?.querySelector("a:focus-visible")) details.current?.removeAttribute("open");
    }, CLOSE_DELAY);
  };

  useEffect(() => {
    if (canHover() && details.current?.matches(":hover")) {
      hovered.current = true;
      details.current.open = true;
    }
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <details
      ref={details}
      name="site-nav"
      className={`nav-drop ${className}`}
      onPointerOver={(event) => event.pointerType === "mouse" && canHover() && hover()}
      onPointerLeave={leave}
    >
      <summary
        className="nav-item"
        aria-current={isCurrent || undefined}
        // Escape may have closed it under the pointer.
        onClick={(event) => hovered.current && details.current?.open && event.detail > 0 && event.preventDefault()}
      >
        {label}
        <span className="i-lucide-chevron-down" aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
