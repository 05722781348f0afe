import { company } from "../content/company.ts";
import { type NavLink, queryLink } from "../content/navigation.ts";
import { Glyph } from "./glyph.tsx";
import { useChat } from "./page-name.ts";
import { t } from "../i18n/t.ts";
import { Link } from "./link.tsx";

const ITEM =
  "grid min-h-12 min-w-[min(3.25rem,18vw)] content-center justify-items-center text-xs font-500";

/**
 * The bar at the foot of a phone or tablet: the page's action, call, chat and "back to top". It is sticky, so it covers nothing at the
 * end of the page. Pages with a form have none.
 */
export function Dock({ action = queryLink }: { action?: NavLink }) {
  return (
    <nav aria-label={t("Reach us")} className="dock print:hidden">
      <Link href={action.href} className="btn btn-primary">
        {action === queryLink ? t(queryLink.label) : action.label}
      </Link>
      <a href={company.phone.href} className={ITEM}>
        <Glyph name="phone" />
        <span>{t("Call")}</span>
      </a>
      <a href={useChat()} target="_blank" rel="noopener" className={ITEM}>
        <Glyph name="message-circle" />
        <span>WhatsApp</span>
      </a>
      <a href="#top" aria-label={t("Back to top")} className={`${ITEM} way-up`}>
        <Glyph name="arrow-up" />
        <span>{t("Top")}</span>
      </a>
    </nav>
  );
}
