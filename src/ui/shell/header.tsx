import { type RefObject, useEffect, useRef } from "react";
import { company } from "../../content/company.ts";
import type { NavLink } from "../../content/navigation.ts";
import { Logo } from "../logo.tsx";
import { SITE_ORIGIN } from "../structured-data.ts";
import { LanguageLinks } from "./language-links.tsx";
import { Menu } from "./menu.tsx";
import { t } from "../../i18n/t.ts";
import { Link } from "../link.tsx";

/** Not in iOS 16 and Firefox before 125. There the menu opens by `data-open`, and `:popover-open` would throw. */
const hasPopovers = (): boolean => "popover" in HTMLElement.prototype;

/** Closes the menu. On phones it is a popover, which also closes by an outside tap or Escape. */
function closeMenus(menu: HTMLElement | null): void {
  for (const open of menu?.querySelectorAll("details[open]") ?? []) open.removeAttribute("open");
  menu?.removeAttribute("data-open");
  if (hasPopovers() && menu?.matches(":popover-open")) menu.hidePopover();
}

/** Closes the menu once the visitor has left it or followed a link. @param path of the page */
function useClosedMenu(menu: RefObject<HTMLElement | null>, path: string): void {
  const previousPath = useRef(path);
  useEffect(() => {
    // Not on hydration: a menu may have been opened before.
    if (previousPath.current === path) return;
    previousPath.current = path;
    closeMenus(menu.current);
  }, [menu, path]);

  useEffect(() => {
    const bar = matchMedia("(min-width:64rem)");
    const off = new AbortController();
    const on = { signal: off.signal };
    const onOutside = (event: Event): void => {
      const target = event.target as Element;
      // The menu button handles its own tap.
      if (target.closest?.("[popovertarget]")) return;
      if (!menu.current?.contains(target)) closeMenus(menu.current);
    };
    // When a tablet is turned, an open panel would be missing from the bar.
    bar.addEventListener("change", () => bar.matches && closeMenus(menu.current), on);
    document.addEventListener("pointerdown", onOutside, on);
    // Also for a link to this same page.
    const onClick = (event: Event): void => {
      if ((event.target as Element).closest?.("#site-menu a")) closeMenus(menu.current);
    };
    document.addEventListener("click", onClick, on);
    // In the bar a list closes when the focus leaves it.
    const onFocus = (event: FocusEvent): void => {
      onOutside(event);
      if (!bar.matches) return;
      for (const open of menu.current?.querySelectorAll("details[open]") ?? [])
        if (!open.contains(event.target as Node)) open.removeAttribute("open");
    };
    document.addEventListener("focusin", onFocus, on);
    const onKeyDown = (event: KeyboardEvent): void => {
      const open = menu.current?.querySelector("details[open]");
      if (event.key !== "Escape" || !open) return;
      if (open.contains(document.activeElement)) open.querySelector("summary")?.focus();
      open.removeAttribute("open");
    };
    document.addEventListener("keydown", onKeyDown, on);
    return () => off.abort();
  }, [menu]);
}

/** Whose page it is, on paper. */
function Letterhead({ path }: { path: string }) {
  return (
    <p className="hidden items-center gap-5 pb-2 [border-bottom:2px_solid] print:flex">
      <Logo className="size-9" />
      <span className="mr-auto font-display text-2xl tracking-wide">{company.name}</span>
      <span className="figures">{company.phone.display}</span>
      <span>{company.email.display}</span>
      <span className="break-all">{`${SITE_ORIGIN}${path}`.replace(/^https?:\/\//, "")}</span>
    </p>
  );
}

export function Header({ path, action }: { path: string; action?: NavLink | undefined }) {
  const menu = useRef<HTMLElement>(null);
  useClosedMenu(menu, path);
  return (
    <header className="site-header sticky top-0 z-40 border-b bg-page [overflow-wrap:break-word]">
      <Letterhead path={path} />
      <div className="wrap site-bar relative flex min-h-17 items-center justify-between gap-x-[min(.5rem,2.5vw)] max-lg:flex-wrap print:hidden">
        <Link
          href="/"
          className="tap flex items-center gap-[min(.625rem,3vw)]"
          aria-label={t("{name}, home", company)}
        >
          <Logo className="size-[min(2rem,10vw)]" />
          <span className="font-display text-[min(1.5rem,7.5vw)] tracking-wide">
            {company.name}
          </span>
        </Link>
        <Menu ref={menu} path={path} action={action} />
        {/* The width of "हिन्दी" before its font is there and after. */}
        <LanguageLinks
          path={path}
          className="min-h-11 ml-auto flex items-center text-[min(1.0625rem,5.5vw)] lg:order-last lg:ml-4 min-w-[2.1em]"
        />
        <button
          type="button"
          popoverTarget="site-menu"
          onClick={() => hasPopovers() || menu.current?.toggleAttribute("data-open")}
          className="tap -mr-2 flex items-center gap-[min(.375rem,2vw)] pr-2 pl-1 text-[min(1.0625rem,5.5vw)] font-500 lg:hidden"
        >
          <span className="i-lucide-menu" aria-hidden="true" />
          <span className="i-lucide-x" aria-hidden="true" />
          {t("Menu")}
        </button>
      </div>
    </header>
  );
}
