import { type Ref, useEffect, useRef, type ReactNode } from "react";
import {
  aboutLinks,
  directLinks,
  type MenuLink,
  type NavLink,
  queryLink,
  serviceColumns,
  serviceLinks,
} from "../../content/navigation.ts";
import { PhoneLink } from "../contact-links.tsx";
import { localHref } from "../../i18n/links.ts";
import { t } from "../../i18n/t.ts";
import { Link } from "../link.tsx";

const includesPath = (links: readonly MenuLink[], path: string): boolean =>
  links.some(({ href }) => localHref(href) === path);

function Links({ links, className }: { links: readonly MenuLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{t(label)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The place of a button in the bar. */
const BESIDE = "mt-5 lg:my-0 lg:mr-0 lg:ml-3";

interface MenuProps {
  path: string;
  /** The page's own action. It takes the place of the button in the bar. */
  action?: NavLink | undefined;
  ref: Ref<HTMLElement>;
}

/** The main menu: a bar on a laptop, a panel on a phone. */
export function Menu({ path, action, ref }: MenuProps) {
  const isQuery = localHref(queryLink.href) === path;
  return (
    <nav ref={ref} id="site-menu" popover="auto" aria-label={t("Main")} className="site-menu">
      <Dropdown
        label={t("Services")}
        isCurrent={includesPath(serviceLinks, path)}
        className="nav-services lg:static"
      >
        {/* Three columns, aligned with the end of the bar. */}
        <div className="nav-panel lg:grid lg:grid-flow-col lg:gap-4 lg:px-4 lg:py-5">
          {serviceColumns.map(({ title, links }) => (
            <div key={title} className="pt-3 first:pt-0 lg:pt-0">
              <p className="text-small font-600 text-brass lg:px-3 lg:pb-1.5">{t(title)}</p>
              <Links links={links} />
            </div>
          ))}
        </div>
      </Dropdown>
      <Dropdown label={t("About Us")} isCurrent={includesPath(aboutLinks, path)}>
        <Links links={aboutLinks} className="nav-panel" />
      </Dropdown>
      {directLinks.map(({ label, href }) => (
        <Link key={href} href={href} className="nav-item">
          {t(label)}
        </Link>
      ))}
      <Link
        href={queryLink.href}
        className={
          action ? "nav-item" : `btn ${BESIDE} ${isQuery ? "bg-leaf text-page" : "btn-secondary"}`
        }
      >
        {t(queryLink.label)}
      </Link>
      {action && (
        <Link
          href={action.href}
          className={`btn btn-secondary ${BESIDE} max-lg:hidden max-xl:px-2.5 max-xl:py-1 max-xl:text-small`}
        >
          {action.label}
        </Link>
      )}
      <PhoneLink className="tap mt-3 lg:hidden" />
    </nav>
  );
}

const CLOSE_DELAY = 500;

const canHover = (): boolean => matchMedia("(hover:hover) and (min-width:64rem)").matches;

/** A `<details>` that opens on click, and on hover with a mouse. Opening one closes the other: they share a name. */
function Dropdown({
  label,
  isCurrent,
  className = "",
  children,
}: {
  label: string;
  /** It has a link to the present page. */
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
      // Not while the keyboard is in it.
      if (!details.current?.querySelector("a:focus-visible"))
        details.current?.removeAttribute("open");
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
        key={label}
        className="nav-item"
        aria-current={isCurrent || undefined}
        // It is open by hover: a click must not close it.
        onClick={(event) =>
          hovered.current && details.current?.open && event.detail > 0 && event.preventDefault()
        }
      >
        {label}
        <span className="i-lucide-chevron-down" aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
