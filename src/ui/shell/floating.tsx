import { Glyph } from "../glyph.tsx";
import { useChat } from "../page-name.ts";
import { t } from "../../i18n/t.ts";

const ROUND =
  "flex h-13 min-w-13 items-center justify-center gap-2 rounded-[99rem] font-600 shadow-card";

/**
 * A chat with the company, and the way up. On a phone and a tablet they are in the dock, or at the
 * end of a page with a form. On a wider screen they float, and CSS shows the way up beyond 1000 px
 * of scroll (see `floating` and `way-up`).
 */
export function Floating() {
  return (
    <nav aria-label={t("Reach us")} className="floating print:hidden">
      <a
        href={useChat()}
        target="_blank"
        rel="noopener"
        aria-label={t("Chat with us on WhatsApp")}
        className={`chat-float ${ROUND} bg-green text-on-green`}
      >
        <Glyph name="message-circle" />
        <span>{t("Chat with us")}</span>
      </a>
      <a
        href="#top"
        aria-label={t("Back to top")}
        className={`way-up w-13 ${ROUND} border border-line bg-card text-ink`}
      >
        <Glyph name="arrow-up" />
      </a>
    </nav>
  );
}
