import { company } from "../content/company.ts";
import { type NavLink, queryLink } from "../content/navigation.ts";
import { Glyph } from "./glyph.tsx";
import { useChat } from "./page-name.ts";
import { localHref } from "../i18n/links.ts";
import { t } from "../i18n/t.ts";

/**
 * On a phone or a tablet, the page's verb and two ways to a person, at the foot of the screen. It stands in the flow at the page's
 * end and sticks until then, so that it covers nothing there; pages with a form have none.
 */
export function Dock({ action = queryLink }: { action?: NavLink }) {
  return (
    <nav aria-label={t("Reach us")} className="dock print:hidden">
      <a href={localHref(action.href)} className="btn btn-primary">
        {action === queryLink ? t(queryLink.label) : action.label}
      </a>
      <a href={company.phone.href} className="dock-item">
        <Glyph name="phone" />
        {t("Call")}
      </a>
      <a href={useChat()} target="_blank" rel="noopener" className="dock-item">
        <Glyph name="message-circle" />
        WhatsApp
      </a>
      <a href="#top" aria-label={t("Back to top")} className="dock-item dock-top">
        <Glyph name="arrow-up" />
        {t("Top")}
      </a>
    </nav>
  );
}
