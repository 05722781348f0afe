import type { Ref } from "react";
import { aboutLinks, directLinks, moments, type MenuLink, queryLink, serviceLinks } from "../../content/navigation.ts";
import { PhoneLink } from "../contact-links.tsx";
import { Dropdown } from "./dropdown.tsx";
import { localHref } from "../../i18n/links.ts";
import { t } from "../../i18n/t.ts";

const holds = (links: readonly MenuLink[], path: string): boolean => links.some(({ href }) => localHref(href) === path);

function Links({ links, path, className }: { links: readonly MenuLink[]; path: string; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={localHref(href)} aria-current={localHref(href) === path ? "page" : undefined}>
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The bar of a laptop and the panel of a phone. */
export function Menu({ path, ref }: { path: string; ref: Ref<HTMLElement> }) {
  const isQuery = localHref(queryLink.href) === path;
  return (
    <nav ref={ref} id="site-menu" popover="auto" aria-label={t("Main")} className="site-menu">
      <Dropdown label={t("Services")} isCurrent={holds(serviceLinks, path)} className="nav-services">
        <div className="nav-panel">
          {moments.map(({ moment, links }) => (
            <div key={moment}>
              <p className="text-small font-600 text-brass">{t(moment)}</p>
              <Links links={links} path={path} />
            </div>
          ))}
        </div>
      </Dropdown>
      <Dropdown label={t("About Us")} isCurrent={holds(aboutLinks, path)}>
        <Links links={aboutLinks} path={path} className="nav-panel" />
      </Dropdown>
      {directLinks.map(({ label, href }) => (
        <a
          key={href}
          href={localHref(href)}
          className="nav-item"
          aria-current={localHref(href) === path ? "page" : undefined}
        >
          {t(label)}
        </a>
      ))}
      <a
        href={localHref(queryLink.href)}
        className={`btn nav-query ${isQuery ? "bg-leaf text-page" : "btn-secondary"}`}
        aria-current={isQuery ? "page" : undefined}
      >
        {t(queryLink.label)}
      </a>
      <PhoneLink className="tap mt-3 lg:hidden" />
    </nav>
  );
}
